import type { IntakeField } from '#domain/intake/fields.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import { isPlainNumber } from '#domain/intake/phone.ts';
import { isRefused } from '#domain/intake/wizard-state.ts';
import { answerTexts } from '#i18n/answer-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import type { Asking } from './wizard-props.ts';

interface ReviewProps extends Pick<Asking, 'state' | 'words' | 'locale' | 'textsFrom'> {
  readonly onChange: (field: IntakeField | 'files') => void;
}

/** Every answer with a Change link: what the signature stands over. */
export function Review({ state, words, locale, textsFrom, onChange }: ReviewProps) {
  const files = state.files.map((file) =>
    isRefused(file) ? fill(words.files.notAdded, { name: file.name }) : file.name,
  );
  const { short } = words.review;
  const wantsTexts = textsFrom !== null && state.values.texts && isPlainNumber(state.values.phoneNumber);
  const steps = answerTexts(answersOf(state.values), words, locale).map(({ id, rows }) => ({
    id,
    rows: [
      ...rows.flatMap((row): ReviewRow[] =>
        row.field === 'phoneNumber' && wantsTexts
          ? [row, { field: 'texts', label: short.texts ?? '', text: words.review.texts }]
          : [row],
      ),
      ...(id === 'goals'
        ? [{ field: 'files' as const, label: short.files ?? words.files.label, text: files.join('\n') }]
        : []),
    ],
  }));
  return (
    <section className="mt-5 grid gap-2 sm:gap-4" aria-labelledby="review-title">
      <h3 className="text-h3-large" id="review-title">
        {words.review.title}
      </h3>
      <p className="-mt-2 text-ink-soft">{words.review.text}</p>
      {steps.map(({ id, rows }) => (
        <section key={id} aria-labelledby={`review-${id}`}>
          <h4 className="border-b-2 border-line-strong pb-1 sm:mt-3" id={`review-${id}`}>
            {words.steps[id].name}
          </h4>
          <Rows rows={rows.filter(({ text }) => text)} words={words} onChange={onChange} />
        </section>
      ))}
      <Unanswered
        rows={steps.flatMap(({ rows }) => rows.filter(({ text }) => !text))}
        words={words}
        onChange={onChange}
      />
    </section>
  );
}

interface ReviewRow {
  readonly field: IntakeField | 'files' | 'texts';
  readonly label: string;
  /** Empty without an answer. */
  readonly text: string;
}

interface RowsProps extends Pick<ReviewProps, 'words' | 'onChange'> {
  readonly rows: readonly ReviewRow[];
}

function Rows({ rows, words, onChange }: RowsProps) {
  return (
    <dl>
      {rows.map(({ field, label, text }) => (
        <div
          key={field}
          className="relative flex flex-wrap items-baseline gap-x-3 border-b border-line py-0.5 pe-17 leading-snug md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto] md:items-center md:gap-x-4 md:py-1 md:pe-0"
        >
          <dt className="text-s text-ink-soft">{label}</dt>
          <dd className={`min-w-0 wrap-anywhere whitespace-pre-line ${text ? '' : 'text-ink-soft'}`}>
            {text || (field === 'files' ? words.files.none : words.review.notAnswered)}
          </dd>
          <dd className="absolute inset-y-0 end-0 flex items-center md:static">
            <button
              type="button"
              className={`${link} max-md:min-h-7!`}
              aria-label={fill(words.review.changeNamed, { label })}
              // The box stands below the number, once its words have come.
              onClick={() => onChange(field === 'texts' ? 'phoneNumber' : field)}
            >
              {words.review.change}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What was left open, at any step, takes one line until somebody wants to see it. */
function Unanswered({ rows, words, onChange }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 text-s text-ink-soft">
        {fill(words.review.unanswered, { count: rows.length })}
      </summary>
      <Rows rows={rows} words={words} onChange={onChange} />
    </details>
  );
}
