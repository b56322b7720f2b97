import { easternMoment } from '../promises/eastern-moment.ts';
import { officeDate } from '../promises/office-date.ts';
import { dayMs } from '../durations.ts';

/** When a client is reminded of a hearing: so many days before, at this hour of the wall in Georgia. */
export const hearingReminders = [
  { name: 'week', daysBefore: 7, hour: '09:00' },
  { name: 'two_days', daysBefore: 2, hour: '09:00' },
  { name: 'evening', daysBefore: 1, hour: '18:00' },
] as const;

/** The moments (ISO) of the reminders of a hearing. The database has the same rule, and a test holds the two equal. */
export function reminderMoments(startsAt: string): string[] {
  const day = Date.parse(`${officeDate(new Date(startsAt))}T00:00:00Z`);
  return hearingReminders.map(({ daysBefore, hour }) => {
    const date = new Date(day - daysBefore * dayMs).toISOString().slice(0, 10);
    const moment = easternMoment(date, hour);
    // Clocks change at two in the morning: no reminder falls into that hour.
    if (typeof moment === 'string') throw new Error(`${date} has no ${hour}`);
    return moment.at;
  });
}
