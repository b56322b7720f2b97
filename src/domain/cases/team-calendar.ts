import * as z from 'zod/mini';
import { isId } from '../record-id.ts';
import { isDate } from './dates.ts';

/** Days one look may hold. */
export const mostDays = 31;

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
export type CalendarRequest = z.infer<typeof calendarRequest>;

export const calendarKinds = ['hearing', 'date', 'deadline', 'task'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const calendarItem = z.object({
  id: z.string(),
  kind: z.enum(calendarKinds),
  at: z.string(),
  allDay: z.boolean(),
  caseId: z.string(),
  number: z.string(),
  client: z.string(),
  /** Code of the task; `files` or `limit_ends` of a deadline; kind of another date. */
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
export type OpenHearing = z.infer<typeof openHearing>;

export interface CalendarDay {
  readonly day: string;
  readonly isBusinessDay: boolean;
  readonly openHearings: readonly OpenHearing[];
  readonly items: readonly CalendarItem[];
}
export interface TeamCalendar {
  readonly days: readonly CalendarDay[];
  /** More is due than fits one look. */
  readonly isCut: boolean;
}
