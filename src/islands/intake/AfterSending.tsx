import { useEffect, useState } from 'react';
import { messageMaxLength } from '#domain/contact/message-length.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import * as intakeApi from '#domain/intake/api.ts';
import type { Submitted, WizardState } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import { formatReference } from '#domain/reference.ts';
import { callApi } from '#browser/call-api.ts';
import { clearDraft } from '#browser/intake/save-draft-calls.ts';
import { forgetSubmissionKey, paymentAddress } from '#browser/intake/submit.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { WithCode } from '#ui/WithCode.tsx';
import { ToastArea } from './ToastArea.tsx';

interface AfterSendingProps {
  readonly state: WizardState;
  readonly words: IntakeWords;
  readonly locale: Locale;
}

/** In the form's place once the office has it: that it arrived, or that an earlier one counts. */
export function AfterSending({ state, words, locale }: AfterSendingProps) {
  const { phase } = state;
  const title = phase.at === 'done' ? words.success.panel : words.already.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    // On phones toasts hang below the header: room for them, so that they do not cover the reference.
    <div className={`intake sent ${phase.at === 'done' ? 'max-sm:pt-24' : ''}`}>
      <div className="grid gap-5">
        {/* In place of the page's own heading, which asks to fill in the form. */}
        <h1 className="text-h2" tabIndex={-1} data-step-heading>
          {title}
        </h1>
        {phase.at === 'done' && (
          <Received state={state} result={phase.result} words={words} locale={locale} />
        )}
        {phase.at === 'already' && (
          <AlreadyReceived state={state} phase={phase} words={words} locale={locale} />
        )}
      </div>
      <ToastArea words={words.toast} />
    </div>
  );
}

interface ReceivedProps extends AfterSendingProps {
  readonly result: Submitted;
}

/** In sight until the next page comes; also what stays when a blocker stops both of them. */
function Received({ state, result, words, locale }: ReceivedProps) {
  const own = words.success;
  return (
    <>
      <p className="lead">
        <WithCode text={own.reference} code={formatReference(result.reference)} />
      </p>
      <div className="buttons">
        {!result.alreadyPaid && result.stored === 'now' && !state.isSaleClosed && (
          <a
            className="button"
            href={paymentAddress(result.selectedServicePackage, result.payToken, locale)}
            target="_blank"
            rel="noopener nofollow"
          >
            {own.openPayment}
          </a>
        )}
        <a className="button second" href={path('intakeConfirmation', locale)}>
          {own.openConfirmation}
        </a>
      </div>
    </>
  );
}

interface AlreadyReceivedProps extends AfterSendingProps {
  readonly phase: Extract<WizardState['phase'], { at: 'already' }>;
}

/** After a changed second submission: the first one counts, and a correction can be sent. */
function AlreadyReceived({ state, phase, words, locale }: AlreadyReceivedProps) {
  const own = words.already;
  const [progress, setProgress] = useState<'asking' | 'sending' | 'empty' | 'failed' | { sent: string }>(
    'asking',
  );
  const correctionReference = typeof progress === 'object' ? progress.sent : null;
  const owes = phase.payToken && !state.account?.waitingCase && !state.isSaleClosed;

  function send(message: string): void {
    if (!message) return setProgress('empty');
    setProgress('sending');
    // With the changed answers.
    callApi(intakeApi.correct, { message, answers: answersOf(state.values) }, { locale }).then(
      ({ reference }) => {
        setProgress({ sent: reference });
        forgetSubmissionKey();
        clearDraft(locale).catch(() => undefined);
      },
      () => setProgress('failed'),
    );
  }

  return (
    <>
      <p className="lead">
        <WithCode text={own.text} code={formatReference(phase.reference)} />
      </p>
      <div className="buttons">
        {owes && (
          <a className="button" href={paymentAddress(phase.packageId, phase.payToken, locale)}>
            {own.pay}
          </a>
        )}
        <a className="button second" href={path('intakeConfirmation', locale)}>
          {own.details}
        </a>
      </div>
      <form
        className="card mt-4 grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(String(new FormData(event.currentTarget).get('correction')).trim());
        }}
      >
        <h2 className="text-h3">{own.correctionTitle}</h2>
        <p className="quiet">{own.correctionText}</p>
        {correctionReference === null && (
          <TextInput
            id="correction"
            name="correction"
            label={own.correctionLabel}
            lines={4}
            maxLength={messageMaxLength}
            error={progress === 'empty' ? own.empty : undefined}
            errorPrefix={words.errorPrefix}
          />
        )}
        <div role="status">
          {correctionReference !== null && (
            <p className="notice good">
              {fill(own.sent, { reference: formatReference(correctionReference) })}
            </p>
          )}
          {progress === 'failed' && <p className="notice danger">{own.failed}</p>}
        </div>
        {correctionReference === null && (
          <button type="submit" className="button" disabled={progress === 'sending'}>
            {progress === 'sending' ? own.sending : own.send}
          </button>
        )}
      </form>
    </>
  );
}
