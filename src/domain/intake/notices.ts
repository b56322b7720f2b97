import { isCalendarDate, type CalendarDate } from './birth-date.ts';
import type { IntakeAnswers } from './answers.ts';
import type { IntakeField } from './fields.ts';
import { dayMs } from '../durations.ts';

/**
 * Answers after which the form shows a calm notice with free legal help; the person may go on.
 * Never a verdict: a judge decides.
 */
export const intakeNotices = [
  'no-eviction',
  'hearing-near',
  'open-case',
  'maybe-open',
  'harder-case',
] as const;
export type IntakeNotice = (typeof intakeNotices)[number];

/** Whether a notice says that a court may still be working on the case. */
export function isAboutOpenCase(notice: IntakeNotice): boolean {
  return notice !== 'no-eviction' && notice !== 'harder-case';
}

/** A hearing is near when it is today or within so many days. The database flags such cases with the same number. */
export const hearingNearDays = 14;

type OpenAnswers = Pick<IntakeAnswers, 'hasEviction' | 'stillOpen' | 'hearingDate' | 'caseOutcome'>;

/** Whether a court may still be working on the case; somebody who knows no outcome and was not sure counts too. */
export function mayBeOpen({ hasEviction, stillOpen, caseOutcome }: OpenAnswers): boolean {
  if (hasEviction !== 'yes') return false;
  return stillOpen ? stillOpen !== 'no' : caseOutcome === 'unknown';
}

/** Whether a hearing is today or within two weeks. A day that does not exist is none. */
export function isHearingNear(hearing: string | undefined, today: CalendarDate): boolean {
  if (!hearing || !isCalendarDate(hearing)) return false;
  const days = (Date.parse(hearing) - Date.parse(today)) / dayMs;
  return days >= 0 && days <= hearingNearDays;
}

/** The notice these answers call for, and the question it stands after. An open case comes before a hard one. */
export function noticeFor(
  answers: OpenAnswers,
  today: CalendarDate,
): { readonly notice: IntakeNotice; readonly after: IntakeField } | null {
  const { hasEviction, stillOpen, hearingDate, caseOutcome } = answers;
  if (hasEviction === 'no') return { notice: 'no-eviction', after: 'hasEviction' };
  if (mayBeOpen(answers)) {
    if (stillOpen !== 'yes')
      return { notice: 'maybe-open', after: stillOpen ? 'hearingDate' : 'caseOutcome' };
    return { notice: isHearingNear(hearingDate, today) ? 'hearing-near' : 'open-case', after: 'hearingDate' };
  }
  if (hasEviction === 'yes' && caseOutcome === 'judgment-landlord')
    return { notice: 'harder-case', after: 'caseOutcome' };
  return null;
}
