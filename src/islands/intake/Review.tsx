import { isAsked, type IntakeAnswers } from '#domain/intake/answers.ts';
import { isCalendarDate } from '#domain/intake/birth-date.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import type { Locale } from '#domain/languages.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';

interface ReviewProps {
  readonly answers: IntakeAnswers;
  readonly fileNames: readonly string[];
  readonly words: IntakeWords;
  readonly locale: Locale;
  readonly onChange: (field: IntakeField | 'files') => void;
}

/** Every answer with a Change link: what the signature stands over. */
export function Review({ answers, fileNames, words, locale, onChange }: ReviewProps) {
  return (
    <section className="review" aria-labelledby="review-title">
      <h3 id="review-title">{words.review.title}</h3>
      <p className="quiet">{words.review.text}</p>
      {intakeSteps.slice(0, -1).map((step) => (
        <section key={step.id} aria-labelledby={`review-${step.id}`}>
          <h4 id={`review-${step.id}`}>{words.steps[step.id].name}</h4>
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
                shown={fileNames.join('\n') || words.files.none}
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
    <div className="review-row">
      <dt>{label}</dt>
      <dd className={shown ? '' : 'quiet'}>{shown || words.review.notAnswered}</dd>
      <dd className="review-change">
        <button
          type="button"
          className="link"
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
export function answerText(
  field: IntakeField,
  answers: IntakeAnswers,
  words: IntakeWords,
  locale: Locale,
): string {
  const answer = answers[field];
  if (answer === undefined || answer === '') return '';
  if (answer === true) return words.review.accepted;
  const options = words.options[field];
  const inWords = (code: string) => options?.[code] ?? code;
  if (Array.isArray(answer)) return formatList(answer.map(inWords), locale);
  if (field === 'dateOfBirth')
    return isCalendarDate(String(answer)) ? formatDate(String(answer), locale) : '';
  return inWords(String(answer));
}
