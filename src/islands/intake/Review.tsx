import { isAsked, type IntakeAnswers } from '#domain/intake/answers.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import { factsOf, type IntakeField } from '#domain/intake/fields.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import { isRefused, type WizardState } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';
import { link } from '#ui/button.ts';

interface ReviewProps {
  readonly state: WizardState;
  readonly words: IntakeWords;
  readonly locale: Locale;
  readonly onChange: (field: IntakeField | 'files') => void;
}

/** Every answer with a Change link: what the signature stands over. */
export function Review({ state, words, locale, onChange }: ReviewProps) {
  const answers = answersOf(state.values);
  const files = state.files.map((file) =>
    isRefused(file) ? fill(words.files.notAdded, { name: file.name }) : file.name,
  );
  return (
    <section className="mt-10 grid gap-4" aria-labelledby="review-title">
      <h3 className="text-h3-large" id="review-title">
        {words.review.title}
      </h3>
      <p className="-mt-2 text-ink-soft">{words.review.text}</p>
      {intakeSteps.slice(0, -1).map((step) => (
        <section key={step.id} aria-labelledby={`review-${step.id}`}>
          <h4 className="mt-3 border-b-2 border-line-strong pb-2" id={`review-${step.id}`}>
            {words.steps[step.id].name}
          </h4>
          <dl>
            {step.fields
              .filter((field) => isAsked(field, answers))
              .map((field) => (
                <Row
                  key={field}
                  label={words.fields[field].label}
                  shown={answerText(field, answers, words, locale)}
                  words={words}
                  onChange={() => onChange(field)}
                />
              ))}
            {step.id === 'goals' && (
              <Row
                label={words.files.label}
                shown={files.join('\n') || words.files.none}
                words={words}
                onChange={() => onChange('files')}
              />
            )}
          </dl>
        </section>
      ))}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly shown: string;
  readonly words: IntakeWords;
  readonly onChange: () => void;
}

function Row({ label, shown, words, onChange }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-center">
      <dt className="col-start-1 text-s text-ink-soft">{label}</dt>
      <dd
        className={`col-start-1 wrap-anywhere whitespace-pre-line md:col-start-2 ${shown ? '' : 'text-ink-soft'}`}
      >
        {shown || words.review.notAnswered}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center md:col-start-3 md:row-span-1">
        <button
          type="button"
          className={link}
          aria-label={fill(words.review.changeNamed, { label })}
          onClick={onChange}
        >
          {words.review.change}
        </button>
      </dd>
    </div>
  );
}

/** An answer in words, or an empty text when there is none. */
function answerText(field: IntakeField, answers: IntakeAnswers, words: IntakeWords, locale: Locale): string {
  const answer = answers[field];
  if (answer === undefined || answer === '') return '';
  if (answer === true) return words.review.accepted;
  const options = words.options[field];
  const inWords = (code: string) => options?.[code] ?? code;
  if (Array.isArray(answer)) return formatList(answer.map(inWords), locale);
  if (field === 'dateOfBirth' || factsOf(field).kind === 'day')
    return isCalendarDate(String(answer)) ? formatDate(String(answer), locale) : '';
  return inWords(String(answer));
}
