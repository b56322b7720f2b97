import { factsOf, intakeFields, type IntakeField, type IntakeSubmission } from './fields.ts';
import { isInOtherScript } from './printed-script.ts';

/** What the form holds before it is complete: any field may be missing or empty. */
export type IntakeAnswers = {
  [Field in IntakeField]?: IntakeSubmission[Field] extends boolean ? boolean : IntakeSubmission[Field] | '';
};

type AnyAnswers = Readonly<Partial<Record<IntakeField, unknown>>>;

/** Whether the form asks this question, given the other answers: those it hangs on, and those they hang on. */
export function isAsked(field: IntakeField, answers: AnyAnswers): boolean {
  const { when = {}, unless, whenUnprinted } = factsOf(field);
  if (whenUnprinted?.every((other) => !isInOtherScript(String(answers[other as IntakeField] ?? ''))))
    return false;
  if (unless && String(answers[unless as IntakeField] ?? '')) return false;
  return Object.entries(when).every(
    ([other, wanted]) => answers[other as IntakeField] === wanted && isAsked(other as IntakeField, answers),
  );
}

/**
 * Answers off the route taken are dropped before saving: what stood in a field that is no longer asked is not
 * part of what the person said. Empty answers count as not given.
 */
export function dropUntakenAnswers<T extends Partial<Record<IntakeField, unknown>>>(answers: T): T {
  const taken: Partial<Record<IntakeField, unknown>> = {};
  for (const field of intakeFields) {
    const answer = answers[field];
    const isAnswered =
      answer !== undefined && answer !== '' && !(Array.isArray(answer) && answer.length === 0);
    if (isAnswered && isAsked(field, answers)) taken[field] = answer;
  }
  return taken as T;
}
