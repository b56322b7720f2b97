import { promises } from '#domain/promises/timings.ts';

/** The promised times, under the names that texts use as placeholders. */
export const serviceTimes = {
  confirmation: promises.confirmationMailMinutes,
  workStarts: promises.workStartsHours,
  reviewFrom: promises.caseReviewHours.from,
  reviewTo: promises.caseReviewHours.to,
  contact: promises.firstContactBusinessDays,
  documents: promises.documentsWeek,
  from: promises.processingWeeks.from,
  to: promises.processingWeeks.to,
} as const;
