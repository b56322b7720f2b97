// What the controls of the form hold. The answers made of it are in answers-of-values.ts, which the page loads later.
import type { Locale } from '../languages.ts';
import { defaultPackageId } from '../packages/catalogue.ts';
import type { Device } from './devices.ts';
import { factsOf, intakeFields, type FieldOfKind, type IntakeField } from './fields.ts';

type ListField = FieldOfKind<'choices'>;
type FlagField = FieldOfKind<'acceptance'>;

/** Every answer as text, the birth date in its three parts, and whose device it is. */
export type IntakeValues = Readonly<
  Record<Exclude<IntakeField, ListField | FlagField>, string> &
    Record<ListField, readonly string[]> &
    Record<FlagField, boolean> & {
      device: '' | Device;
      /** The box for texts: no answer that is signed, kept in a draft or corrected. */
      texts: boolean;
      birthDay: string;
      birthMonth: string;
      birthYear: string;
    }
>;
export type ValueName = keyof IntakeValues;

/** An untouched form in a language (state, language and package have a default). */
export function emptyValues(locale: Locale): IntakeValues {
  const blank = intakeFields.map((field) => {
    const { kind } = factsOf(field);
    return [field, kind === 'choices' ? [] : kind === 'acceptance' ? false : ''];
  });
  return {
    ...(Object.fromEntries(blank) as IntakeValues),
    state: 'Georgia',
    preferredLanguage: locale,
    selectedServicePackage: defaultPackageId,
    device: '',
    texts: false,
    birthDay: '',
    birthMonth: '',
    birthYear: '',
  };
}

/** The field a control belongs to. */
export function fieldOf(name: ValueName): IntakeField | null {
  if (name === 'device' || name === 'texts') return null;
  return name === 'birthDay' || name === 'birthMonth' || name === 'birthYear' ? 'dateOfBirth' : name;
}

/** Whether nothing was typed yet: state, language and package have a default, which is no answer of the person's. */
export function isBlank(values: IntakeValues): boolean {
  const blank = emptyValues(values.preferredLanguage === 'es' ? 'es' : 'en');
  return (Object.keys(blank) as ValueName[]).every(
    (name) => name === 'selectedServicePackage' || String(values[name]) === String(blank[name]),
  );
}
