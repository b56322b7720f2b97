import * as z from 'zod/mini';
import { addDays } from '../promises/office-date.ts';
import { mondayOf } from '../promises/office-week.ts';
import { isId } from '../record-id.ts';
import { isDate } from './dates.ts';

/** Days one look may hold: a month with the ends of its first and last week. */
export const mostDays = 42;

/** The days after the year 9999 have no name a date could be written in. */
const end = '9999-01-01';

export const calendarRequest = z.object({
  /** The first day, of the office. */
  from: z.string('date.invalid').check(z.refine((day) => isDate(day) && day < end, 'date.invalid')),
  days: z._default(
    z.int('field.wrongType').check(z.minimum(1, 'field.wrongType'), z.maximum(mostDays, 'field.wrongType')),
    7,
  ),
  ownerId: z.optional(z.string().check(z.refine(isId, 'field.wrongType'))),
});

export const calendarKinds = ['hearing', 'call', 'deadline', 'task'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarItem = z.object({
  id: z.string(),
  kind: z.enum(calendarKinds),
  at: z.string(),
  allDay: z.boolean(),
  caseId: z.string(),
  number: z.string(),
  client: z.string(),
  /** Code of the task; `files` or `limit_ends` of a deadline; the kind of anything else. */
  code: z.string(),
  title: z.nullable(z.string()),
  place: z.nullable(z.string()),
  owner: z.nullable(z.string()),
});
export type CalendarItem = z.infer<typeof calendarItem>;

/** A hearing in an eviction that is still open, as an application names it. */
export const openHearing = z.object({
  /** Of the application. */
  id: z.string(),
  reference: z.string(),
  hearingDate: z.string(),
  county: z.nullable(z.string()),
  caseId: z.nullable(z.string()),
  client: z.string(),
});

export const calendarDay = z.object({
  day: z.string(),
  isBusinessDay: z.boolean(),
  openHearings: z.array(openHearing),
  items: z.array(calendarItem),
  /** Who takes no calls that day. */
  away: z.array(z.string()),
});
export type CalendarDay = z.infer<typeof calendarDay>;

export const teamCalendar = z.object({
  days: z.array(calendarDay),
  /** More is due than fits one look. */
  isCut: z.boolean(),
});
export type TeamCalendar = z.infer<typeof teamCalendar>;

export const calendarSpans = ['week', 'month'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

export interface CalendarDays {
  readonly from: string;
  readonly days: number;
}

/** The Monday on which a week, or the first week of a month, begins, and how many days are shown. */
export function shownDays(day: string, span: CalendarSpan): CalendarDays {
  if (span === 'week') return { from: mondayOf(day), days: 7 };
  return weeksFrom(mondayOf(`${day.slice(0, 7)}-01`), day);
}

/** Of the month it is without the weeks that are over: from this week on, and four weeks at least. Null in its first week. */
export function monthAhead(today: string): CalendarDays | null {
  const from = mondayOf(today);
  return from === shownDays(today, 'month').from ? null : weeksFrom(from, today);
}

/** Four weeks, and as many more as the month of this day takes. */
function weeksFrom(from: string, day: string): CalendarDays {
  let days = 28;
  while (addDays(from, days).slice(0, 7) <= day.slice(0, 7)) days += 7;
  return { from, days };
}

/** A day of the week or month before or after. */
export function besideDay(day: string, span: CalendarSpan, step: -1 | 1): string {
  if (span === 'week') return addDays(day, 7 * step);
  const first = `${day.slice(0, 7)}-01`;
  return step === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`;
}
