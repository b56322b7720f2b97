import { dropUntakenAnswers, type IntakeAnswers } from './answers.ts';
import { joinDate } from './birth-date.ts';
import { factsOf, intakeFields, type FieldOfKind } from './fields.ts';
import { emptyValues, type IntakeValues } from './values.ts';

type ListField = FieldOfKind<'choices'>;

/**
 * The answers as the schema and the server know them: one date, nothing off the route taken, nothing empty.
 * A date with a part missing stays visible as an unreal date, so that the form says what is wrong with it.
 */
export function answersOf(values: IntakeValues): IntakeAnswers {
  const { birthDay, birthMonth, birthYear } = values;
  const started = Boolean(birthDay || birthMonth || birthYear);
  const dateOfBirth = started
    ? (joinDate(birthDay, birthMonth, birthYear) ?? `${birthYear}-${birthMonth}-${birthDay}`)
    : '';
  // A radio group nobody touched is null to react-hook-form.
  const answers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  return dropUntakenAnswers({ ...answers, dateOfBirth }) as IntakeAnswers;
}

/** Answers of a draft as values of the form. What a draft does not hold is left out. */
export function valuesOf(answers: Readonly<Record<string, unknown>>): Partial<IntakeValues> {
  const values: Record<string, unknown> = {};
  const empty = emptyValues('en');
  for (const field of intakeFields) {
    const answer = answers[field];
    // A draft is written by us, but read after a release may have changed a field's kind.
    if (
      answer !== undefined &&
      Array.isArray(answer) === Array.isArray(empty[field]) &&
      typeof answer === typeof empty[field]
    )
      values[field] = answer;
  }
  if (typeof values.dateOfBirth === 'string') {
    const [year = '', month = '', day = ''] = values.dateOfBirth.split('-');
    Object.assign(values, { birthYear: year, birthMonth: month, birthDay: day });
    delete values.dateOfBirth;
  }
  return values;
}

/**
 * What a signature stands over: every answer but the signature itself and the package, which is chosen after
 * signing. When this text changes, the person is asked to sign again.
 */
export function signedContent(values: IntakeValues): string {
  const { signature: _, agreementAccepted: __, selectedServicePackage: ___, ...rest } = answersOf(values);
  return JSON.stringify(rest);
}

/** Whether nobody has typed anything worth keeping. */
export function isUntouched(values: IntakeValues): boolean {
  const {
    state: _,
    preferredLanguage: __,
    selectedServicePackage: ___,
    agreementAccepted,
    ...typed
  } = answersOf(values);
  return !agreementAccepted && Object.keys(typed).length === 0;
}

/** An option that stands alone, such as "None of the above", excludes the others: the last choice wins. */
export function withoutContradiction(
  field: ListField,
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const facts = factsOf(field);
  const alone = facts.kind === 'choices' ? facts.alone?.option : undefined;
  if (!alone || !after.includes(alone) || after.length === 1) return after;
  return before.includes(alone) ? after.filter((option) => option !== alone) : [alone];
}
