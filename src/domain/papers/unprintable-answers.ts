import { intakeFields, type IntakeField } from '../intake/fields.ts';
import { unprintableIn } from './printable.ts';

/** Which answers of an application hold signs that papers cannot show, and the signs: staff ask before anybody pays. */
export function unprintableAnswers(
  answers: Readonly<Partial<Record<IntakeField, unknown>>>,
): { readonly field: IntakeField; readonly signs: readonly string[] }[] {
  return intakeFields.flatMap((field) => {
    const answer = answers[field];
    const signs = typeof answer === 'string' ? unprintableIn(answer) : [];
    return signs.length > 0 ? [{ field, signs }] : [];
  });
}
