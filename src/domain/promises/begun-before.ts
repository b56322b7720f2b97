import { momentAfter } from './counted-time.ts';
import type { OfficeCalendar } from './office-calendar.ts';
import { dayMs } from '../durations.ts';

/** No closure is longer than a month, so nothing begun before that is still in time. */
const furthestDays = 70;

/**
 * The latest moment at which something may have begun that was promised within so many milliseconds of business time
 * and is late now. Lets a list be asked for what is late without counting each of its rows.
 */
export function lateIfBegunBefore(now: Date, promisedMs: number, calendar: OfficeCalendar): Date {
  let early = now.getTime() - furthestDays * dayMs;
  let late = now.getTime();
  while (late - early > 1_000) {
    const middle = (early + late) / 2;
    if (momentAfter(middle, promisedMs, calendar.isBusinessDay) <= now.getTime()) early = middle;
    else late = middle;
  }
  return new Date(early);
}
