import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { codeRequest, type NewFactor, type ownFactorRequest } from '#domain/access/second-factor.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { CodeInput } from './CodeInput.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepTitle } from './StepTitle.tsx';

interface SetUpFactorProps {
  readonly locale: Locale;
  readonly words: SecondFactorWords;
  readonly account: AccountWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly siteName: string;
  /** For another device: the QR code that was asked with password and code. Without it one is asked here. */
  readonly shown?: NewFactor;
  /** The factor works and its recovery codes were kept. */
  readonly onKept: () => void;
  readonly onSignedOut: () => void;
}

type View =
  | { readonly state: 'loading' }
  | { readonly state: 'tooLate' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'shown'; readonly shown: NewFactor }
  | { readonly state: 'codes'; readonly codes: readonly string[] };

/** Asks for a new secret; with password and code where there is a factor already. */
export function askNewFactor(locale: Locale, proof?: z.infer<typeof ownFactorRequest>): Promise<NewFactor> {
  return callApi<NewFactor>('/api/auth/second-factor/new', {
    method: 'POST',
    locale,
    ...(proof && { body: proof }),
  });
}

/** App, picture, first code, recovery codes. */
export function SetUpFactor(props: SetUpFactorProps) {
  const { locale, words, account, shown, onKept, onSignedOut } = props;
  const [view, setView] = useState<View>(shown ? { state: 'shown', shown } : { state: 'loading' });
  function begin(): void {
    setView({ state: 'loading' });
    askNewFactor(locale).then(
      (fresh) => setView({ state: 'shown', shown: fresh }),
      (error: unknown) => {
        if (hasCode(error, 'sign_in_required')) onSignedOut();
        else setView({ state: 'failed', fault: describeFault(error, account) });
      },
    );
  }
  const onOpen = useEffectEvent(() => {
    if (!shown) begin();
  });
  useEffect(() => onOpen(), []);

  if (view.state === 'loading')
    return (
      <p className="quiet" role="status">
        {account.loading}
      </p>
    );
  if (view.state === 'failed') return <Fault {...faultTexts(view.fault, account, { retry: begin })} />;
  if (view.state === 'codes')
    return <RecoveryCodes words={words.codes} siteName={props.siteName} codes={view.codes} onKept={onKept} />;
  if (view.state === 'tooLate') {
    const said = words.setUp.tooLate;
    return (
      <section className="card factor">
        <StepTitle>{said.title}</StepTitle>
        <p>{said.text}</p>
        {/* Another device needs password and code once more. */}
        <p className="buttons">
          <button type="button" className="button" onClick={shown ? () => location.reload() : begin}>
            {said.again}
          </button>
        </p>
      </section>
    );
  }
  return (
    <ScanAndConfirm
      {...props}
      factor={view.shown}
      onTooLate={() => setView({ state: 'tooLate' })}
      onCodes={(codes) => setView({ state: 'codes', codes })}
    />
  );
}

interface ScanProps extends SetUpFactorProps {
  readonly factor: NewFactor;
  readonly onTooLate: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

const ids = { code: 'new-factor-code' } as const;

function ScanAndConfirm({
  locale,
  words,
  account,
  messages,
  factor,
  onTooLate,
  onCodes,
  onSignedOut,
}: ScanProps) {
  const said = words.setUp;
  const form = useForm({ resolver: zodResolver(codeRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const [copied, setCopied] = useState(false);
  const secret = useRef<HTMLElement>(null);
  const submit = form.handleSubmit(async ({ code }) => {
    faults.clear();
    try {
      const answer = await callApi<{ recoveryCodes: string[] }>('/api/auth/second-factor/confirm', {
        method: 'POST',
        locale,
        body: { pending: factor.pending, code },
      });
      onCodes(answer.recoveryCodes);
    } catch (error) {
      if (hasCode(error, 'sign_in_required')) onSignedOut();
      else if (hasCode(error, 'gone', 'stale')) onTooLate();
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(factor.secret.replaceAll(' ', ''));
      setCopied(true);
    } catch {
      // Not allowed here: select it, so that one press of the keyboard copies it.
      if (secret.current) getSelection()?.selectAllChildren(secret.current);
    }
  };
  return (
    <form className="card factor" noValidate onSubmit={(event) => void submit(event)}>
      <StepTitle>{said.title}</StepTitle>
      <p>{said.text}</p>
      <ol className="factor-steps">
        <li>
          <h3>{said.app.title}</h3>
          <p>{said.app.text}</p>
        </li>
        <li>
          <h3>{said.scan.title}</h3>
          <div className="factor-scan">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(factor.svg)}`}
              alt={said.scan.alt}
              width={220}
              height={220}
            />
            <div>
              <p>{said.scan.byHand}</p>
              <p>
                <code className="factor-key" ref={secret}>
                  {factor.secret}
                </code>
              </p>
              <p>
                <button type="button" className="link" onClick={() => void copy()}>
                  {said.scan.copy}
                </button>{' '}
                <span role="status" className="small quiet">
                  {copied ? said.scan.copied : ''}
                </span>
              </p>
            </div>
          </div>
        </li>
        <li>
          <h3>{said.confirm.title}</h3>
          <FormProblems faults={faults} account={account} />
          <CodeInput
            {...form.register('code')}
            id={ids.code}
            label={words.code.label}
            account={account}
            error={faults.errorOf('code')}
          />
          <p className="buttons">
            <button type="submit" className="button" disabled={form.formState.isSubmitting}>
              {form.formState.isSubmitting ? words.code.submitting : said.confirm.submit}
            </button>
          </p>
        </li>
      </ol>
    </form>
  );
}
