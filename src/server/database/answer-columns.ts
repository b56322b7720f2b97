// How answers are stored in `intake_forms`: a column for each field, made from the one list of fields.
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { factsOf, intakeFields, type IntakeField, type IntakeSubmission } from '#domain/intake/fields.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import type { Database } from './schema.ts';

type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeCase<Rest>}`
    : `_${Lowercase<Letter>}${SnakeCase<Rest>}`
  : Name;

/** The type check fails here when a field has no column. */
export type AnswerColumns = Pick<
  Database['public']['Tables']['intake_forms']['Insert'],
  SnakeCase<IntakeField>
>;

/** `streetAddress2` is stored as `street_address2`. */
const columnOf = (field: IntakeField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns that hold answers, for a select. */
export const answerColumns = intakeFields.map(columnOf).join(', ');

/** The answers as they are stored: codes and the person's own words. What was not given is null, a list is empty. */
export function columnsOfAnswers(answers: IntakeSubmission): AnswerColumns {
  const columns = intakeFields.map((field) => [columnOf(field), stored(field, answers[field])]);
  return Object.fromEntries(columns) as AnswerColumns;
}

function stored(field: IntakeField, answer: IntakeSubmission[IntakeField]) {
  const { kind } = factsOf(field);
  if (answer === undefined || answer === '') return kind === 'choices' ? [] : null;
  if (kind === 'year') return Number(answer);
  return kind === 'phone' ? formatPhone(String(answer)) : answer;
}

/** A stored application as answers again; what was not given is absent. */
export function answersOf(row: Readonly<Record<string, unknown>>): IntakeAnswers {
  return Object.fromEntries(
    intakeFields.flatMap((field) => {
      const value = row[columnOf(field)];
      const isEmpty = Array.isArray(value) && value.length === 0;
      if (value === null || value === undefined || isEmpty) return [];
      return [[field, factsOf(field).kind === 'year' ? String(value) : value]];
    }),
  ) as IntakeAnswers;
}
