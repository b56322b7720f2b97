import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { intakeFields } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';

/** `streetAddress2` is stored as `street_address2`. */
const columnOf = (field: IntakeField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of `intake_forms` that hold answers, for a select. */
export const answerColumns = intakeFields.map(columnOf).join(', ');

/** A stored application as answers again; what was not given is absent. */
export function answersOf(row: Readonly<Record<string, unknown>>): IntakeAnswers {
  return Object.fromEntries(
    intakeFields.flatMap((field) => {
      const value = row[columnOf(field)];
      if (value === null || value === undefined) return [];
      return [[field, field === 'filingYear' ? String(value) : value]];
    }),
  ) as IntakeAnswers;
}
