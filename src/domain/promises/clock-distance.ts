import { businessDaysBetween } from './business-days.ts';
import type { ClockReading } from './clocks.ts';
import { dayMs, hourMs } from '../durations.ts';
import { countedBetween } from './counted-time.ts';
import type { OfficeCalendar } from './office-calendar.ts';
import { officeDate } from './office-date.ts';

/** How far a clock is from its end, in the largest unit that says it; always rounded down, and at least 1. */
export interface ClockDistance {
  readonly way: 'due_in' | 'late_by';
  readonly unit: 'minutes' | 'hours' | 'business_days';
  readonly count: number;
}

/**
 * How long until an open clock is late, or since when it is. Until then the hours are those of the wall, so that nobody
 * takes Friday night's "11 hours" for Monday morning; a day or more is said in business days. Null for a clock that
 * was met or stands still.
 */
export function clockDistance(
  { state, dueAt }: ClockReading,
  now: Date,
  calendar: OfficeCalendar,
): ClockDistance | null {
  if (state === 'met' || state === 'stopped' || dueAt === null) return null;
  const due = Date.parse(dueAt);
  if (state === 'late') {
    const over = countedBetween(due, now.getTime(), calendar.isBusinessDay);
    return { way: 'late_by', ...(over < dayMs ? timeOf(over) : daysOf(over / dayMs)) };
  }
  const left = due - now.getTime();
  if (left < dayMs) return { way: 'due_in', ...timeOf(left) };
  // Due at midnight means the day that ends then.
  return {
    way: 'due_in',
    ...daysOf(businessDaysBetween(officeDate(now), officeDate(new Date(due - 1)), calendar)),
  };
}

function timeOf(ms: number): Omit<ClockDistance, 'way'> {
  return ms < hourMs
    ? { unit: 'minutes', count: Math.max(1, Math.floor(ms / 60_000)) }
    : { unit: 'hours', count: Math.floor(ms / hourMs) };
}

function daysOf(days: number): Omit<ClockDistance, 'way'> {
  return { unit: 'business_days', count: Math.max(1, Math.floor(days)) };
}
