import * as z from 'zod/mini';
import { addBusinessDays } from '../promises/business-days.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import { officeDate } from '../promises/office-date.ts';
import { isCalendarDate } from './birth-date.ts';
import { openAnswers, type OpenAnswer } from './options.ts';

/** What somebody who pays before there is an application is asked first, in the words of the application. */
export const evictionNow = z.object({
  stillOpen: z.enum(openAnswers, 'option.required'),
  hearingDate: z.optional(
    z.string('hearingDate.invalid').check(z.refine(isCalendarDate, 'hearingDate.invalid')),
  ),
});
export type EvictionNow = z.infer<typeof evictionNow>;

/** What staff say to a client whose hearing is near: the service goes on, or free help comes first. */
export const hearingAnswers = ['go_on', 'free_help'] as const;
export type HearingAnswer = (typeof hearingAnswers)[number];

/** The end of our next business day: a hearing by then is over before we could be of any use. */
export function hearingsUntil(now: Date, calendar: OfficeCalendar): string {
  return addBusinessDays(officeDate(now), 1, calendar);
}

interface HearingFacts {
  readonly stillOpen: OpenAnswer | null | undefined;
  readonly hearingDate: string | null | undefined;
  readonly answer: HearingAnswer | null;
  /** The day of the hearing that the answer was about. */
  readonly answeredFor: string | null;
}

/**
 * Whether no payment is taken: the eviction is open, its hearing is today or by the end of our next business day, and staff
 * have not said to go on. SQL asks the same (`private.hearing_stops_payment`).
 */
export function hearingStopsPayment(facts: HearingFacts, now: Date, calendar: OfficeCalendar): boolean {
  const { stillOpen, hearingDate, answer, answeredFor } = facts;
  if (stillOpen !== 'yes' || !hearingDate) return false;
  if (answer === 'go_on' && answeredFor === hearingDate) return false;
  return hearingDate >= officeDate(now) && hearingDate <= hearingsUntil(now, calendar);
}
