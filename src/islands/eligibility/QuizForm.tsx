import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import {
  onRoute,
  quizOutcomes,
  quizSchema,
  quizStates,
  quizTimeframes,
  type QuizAnswers,
} from '#domain/eligibility/answers.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import type { EligibilityWords } from '#i18n/en/eligibility.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { ErrorSummary, type SummaryItem } from '#ui/ErrorSummary.tsx';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';

/** The values in the form: codes, or nothing yet. */
export interface QuizFields {
  readonly state: string;
  readonly outcome: string;
  readonly timeframe: string;
  readonly email: string;
}

interface QuizFormProps {
  readonly words: Pick<EligibilityWords, 'form' | 'messages'>;
  /** What was answered before, for somebody who comes back to change it. */
  readonly before: Partial<QuizFields> | undefined;
  readonly onAnswered: (answers: QuizAnswers, typed: QuizFields) => void;
}

const fields = ['state', 'outcome', 'timeframe', 'email'] as const;
type Field = (typeof fields)[number];
const idOf = (field: Field) => `quiz-${field}`;

const parse = zodResolver(quizSchema) as unknown as Resolver<QuizFields, unknown, QuizAnswers>;

/** What was chosen in the page before React came: react-hook-form would set radio buttons back to its defaults. */
function typedBefore(): Partial<QuizFields> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>('form.quiz');
  return form ? (Object.fromEntries(new FormData(form)) as Partial<QuizFields>) : {};
}

export function QuizForm({ words, before, onAnswered }: QuizFormProps) {
  const labels = words.form;
  const [defaults] = useState(() => before ?? typedBefore());
  const form = useForm<QuizFields, unknown, QuizAnswers>({
    defaultValues: defaults,
    shouldFocusError: false,
    resolver: (values, context, options) => parse(onRoute(values), context, options),
  });
  // As it was at the press: a list that changed while somebody answers would take the focus again.
  const [items, setItems] = useState<readonly SummaryItem[]>([]);
  // Until React listens, a form that is sent would write its answers into the address.
  const [ready, setReady] = useState(false);
  const state = useWatch({ control: form.control, name: 'state' });
  // The first question alone, until it is known that the others apply. The page as it was sent holds no more than that,
  // and React has to find it so, whatever was chosen in it before.
  const isInGeorgia = ready && state === 'Georgia';
  const title = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setReady(true);
    if (before) title.current?.focus();
  }, [before]);

  const errorOf = (field: Field, errors: FieldErrors<QuizFields> = form.formState.errors) => {
    const key = errors[field]?.message;
    return key && (sentenceOf(words.messages, key) ?? key);
  };
  const submit = form.handleSubmit(
    (answers) => onAnswered(answers, form.getValues()),
    (errors) =>
      setItems(
        fields
          .filter((field) => errors[field] && (isInGeorgia || field === 'state' || field === 'email'))
          .map((field) => ({ field, id: idOf(field), message: errorOf(field, errors) ?? '' })),
      ),
  );
  const choice = <Code extends string>(
    field: Exclude<Field, 'email'>,
    codes: readonly Code[],
    texts: Readonly<Record<Code, string>>,
  ) => ({
    id: idOf(field),
    label: labels[field].label,
    error: errorOf(field),
    errorPrefix: labels.errorPrefix,
    options: codes.map((value) => ({ value, text: texts[value] })),
    chosen: defaults[field],
    input: form.register(field),
    fieldClass: 'mb-6',
  });

  return (
    <form
      className="quiz"
      noValidate
      autoComplete="off"
      tabIndex={-1}
      ref={title}
      onSubmit={(event) => void submit(event)}
    >
      {items.length > 0 && (
        <div className="mb-8">
          <ErrorSummary
            title={labels.summaryTitle}
            items={items}
            onChoose={({ id }) => document.getElementById(id)?.focus()}
          />
        </div>
      )}
      <RadioGroup {...choice('state', quizStates, labels.state.options)} inRow />
      {isInGeorgia && (
        <>
          <RadioGroup
            {...choice('outcome', quizOutcomes, labels.outcome.options)}
            hint={labels.outcome.hint}
            inRow
          />
          <RadioGroup {...choice('timeframe', quizTimeframes, labels.timeframe.options)} inRow />
        </>
      )}
      {ready && state && (
        <TextInput
          {...form.register('email')}
          id={idOf('email')}
          fieldClass="mb-6"
          label={
            <>
              {labels.email.label} <span className="font-text text-ink-soft">{labels.email.optional}</span>
            </>
          }
          hint={labels.email.hint}
          error={errorOf('email')}
          errorPrefix={labels.errorPrefix}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={emailMaxLength}
        />
      )}
      <p className="buttons">
        <button type="submit" className="button" disabled={!ready}>
          {labels.submit}
        </button>
      </p>
    </form>
  );
}
