import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { letterSchema } from '#domain/letters/letter-rules.ts';
import {
  composeLetter,
  emptyLetter,
  isOneOf,
  kindOf,
  letterFields,
  letterHead,
  letterKinds,
  type LetterAnswers,
  type LetterField,
} from '#domain/letters/letters.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { LettersWords } from '#i18n/en/letters.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { ErrorSummary, type SummaryItem } from '#ui/ErrorSummary.tsx';
import { button, buttonRow, link, secondButton } from '#ui/button.ts';
import { LetterQuestion } from './LetterQuestion.tsx';
import { LetterText } from './LetterText.tsx';
import { letterAsText, type LetterWording } from './letter-parts.ts';
import { questionId } from './question-id.ts';
import { typedBefore } from './typed-before.ts';

interface LetterWriterProps {
  readonly words: Pick<LettersWords, 'writer' | 'messages'>;
  readonly letter: LetterWording;
  /** The letter in the reader's own language, where that is not English. */
  readonly help?: LetterWording;
}

const parse = zodResolver(letterSchema) as unknown as Resolver<LetterAnswers, unknown, LetterAnswers>;
type WriterNote = 'copied' | 'notCopied' | 'cleared';

/** Fills in a letter on this screen alone: there is no call in it, and nothing is kept. */
export function LetterWriter({ words, letter, help }: LetterWriterProps) {
  const own = words.writer;
  const [defaults] = useState(() => ({ ...emptyLetter, ...typedBefore() }));
  const form = useForm<LetterAnswers, unknown, LetterAnswers>({
    defaultValues: defaults,
    resolver: parse,
    shouldFocusError: false,
  });
  // As it was at the press: a list that changed while somebody types would take the focus again.
  const [items, setItems] = useState<readonly SummaryItem[]>([]);
  const [done, setDone] = useState<WriterNote | null>(null);
  // Until React listens, a form that is sent would write its answers into the address.
  const [ready, setReady] = useState(false);
  // Counts how often the form was emptied: fields without a value of React's own have to be made again.
  const [emptied, countEmptied] = useState(0);
  useEffect(() => {
    if (!form.getValues('date')) form.setValue('date', officeDate(new Date()));
    setReady(true);
  }, [form, emptied]);
  const typed = useWatch({ control: form.control }) as LetterAnswers;
  // The page as it was sent is empty, and React has to find it so, whatever was typed before.
  const answers = ready ? typed : emptyLetter;
  const lines = composeLetter(answers);
  const fields = letterFields(answers);

  const errorOf = (field: LetterField, errors: FieldErrors<LetterAnswers> = form.formState.errors) => {
    const key = errors[field]?.message;
    return key && (words.messages[key as keyof typeof words.messages] ?? key);
  };
  /** Does something with the letter, unless something in it should not be there. */
  const withLetter = (act: () => void) => () =>
    void form.handleSubmit(
      () => {
        setItems([]);
        act();
      },
      (errors) =>
        setItems(
          fields.flatMap((field) => {
            const message = errorOf(field, errors);
            return message ? [{ field, id: questionId(field), message }] : [];
          }),
        ),
    )();
  const copy = () =>
    // Without HTTPS there is no clipboard.
    Promise.resolve(
      navigator.clipboard?.writeText(letterAsText(lines, answers, letter)) ??
        Promise.reject(new Error('no clipboard')),
    ).then(
      () => setDone('copied'),
      () => setDone('notCopied'),
    );
  const clear = () => {
    form.reset({ ...emptyLetter, kind: kindOf(typed.kind) });
    setItems([]);
    setDone('cleared');
    countEmptied((count) => count + 1);
  };

  return (
    <div className="writer grid items-start gap-10 lg:grid-cols-2 lg:gap-14">
      <form
        className="letter-form no-print"
        noValidate
        autoComplete="off"
        onChange={() => setDone(null)}
        onSubmit={(event) => {
          event.preventDefault();
          withLetter(() => printAs(own.fileName))();
        }}
      >
        {items.length > 0 && (
          <div className="mb-8">
            <ErrorSummary
              title={own.summaryTitle}
              items={items}
              onChoose={({ id }) => document.getElementById(id)?.focus()}
            />
          </div>
        )}
        <RadioGroup
          key={`kind-${emptied}`}
          id={questionId('kind')}
          label={own.kind}
          options={letterKinds.map((value) => ({ value, text: own.kinds[value] }))}
          chosen={emptied > 0 ? kindOf(answers.kind) : defaults.kind}
          input={form.register('kind')}
          fieldClass="mb-6"
        />
        <p className="small quiet mb-6">{own.blank}</p>
        {fields
          .filter((field) => field !== 'kind' && (ready || isOneOf(letterHead, field)))
          .map((field) => (
            <LetterQuestion
              key={`${field}-${emptied}`}
              field={field}
              kind={kindOf(answers.kind)}
              defaults={emptied > 0 ? emptyLetter : defaults}
              words={own}
              error={errorOf(field)}
              register={form.register}
            />
          ))}
        <div className={buttonRow}>
          <button type="submit" className={button} disabled={!ready}>
            {own.print}
          </button>
          <button
            type="button"
            className={secondButton}
            disabled={!ready}
            onClick={withLetter(() => void copy())}
          >
            {own.copy}
          </button>
          <button type="button" className={link} disabled={!ready} onClick={clear}>
            {own.clear}
          </button>
        </div>
        <p role="status" className="small font-strong mt-3">
          {done && own[done]}
        </p>
        <p className="small quiet mt-3">{own.printHint}</p>
      </form>
      {/* The page as it was sent holds the first questions alone: what depends on answers comes with the scripts. */}
      {ready && (
        <div className="grid min-w-0 gap-8 lg:sticky lg:top-24">
          <section aria-labelledby="letter-title" className="min-w-0">
            <h3 id="letter-title" className="no-print mb-3 text-h3">
              {own.letter}
            </h3>
            {answers.kind === 'limited' && <p className="no-print small mb-3">{own.orderGoesAlong}</p>}
            <div className="letter-sheet card raised">
              <LetterText lines={lines} answers={answers} wording={letter} />
            </div>
          </section>
          {help && (
            <section aria-labelledby="help-title" className="no-print notice good min-w-0">
              <h3 id="help-title" className="text-h3">
                {own.help}
              </h3>
              <p className="small mb-4 font-strong">{own.notForSending}</p>
              <LetterText lines={lines} answers={answers} wording={help} />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

/** Opens the print view. A file saved there is named after the page's title, which should not say what it is for. */
function printAs(name: string): void {
  const before = document.title;
  addEventListener('afterprint', () => (document.title = before), { once: true });
  document.title = name;
  print();
}
