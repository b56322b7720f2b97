/** Option lists of the intake form: codes only, the words are in `i18n`. */
export const yesNo = ['yes', 'no'] as const;
export const evictionCounts = ['1', '2', '3', '4', '5+'] as const;
/** Whether a court still works on the case. */
export const openAnswers = ['yes', 'no', 'unknown'] as const;
export const caseOutcomes = [
  'dismissed',
  'judgment-landlord',
  'judgment-tenant',
  'settled',
  'unknown',
] as const;
export const benefits = [
  'snap',
  'medicaid',
  'tanf',
  'ssi',
  'section-8',
  'wic',
  'school-lunch',
  'liheap',
  'none',
] as const;
export const sealingReasons = [
  'housing',
  'employment',
  'education',
  'licensing',
  'privacy',
  'family',
  'financial',
  'other',
] as const;
/** Which interpreter somebody needs in court. */
export const interpreterNeeds = ['no', 'spanish', 'asl', 'other'] as const;
export const urgencies = ['very-urgent', 'urgent', 'moderate', 'low'] as const;

export type YesNo = (typeof yesNo)[number];
export type OpenAnswer = (typeof openAnswers)[number];
export type EvictionCount = (typeof evictionCounts)[number];
export type CaseOutcome = (typeof caseOutcomes)[number];
/** Said instead of a street address: staff write before any paper is made. */
export const addressUses = ['ask'] as const;
export type AddressUse = (typeof addressUses)[number];

export type Benefit = (typeof benefits)[number];
export type SealingReason = (typeof sealingReasons)[number];
export type InterpreterNeed = (typeof interpreterNeeds)[number];
export type Urgency = (typeof urgencies)[number];
