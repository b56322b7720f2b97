import { officeTimeZone } from './timings.ts';
import { dayMs, hourMs } from '../durations.ts';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date at the office at a given moment, as `YYYY-MM-DD`. Every rule about dates means this by "today". */
export function officeDate(moment: Date): string {
  return parts.format(moment);
}

/** The date (`YYYY-MM-DD`) so many days of the calendar after another, or before it with a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days of the calendar from today at the office until a date; negative when it is past. */
export function daysUntil(date: string, now: Date): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${officeDate(now)}T00:00:00Z`)) / dayMs;
}

/** When a date (`YYYY-MM-DD`) begins at the office, in epoch milliseconds. */
export function officeMidnight(date: string): number {
  // Midnight there is 04:00 UTC in summer and 05:00 in winter. Clocks change at 2 in the morning, never at midnight.
  const inSummer = Date.parse(`${date}T04:00:00Z`);
  return officeDate(new Date(inSummer)) === date ? inSummer : inSummer + hourMs;
}
