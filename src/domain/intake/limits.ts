/** Most characters per answer; the database columns and the inputs' `maxlength` follow these. */
export const limits = {
  name: 100,
  address: 200,
  city: 100,
  caseNumbers: 1_000,
  organization: 200,
  contact: 300,
  property: 200,
  signature: 200,
} as const;

/** Eviction filings before this year are not asked for; the year itself is a typing guard, not a rule of law. */
export const earliestFilingYear = 1970;

/** A hearing lies at most so many years from today's. */
export const hearingYearsAround = 5;
