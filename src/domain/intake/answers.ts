import { intakeFields } from './steps.ts';
import type { IntakeField, IntakeSubmission } from './submission.ts';

/** What the form holds before it is complete: any field may be missing or empty. */
export type IntakeAnswers = {
  [Field in IntakeField]?: IntakeSubmission[Field] extends boolean ? boolean : IntakeSubmission[Field] | '';
};

type Condition = (answers: Readonly<Partial<Record<IntakeField, unknown>>>) => boolean;

const hasEviction: Condition = (answers) => answers.hasEviction === 'yes';

/** Fields asked only on some routes, each with the answer that opens it. */
const conditions: Partial<Record<IntakeField, Condition>> = {
  numberOfEvictions: hasEviction,
  evictionCounty: hasEviction,
  caseOutcome: hasEviction,
  knowsCaseNumber: hasEviction,
  caseNumbers: (answers) => hasEviction(answers) && answers.knowsCaseNumber === 'yes',
  paidMoney: hasEviction,
  landlordName: hasEviction,
  propertyAddress: hasEviction,
  filingYear: hasEviction,
  attorneyOrganization: (answers) => answers.workingWithAttorney === 'yes',
  attorneyContact: (answers) => answers.workingWithAttorney === 'yes',
};

/** Whether the form asks this question, given the other answers. */
export function isAsked(field: IntakeField, answers: Parameters<Condition>[0]): boolean {
  return conditions[field]?.(answers) ?? true;
}

/**
 * Answers off the route taken are dropped before saving: what stood in a field that is no longer asked is not
 * part of what the person said. Empty answers count as not given.
 */
export function dropUntakenAnswers<T extends Partial<Record<IntakeField, unknown>>>(answers: T): T {
  const kept: Partial<Record<IntakeField, unknown>> = {};
  for (const field of intakeFields) {
    const answer = answers[field];
    const given = answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
    if (given && isAsked(field, answers)) kept[field] = answer;
  }
  return kept as T;
}
