import { officeDate, officeMidnight } from './office-date.ts';
import { dayMs } from '../durations.ts';

/** The Monday (`YYYY-MM-DD`) of the week in which a date of the office lies. */
export function mondayOf(date: string): string {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** When the week of the office began, Monday at midnight. */
export function weekBegan(now: Date): Date {
  return new Date(officeMidnight(mondayOf(officeDate(now))));
}
