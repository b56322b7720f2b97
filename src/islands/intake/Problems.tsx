import { useEffect, useMemo, useRef } from 'react';
import type { IntakeField } from '#domain/intake/fields.ts';
import type { Failure } from '#domain/intake/wizard-state.ts';
import { formatReference, isReference } from '#domain/reference.ts';
import type { QueuedFile } from '#domain/uploads/queued-file.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/fill.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { controlId, type Asking } from './wizard-props.ts';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly words: IntakeWords['failure'];
  readonly email: string;
}

/** Why the form was not sent, in the page: the toast says it too, but goes away. */
export function FailureNotice({ failure, words, email }: FailureNoticeProps) {
  const { message, reference } = failure;
  const shown = isReference(reference) ? formatReference(reference) : reference;
  return (
    <div className="notice danger mt-6 grid gap-1.5" role="alert" tabIndex={-1} id={controlId('failure')}>
      <p>
        <strong>{words.text}</strong>
      </p>
      <p>{`${message ?? words.offline} ${words.kept}`}</p>
      <p className="small">
        {reference && <span>{`${fill(words.reference, { reference: shown })} `}</span>}
        <a href={`mailto:${email}`}>
          {words.write}: <span translate="no">{email}</span>
        </a>
      </p>
    </div>
  );
}

interface RefusedFilesProps {
  readonly files: readonly QueuedFile[];
  readonly words: IntakeWords['files'];
  readonly messages: Readonly<Record<string, string>>;
  /** Without them. */
  readonly onGoOn: () => void;
  readonly onChange: () => void;
}

/** Files we could not take must not vanish in silence: the person says what becomes of them. */
export function RefusedFiles({ files, words, messages, onGoOn, onChange }: RefusedFilesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice danger mt-6 grid gap-1.5" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{words.withoutTitle}</strong>
      </p>
      <ul>
        {files.map(({ id, name, refusal = '' }) => (
          <li key={id}>
            <span className="font-strong wrap-anywhere" translate="no">
              {name}
            </span>
            <span>{`: ${messages[refusal] ?? (refusal || words.failed)}`}</span>
          </li>
        ))}
      </ul>
      <p className="buttons">
        <button type="button" className="button" onClick={onChange}>
          {words.withoutChange}
        </button>
        <button type="button" className="button second" onClick={onGoOn}>
          {words.withoutGoOn}
        </button>
      </p>
    </div>
  );
}

interface RefusalsProps extends Asking {
  readonly onChange: (field: IntakeField) => void;
}

/** What was wrong at the last attempt to go on, above the step: nothing that sticks to the top covers it. */
export function Refusals({ state, words, form, messages, onChange }: RefusalsProps) {
  const { refused } = state;
  // The same list until the next attempt: a new one takes the focus.
  const items = useMemo(
    () =>
      refused.map((field) => {
        const key = form.getFieldState(field).error?.message ?? '';
        return { field, id: controlId(field), message: sentenceOf(messages, key) ?? key };
      }),
    [refused, form, messages],
  );
  if (items.length === 0) return null;
  const title =
    items.length === 1 ? words.summary.titleOne : fill(words.summary.title, { count: items.length });
  return (
    <div className="mb-8">
      <ErrorSummary title={title} items={items} onChoose={({ field }) => onChange(field as IntakeField)} />
    </div>
  );
}
