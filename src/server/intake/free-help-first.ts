import { sameDayDue } from '#domain/cases/same-day.ts';
import { hearingStopsPayment, type HearingAnswer } from '#domain/intake/near-hearing.ts';
import { isAboutOpenCase, noticeFor, type IntakeNotice } from '#domain/intake/notices.ts';
import type { CaseOutcome, OpenAnswer, YesNo } from '#domain/intake/options.ts';
import type { OfficeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';

/** Columns of an application that say whether a court still works on the eviction. */
export const hearingColumns =
  'has_eviction, still_open, hearing_date, case_outcome, eviction_county, hearing_answer, hearing_answered_for, submitted_at';

interface HearingRow {
  readonly has_eviction: YesNo;
  readonly still_open: OpenAnswer | null;
  readonly hearing_date: string | null;
  readonly case_outcome: CaseOutcome | null;
  readonly eviction_county: string | null;
  readonly hearing_answer: HearingAnswer | null;
  readonly hearing_answered_for: string | null;
  readonly submitted_at: string;
}

/** What a person whose eviction may be open reads before anything about money. */
export interface FreeHelpFirst {
  readonly notice: IntakeNotice;
  readonly county: string | null;
  readonly hearingDate: string | null;
  /** `waits`: no payment until staff have answered. `after_hearing`: they said that free help comes first. */
  readonly payment: 'open' | 'waits' | 'after_hearing';
  /** The end of the business day in which staff answer. */
  readonly answerBy: string;
}

/** Null where no court may be working on the eviction. */
export function freeHelpFirst(row: HearingRow, now: Date, calendar: OfficeCalendar): FreeHelpFirst | null {
  const answers = {
    hasEviction: row.has_eviction,
    stillOpen: row.still_open ?? '',
    hearingDate: row.hearing_date ?? '',
    caseOutcome: row.case_outcome ?? '',
  } as const;
  const helpNotice = noticeFor(answers, officeDate(now));
  if (!helpNotice || !isAboutOpenCase(helpNotice.notice)) return null;
  const stops = hearingStopsPayment(
    {
      stillOpen: row.still_open,
      hearingDate: row.hearing_date,
      answer: row.hearing_answer,
      answeredFor: row.hearing_answered_for,
    },
    now,
    calendar,
  );
  const isSaid = row.hearing_answer === 'free_help' && row.hearing_answered_for === row.hearing_date;
  const first = sameDayDue(new Date(row.submitted_at), calendar);
  return {
    notice: helpNotice.notice,
    county: row.eviction_county,
    hearingDate: row.hearing_date,
    payment: stops ? (isSaid ? 'after_hearing' : 'waits') : 'open',
    answerBy: Date.parse(first) > now.getTime() ? first : sameDayDue(now, calendar),
  };
}
