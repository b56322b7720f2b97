import { addBusinessDays } from './business-days.ts';
import { hourMs } from '../durations.ts';
import { momentAfter } from './counted-time.ts';
import type { OfficeCalendar } from './office-calendar.ts';
import { officeDate } from './office-date.ts';
import { promises } from './timings.ts';

/** The last days, `YYYY-MM-DD`, by which what a payment begins has happened. */
export interface PromisedDays {
  readonly work: string;
  /** The case is reviewed once we wrote what we found. */
  readonly review: string;
  readonly papers: string;
}

/** What our promises mean for work that begins now, none before the one it follows. Nothing of the court's is in it. */
export function promisedDays(begins: Date, calendar: OfficeCalendar): PromisedDays {
  const from = begins.getTime();
  const afterHours = (hours: number) =>
    officeDate(new Date(momentAfter(from, hours * hourMs, calendar.isBusinessDay)));
  const afterWeeks = (weeks: number) =>
    officeDate(new Date(momentAfter(from, weeks * 7 * 24 * hourMs, () => true)));
  const work = afterHours(promises.workStartsHours);
  const review = latest(
    work,
    afterHours(promises.caseReviewHours.to),
    addBusinessDays(officeDate(begins), promises.firstContactBusinessDays, calendar),
  );
  return { work, review, papers: latest(review, afterWeeks(promises.processingWeeks.to)) };
}

const latest = (...days: readonly [string, ...string[]]): string =>
  days.reduce((one, other) => (other > one ? other : one));
