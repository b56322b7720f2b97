import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import { isShown } from '#domain/intake/shown-answers.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import { factsOf, intakeFields, type IntakeField } from '#domain/intake/fields.ts';
import type { Locale } from '#domain/languages.ts';
import { unprintableAnswers } from '#domain/papers/unprintable-answers.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { formatDate, formatList } from '#i18n/format.ts';
import { Facts } from '../Facts.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface AnswersProps {
  readonly answers: IntakeAnswers;
  /** Only these fields, for a correction. */
  readonly only?: readonly IntakeField[];
}

/** The answers under the headings of the form, in the words of the form. */
export function Answers({ answers, only }: AnswersProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { questions, applications } = words;
  const textOf = (field: IntakeField) => answerInWords(field, answers[field], words, locale);
  const row = (field: IntakeField) =>
    [
      questions.fields[field].label,
      textOf(field) || (
        <span key={field} className="text-ink-soft">
          {applications.notAnswered}
        </span>
      ),
    ] as const;
  if (only) return <Facts rows={only.map(row)} />;
  const unprintable = unprintableAnswers(answers);
  const sections = intakeSteps.map((step) => {
    const fields = step.fields.filter((field) => isShown(field, answers));
    return {
      step,
      filled: fields.filter((field) => textOf(field) !== ''),
      empty: fields.filter((field) => textOf(field) === ''),
    };
  });
  return (
    <>
      {unprintable.length > 0 && (
        <div className="notice grid gap-1">
          <p>{applications.unprintable}</p>
          <Facts
            rows={unprintable.map(({ field, signs }) => [questions.fields[field].label, signs.join(' ')])}
          />
        </div>
      )}
      {sections.map(({ step, filled, empty }) => (
        <section
          key={step.id}
          className="grid grid-cols-1 gap-1 not-first-of-type:border-t not-first-of-type:border-line-strong not-first-of-type:pt-3"
        >
          <h4 className="font-sans text-xs leading-normal font-strong tracking-normal text-accent-ink">
            {questions.steps[step.id].name}
          </h4>
          <Facts rows={filled.map(row)} />
          {empty.length > 0 && (
            <p className="text-s text-ink-soft">
              {`${applications.notAnswered}: ${empty.map((field) => questions.fields[field].label).join(', ')}`}
            </p>
          )}
        </section>
      ))}
    </>
  );
}

/** The fields that a correction changes. */
export function changedAnswers(before: IntakeAnswers, after: IntakeAnswers): IntakeField[] {
  const plain = (value: unknown) => JSON.stringify(value ?? '');
  return intakeFields.filter(
    (field) => after[field] !== undefined && plain(after[field]) !== plain(before[field]),
  );
}

function answerInWords(field: IntakeField, answer: unknown, words: StaffWords, locale: Locale): string {
  if (answer === undefined || answer === null || answer === '') return '';
  if (answer === true) return words.questions.review.accepted;
  const options = words.questions.options[field];
  const inWords = (code: string) => options?.[code] ?? code;
  if (Array.isArray(answer)) return formatList(answer.map(String).map(inWords), locale);
  const text = String(answer);
  if (field === 'dateOfBirth' || factsOf(field).kind === 'day')
    return isCalendarDate(text) ? formatDate(text, locale) : text;
  if (field === 'selectedServicePackage' && isPackageId(text)) return words.packageNames[text];
  return inWords(text);
}
