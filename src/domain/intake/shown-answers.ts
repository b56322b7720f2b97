import { isAsked } from './answers.ts';
import type { IntakeField } from './fields.ts';

/** Whether a list of answers shows the question: a way out that nobody took says nothing. */
export function isShown(
  field: IntakeField,
  answers: Readonly<Partial<Record<IntakeField, unknown>>>,
): boolean {
  return isAsked(field, answers) && (field !== 'addressUse' || Boolean([answers.addressUse].flat()[0]));
}
