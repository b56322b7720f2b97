import { easternMoment } from '../promises/eastern-moment.ts';
import { officeDate } from '../promises/office-date.ts';
import { dayMs } from '../durations.ts';

/** When a client is reminded of a hearing: so many days before, at this hour of the wall in Georgia. */
export const hearingReminders = [
  { name: 'week', daysBefore: 7, hour: '09:00' },
  { name: 'two_days', daysBefore: 2, hour: '09:00' },
  { name: 'evening', daysBefore: 1, hour: '18:00' },
] as const;

/** When a client is reminded of what we need by a day: so many days before it, or after it, in the morning. */
export const requestReminders = [
  { name: 'before', daysBefore: 3, hour: '09:00' },
  { name: 'day', daysBefore: 0, hour: '09:00' },
  { name: 'after', daysBefore: -3, hour: '09:00' },
] as const;

type Reminder = (typeof hearingReminders | typeof requestReminders)[number];

/** The moments (ISO) of the reminders of a hearing. The database has the same rule, and a test holds the two equal. */
export function reminderMoments(startsAt: string): string[] {
  return momentsOf(officeDate(new Date(startsAt)), hearingReminders);
}

/** The moments (ISO) of the reminders of what we need by a day; the database has this rule, too. */
export function requestReminderMoments(dueOn: string): string[] {
  return momentsOf(dueOn, requestReminders);
}

function momentsOf(of: string, reminders: readonly Reminder[]): string[] {
  const day = Date.parse(`${of}T00:00:00Z`);
  return reminders.map(({ daysBefore, hour }) => {
    const date = new Date(day - daysBefore * dayMs).toISOString().slice(0, 10);
    const moment = easternMoment(date, hour);
    // Clocks change at two in the morning: no reminder falls into that hour.
    if (typeof moment === 'string') throw new Error(`${date} has no ${hour}`);
    return moment.at;
  });
}
