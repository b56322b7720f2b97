import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { dropUntakenAnswers } from '#domain/intake/answers.ts';
import { joinDate } from '#domain/intake/birth-date.ts';
import type { Device } from '#domain/intake/devices.ts';
import { intakeFields } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import type { Locale } from '#domain/languages.ts';
import { defaultPackageId } from '#domain/packages/catalogue.ts';

type ListField = 'benefits' | 'sealingReasons';
type FlagField = 'agreementAccepted';

/** What the form's controls hold: every answer as text, the birth date in its three parts. */
export type IntakeValues = Record<Exclude<IntakeField, ListField | FlagField>, string> &
  Record<ListField, string[]> &
  Record<FlagField, boolean> & {
    device: '' | Device;
    birthDay: string;
    birthMonth: string;
    birthYear: string;
  };

/** An untouched form in a language (state, language and package have a default). */
export function emptyValues(locale: Locale): IntakeValues {
  const texts = Object.fromEntries(intakeFields.map((field) => [field, '']));
  return {
    ...(texts as unknown as IntakeValues),
    benefits: [],
    sealingReasons: [],
    agreementAccepted: false,
    state: 'Georgia',
    preferredLanguage: locale,
    selectedServicePackage: defaultPackageId,
    device: '',
    birthDay: '',
    birthMonth: '',
    birthYear: '',
  };
}

/**
 * The answers as the schemas and the server know them: one date, nothing off the route taken, nothing empty.
 * A date with a part missing stays visible as an unreal date, so that the form says what is wrong with it.
 */
export function answersOf(values: IntakeValues): IntakeAnswers {
  const { birthDay, birthMonth, birthYear } = values;
  const started = Boolean(birthDay || birthMonth || birthYear);
  const dateOfBirth = started
    ? (joinDate(birthDay, birthMonth, birthYear) ?? `${birthYear}-${birthMonth}-${birthDay}`)
    : '';
  // A radio group nobody touched is null to react-hook-form.
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  return dropUntakenAnswers({ ...given, dateOfBirth }) as IntakeAnswers;
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

/** Whether somebody has typed anything worth keeping. */
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

/** "None of the above" excludes the others: the last choice wins. */
export function exclusiveBenefits(before: readonly string[], after: readonly string[]): string[] {
  if (!after.includes('none') || after.length === 1) return [...after];
  return before.includes('none') ? after.filter((benefit) => benefit !== 'none') : ['none'];
}
