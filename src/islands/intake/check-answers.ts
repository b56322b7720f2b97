import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { isAsked } from '#domain/intake/answers.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import { intakeSchema } from '#domain/intake/submission.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { IntakeValues } from '#domain/intake/values.ts';
import { knownFields } from '#domain/intake/wizard.ts';
import { officeDate } from '#domain/promises/office-date.ts';

/** The schema the function uses, with the date at the office. */
const schemaOfToday = () => intakeSchema(officeDate(new Date()));

/** Checks answers again while they are put right, as they would be sent. */
export const checkAnswers: Resolver<IntakeValues> = (values, context, options) =>
  (zodResolver(schemaOfToday()) as unknown as Resolver<object>)(
    answersOf(values),
    context,
    options as never,
  ) as ReturnType<Resolver<IntakeValues>>;

export interface RefusedAnswer {
  readonly field: IntakeField;
  /** The key of the refusal. */
  readonly message: string;
}

/** Every asked field of the form whose answer breaks a rule, in the order of the form. */
export function refusedAnswers(values: IntakeValues): RefusedAnswer[] {
  const answers = answersOf(values);
  const issues = schemaOfToday().safeParse(answers).error?.issues ?? [];
  // The first refusal of a field is the one that is said.
  const messages = new Map(
    issues.map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
  return knownFields([...messages.keys()])
    .filter((field) => isAsked(field, answers))
    .map((field) => ({ field, message: messages.get(field) ?? '' }));
}
