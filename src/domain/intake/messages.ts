import { emailMessageKeys } from '../email-fault.ts';

/**
 * Every reason an answer can be refused. Schemas carry these keys; only a view turns one into words,
 * so `i18n` must have a sentence for each (the type check fails otherwise).
 */
export const intakeMessageKeys = [
  'firstName.required',
  'lastName.required',
  'latinName.required',
  'dateOfBirth.required',
  'dateOfBirth.invalid',
  'dateOfBirth.underage',
  'streetAddress.required',
  'city.required',
  'state.required',
  'zipCode.invalid',
  'phoneNumber.invalid',
  'preferredLanguage.required',
  ...emailMessageKeys,
  'yesNo.required',
  'evictionCounty.required',
  'caseOutcome.required',
  'hearingDate.invalid',
  'filingYear.invalid',
  'option.unknown',
  'benefits.noneExcludesOthers',
  'sealingReasons.required',
  'urgency.required',
  'signature.required',
  'agreement.required',
  'agreement.changed',
  'package.required',
  'text.tooLong',
  'text.characters',
  'field.wrongType',
] as const;

export type IntakeMessageKey = (typeof intakeMessageKeys)[number];
