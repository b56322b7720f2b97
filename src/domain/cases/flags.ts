/** What staff look at before anything else in a new case, the most pressing first. */
export const caseFlags = [
  'open_case',
  'hearing_near',
  'appeal_pending',
  'has_attorney',
  'not_a_party',
  'safety',
  'judgment_unpaid',
  'county_unknown',
  'name_unconfirmed',
  'more_matters',
  'out_of_scope',
] as const;
export type CaseFlag = (typeof caseFlags)[number];

/**
 * While one of these stands no papers are prepared. SQL asks the same (`private.stops_papers`); a test holds the two
 * equal.
 */
export const flagsThatStopPapers: ReadonlySet<CaseFlag> = new Set([
  'open_case',
  'hearing_near',
  'appeal_pending',
  'has_attorney',
  'not_a_party',
  'out_of_scope',
]);
