import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import { factsOf, type IntakeField } from '#domain/intake/fields.ts';
import { isShown } from '#domain/intake/shown-answers.ts';
import { intakeSteps, type IntakeStepId } from '#domain/intake/steps.ts';
import type { Locale } from '#domain/languages.ts';
import { addressLine } from '#domain/postal-address.ts';
import type { IntakeWords } from './en/intake.ts';
import { formatDate, formatList } from './format.ts';

export interface AnswerTexts {
  readonly id: IntakeStepId;
  readonly rows: readonly { readonly field: IntakeField; readonly label: string; readonly text: string }[];
}

/** What was asked on the route taken, by step, each with its answer in words: an empty text where there is none. */
export function answerTexts(answers: IntakeAnswers, words: IntakeWords, locale: Locale): AnswerTexts[] {
  const { short } = words.review;
  return intakeSteps.slice(0, -1).map(({ id, fields }) => ({
    id,
    rows: fields
      .filter((field) => isShown(field, answers) && !restOfAddress.has(field))
      .map((field) => ({
        field,
        label: short[field] ?? words.fields[field].label,
        text: field === 'streetAddress' ? addressText(answers) : answerText(field, answers, words, locale),
      })),
  }));
}

/** The home address is read as one line, under its first field. */
const restOfAddress: ReadonlySet<IntakeField> = new Set<IntakeField>([
  'streetAddress2',
  'city',
  'state',
  'zipCode',
]);

function addressText({ streetAddress, streetAddress2, city, state, zipCode }: IntakeAnswers): string {
  const address = [streetAddress, streetAddress2].filter(Boolean).join(', ');
  return addressLine({ address, city, state, zip: zipCode });
}

/** One answer in words; empty where there is none. */
export function answerText(
  field: IntakeField,
  answers: IntakeAnswers,
  words: IntakeWords,
  locale: Locale,
): string {
  const answer = answers[field];
  // Also an agreement that was taken back: it is open again, not answered with no.
  if (!answer) return '';
  if (answer === true) return words.review.accepted;
  const options = words.options[field];
  const inWords = (code: string) => options?.[code] ?? code;
  if (Array.isArray(answer)) return formatList(answer.map(inWords), locale);
  if (field === 'dateOfBirth' || factsOf(field).kind === 'day')
    return isCalendarDate(String(answer)) ? formatDate(String(answer), locale) : '';
  return inWords(String(answer));
}
