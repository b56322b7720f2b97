import type { IntakeField } from './submission.ts';

/** The five steps in order, each with its fields. */
export const intakeSteps = [
  {
    id: 'personal',
    fields: [
      'firstName',
      'lastName',
      'dateOfBirth',
      'streetAddress',
      'streetAddress2',
      'city',
      'state',
      'zipCode',
      'phoneNumber',
      'email',
      'preferredLanguage',
    ],
  },
  {
    id: 'eviction',
    fields: [
      'hasEviction',
      'numberOfEvictions',
      'evictionCounty',
      'caseOutcome',
      'knowsCaseNumber',
      'caseNumbers',
      'paidMoney',
      'landlordName',
      'propertyAddress',
      'filingYear',
    ],
  },
  {
    id: 'background',
    fields: [
      'attemptedSealingBefore',
      'workingWithAttorney',
      'attorneyOrganization',
      'attorneyContact',
      'benefits',
    ],
  },
  { id: 'goals', fields: ['sealingReasons', 'urgency', 'signature', 'agreementAccepted'] },
  { id: 'package', fields: ['selectedServicePackage'] },
] as const satisfies readonly { id: string; fields: readonly IntakeField[] }[];

export type IntakeStepId = (typeof intakeSteps)[number]['id'];
export const intakeStepCount = intakeSteps.length;

/** All fields, in the order in which the form asks for them. */
export const intakeFields: readonly IntakeField[] = intakeSteps.flatMap((step) => step.fields);

/** The step that asks for a field: where a Change link and an error link lead. */
export function stepOfField(field: IntakeField): IntakeStepId {
  const step = intakeSteps.find((candidate) => (candidate.fields as readonly string[]).includes(field));
  if (!step) throw new Error(`no step asks for ${field}`);
  return step.id;
}
