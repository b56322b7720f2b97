import { dayMs } from '../durations.ts';
import { nextDay } from './business-days.ts';
import { officeDate, officeMidnight } from './office-date.ts';

/** Which days, `YYYY-MM-DD`, count at all. */
export type CountsDay = (date: string) => boolean;

/**
 * The counted milliseconds between two moments. A day that counts has 24 hours even if the clocks change on it, so
 * that whole days always end at the hour at which they began.
 */
export function countedBetween(from: number, to: number, counts: CountsDay): number {
  let total = 0;
  for (const day of daysFrom(from)) {
    if (day.start >= to) break;
    if (counts(day.date)) total += (Math.min(to, day.end) - Math.max(from, day.start)) * day.pace;
  }
  return total;
}

/** The earliest moment by which so many counted milliseconds have passed. */
export function momentAfter(from: number, counted: number, counts: CountsDay): number {
  if (counted <= 0) return from;
  let left = counted;
  for (const day of daysFrom(from)) {
    if (!counts(day.date)) continue;
    const begins = Math.max(from, day.start);
    const here = (day.end - begins) * day.pace;
    if (here >= left) return Math.round(begins + left / day.pace);
    left -= here;
  }
  return Infinity;
}

interface OfficeDay {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** Counted milliseconds in one that passes. */
  readonly pace: number;
}

/** The days at the office from this moment's on, without end. */
function* daysFrom(moment: number): Generator<OfficeDay> {
  for (let date = officeDate(new Date(moment)); ;) {
    const day = known.get(date) ?? keep(date);
    yield day;
    date = day.next;
  }
}

/** Kept, because a promise that has been late for years walks thousands of days, and Today reads hundreds of them. */
const known = new Map<string, OfficeDay & { readonly next: string }>();

function keep(date: string) {
  const next = nextDay(date);
  const start = officeMidnight(date);
  const end = officeMidnight(next);
  const day = { date, start, end, next, pace: dayMs / (end - start) };
  known.set(date, day);
  return day;
}
