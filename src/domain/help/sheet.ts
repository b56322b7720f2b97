import type { IntakeAnswers } from '../intake/answers.ts';
import type { IntakeField } from '../intake/fields.ts';

/**
 * What a free lawyer asks first, in this order: whom to call back, and where the case stands. The address, the birth date
 * and the reasons are left out: nobody needs them to decide whether they can help.
 */
const onSheet: readonly IntakeField[] = [
  'firstName',
  'lastName',
  'phoneNumber',
  'email',
  'preferredLanguage',
  'evictionCounty',
  'stillOpen',
  'hearingDate',
  'caseOutcome',
  'caseNumbers',
  'landlordName',
  'filingYear',
  'paidMoney',
  'workingWithAttorney',
  'attorneyOrganization',
];

/** What tells something about somebody's health: only by their own tick. */
export const healthOnSheet: readonly IntakeField[] = ['benefits', 'courtInterpreter'];

/** The answers that go on the page for free legal help, and no others. */
export function answersOnSheet(answers: IntakeAnswers, withHealth: boolean): readonly IntakeField[] {
  return [...onSheet, ...(withHealth ? healthOnSheet : [])].filter((field) => {
    const answer = answers[field];
    return answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
  });
}
