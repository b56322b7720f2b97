import { warningShare } from '../promises/clocks.ts';
import { countedBetween } from '../promises/counted-time.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';

/** Whether so much of the time for a task has passed that staff are warned. Business days count, as for promises. */
export function isSoonLate(
  task: { readonly since: string; readonly at: string | null },
  now: Date,
  calendar: OfficeCalendar,
): boolean {
  if (task.at === null) return false;
  const [since, due] = [Date.parse(task.since), Date.parse(task.at)];
  if (due <= now.getTime()) return false;
  const counted = (to: number) => countedBetween(since, to, calendar.isBusinessDay);
  return counted(now.getTime()) >= warningShare * counted(due);
}
