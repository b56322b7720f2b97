import { useState } from 'react';
import { formatReference } from '#domain/reference.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface AlreadyReceivedProps {
  readonly reference: string;
  readonly payment: string | null;
  readonly confirmation: string;
  /** The changed answers, sent along with the correction. */
  readonly answers: object;
  readonly words: IntakeWords;
  readonly locale: Locale;
  readonly onCorrected: () => void;
}

/** After a changed second submission: the first one counts, and a correction can be sent. */
export function AlreadyReceived(props: AlreadyReceivedProps) {
  const { words, locale, reference } = props;
  const own = words.already;
  const [state, setState] = useState<'asking' | 'sending' | 'empty' | 'failed' | { sent: string }>('asking');
  const sent = typeof state === 'object' ? state.sent : null;
  return (
    <div className="received">
      <h2 tabIndex={-1} data-step-heading>
        {own.title}
      </h2>
      <p className="lead">{fill(own.text, { reference: formatReference(reference) })}</p>
      <div className="buttons">
        {props.payment && (
          <a className="button" href={props.payment}>
            {own.pay}
          </a>
        )}
        <a className="button second" href={props.confirmation}>
          {own.details}
        </a>
      </div>
      <form
        className="card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const message = String(new FormData(event.currentTarget).get('correction')).trim();
          if (!message) return setState('empty');
          setState('sending');
          callApi<{ reference: string }>('/api/application/correction', {
            method: 'POST',
            locale,
            body: { message, answers: props.answers },
          }).then(
            (answer) => {
              setState({ sent: answer.reference });
              props.onCorrected();
            },
            () => setState('failed'),
          );
        }}
      >
        <h3>{own.correctionTitle}</h3>
        <p className="quiet">{own.correctionText}</p>
        {sent === null && (
          <TextInput
            id="correction"
            name="correction"
            label={own.correctionLabel}
            lines={4}
            maxLength={2_000}
            error={state === 'empty' ? own.empty : undefined}
            errorPrefix={words.errorPrefix}
          />
        )}
        <div role="status">
          {sent !== null && (
            <p className="notice good">{fill(own.sent, { reference: formatReference(sent) })}</p>
          )}
          {state === 'failed' && <p className="notice danger">{own.failed}</p>}
        </div>
        {sent === null && (
          <button type="submit" className="button" disabled={state === 'sending'}>
            {state === 'sending' ? own.sending : own.send}
          </button>
        )}
      </form>
    </div>
  );
}
