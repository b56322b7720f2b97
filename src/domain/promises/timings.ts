/**
 * Everything we promise about time. Pages and mails read these numbers and put them into words, and the workplace
 * measures against them (`clock-kinds.ts`). Business days and hours run Monday to Friday, America/New_York, and skip
 * holidays and the office's closures (`office-calendar.ts`).
 */
export const promises = {
  workStartsHours: 24,
  caseReviewHours: { from: 24, to: 48 },
  firstContactBusinessDays: 2,
  confirmationMailMinutes: 5,
  attorneyReviewBusinessDays: 2,
  documentsWeek: 1,
  processingWeeks: { from: 2, to: 4 },
  supportReplyHours: 24,
  contactReplyBusinessDays: 1,
  /** Whether money goes back is decided within this time of the request. */
  refundDecisionBusinessDays: 1,
  /** And it is on the card so many business days after the decision. */
  refundBusinessDays: { from: 5, to: 7 },
  /** Whether papers are filed before the last part of a price is paid, because of a court date before it. */
  earlyDateBusinessDays: 1,
  /** Calendar days within which a request to be deleted is carried out, or declined with a reason. */
  dataRequestDays: 30,
} as const;

export const officeTimeZone = 'America/New_York';

/** Office hours, Monday to Friday, in Eastern Time. */
export const officeHours = { opens: 9, closes: 18 } as const;
