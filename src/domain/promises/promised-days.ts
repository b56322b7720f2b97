import { addBusinessDays } from './business-days.ts';
import { hourMs } from '../durations.ts';
import { momentAfter } from './counted-time.ts';
import type { OfficeCalendar } from './office-calendar.ts';
import { officeDate } from './office-date.ts';
import { promises } from './timings.ts';

/** The last days, `YYYY-MM-DD`, by which what a payment begins has happened. */
export interface PromisedDays {
  readonly work: string;
  readonly review: string;
  readonly contact: string;
  readonly documents: string;
  readonly papers: string;
}

/** What our promises mean for work that begins now. Nothing of the court's is in it. */
export function promisedDays(begins: Date, calendar: OfficeCalendar): PromisedDays {
  const from = begins.getTime();
  const afterHours = (hours: number) =>
    officeDate(new Date(momentAfter(from, hours * hourMs, calendar.isBusinessDay)));
  const afterWeeks = (weeks: number) =>
    officeDate(new Date(momentAfter(from, weeks * 7 * 24 * hourMs, () => true)));
  return {
    work: afterHours(promises.workStartsHours),
    review: afterHours(promises.caseReviewHours.to),
    contact: addBusinessDays(officeDate(begins), promises.firstContactBusinessDays, calendar),
    documents: afterWeeks(promises.documentsWeek),
    papers: afterWeeks(promises.processingWeeks.to),
  };
}
