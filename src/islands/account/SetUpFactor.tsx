import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { confirmFactorRequest, type NewFactor } from '#domain/access/second-factor.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { buttonRow, link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { CodeField } from './CodeField.tsx';
import { OfferPasskey } from './OfferPasskey.tsx';
import { OwnForm } from './OwnForm.tsx';
import { canHavePasskey } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepTitle } from './StepTitle.tsx';

interface SetUpFactorProps {
  readonly locale: Locale;
  readonly words: SecondFactorWords;
  readonly account: FormKitWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly siteEmail: string;
  readonly siteName: string;
  /** The new factor, if password and code were needed to get it. Without it, one is requested here. */
  readonly newFactor?: NewFactor;
  /** Called when the factor works and the person has kept the recovery codes. */
  readonly onKept: () => void;
  readonly onSignedOut: () => void;
}

type View =
  | { readonly state: 'loading' }
  | { readonly state: 'tooLate' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'shown'; readonly factor: NewFactor }
  | { readonly state: 'codes'; readonly codes: readonly string[]; readonly permit: string }
  | { readonly state: 'passkey'; readonly permit: string };

/** Sets up an authenticator app: QR code, first code, recovery codes. */
export default function SetUpFactor(props: SetUpFactorProps) {
  const { locale, words, account, newFactor, onKept, onSignedOut } = props;
  const [view, setView] = useState<View>(
    newFactor ? { state: 'shown', factor: newFactor } : { state: 'loading' },
  );
  function begin(): void {
    setView({ state: 'loading' });
    callApi(accessApi.beginFactor, {}, { locale }).then(
      (fresh) => setView({ state: 'shown', factor: fresh }),
      (error: unknown) => {
        if (hasCode(error, 'sign_in_required')) onSignedOut();
        else setView({ state: 'failed', fault: describeFault(error, account) });
      },
    );
  }
  const onOpen = useEffectEvent(() => {
    if (!newFactor) begin();
  });
  useEffect(() => onOpen(), []);

  if (view.state === 'loading')
    return (
      <p className="quiet" role="status">
        {account.loading}
      </p>
    );
  if (view.state === 'failed') return <Fault {...faultTexts(view.fault, account, { retry: begin })} />;
  if (view.state === 'codes') {
    const { permit } = view;
    return (
      <RecoveryCodes
        words={words.codes}
        siteName={props.siteName}
        codes={view.codes}
        onKept={() => (canHavePasskey() ? setView({ state: 'passkey', permit }) : onKept())}
      />
    );
  }
  if (view.state === 'passkey')
    return <OfferPasskey {...{ locale, words, account, permit: view.permit }} onDone={onKept} />;
  if (view.state === 'tooLate') {
    const labels = words.setUp.tooLate;
    return (
      <section className="card grid grid-cols-1 gap-4">
        <StepTitle>{labels.title}</StepTitle>
        <p>{labels.text}</p>
        {/* A replacement needs password and code again, which the reloaded page asks for. */}
        <p className={buttonRow}>
          <button type="button" className="button" onClick={newFactor ? () => location.reload() : begin}>
            {labels.again}
          </button>
        </p>
      </section>
    );
  }
  return (
    <ScanAndConfirm
      {...props}
      factor={view.factor}
      onTooLate={() => setView({ state: 'tooLate' })}
      onCodes={(codes, permit) => setView({ state: 'codes', codes, permit })}
    />
  );
}

interface ScanProps extends SetUpFactorProps {
  readonly factor: NewFactor;
  readonly onTooLate: () => void;
  readonly onCodes: (codes: readonly string[], permit: string) => void;
}

function ScanAndConfirm({ factor, onTooLate, onCodes, onSignedOut, ...props }: ScanProps) {
  const { words } = props;
  const labels = words.setUp;
  const [copied, setCopied] = useState(false);
  const secret = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(factor.secret.replaceAll(' ', ''));
      setCopied(true);
    } catch {
      // The browser refused. With the key selected, one keyboard shortcut copies it.
      if (secret.current) getSelection()?.selectAllChildren(secret.current);
    }
  };
  return (
    <section className="card grid grid-cols-1 gap-4">
      <StepTitle>{labels.title}</StepTitle>
      <p>{labels.text}</p>
      <ol className="grid grid-cols-1 gap-7">
        <Step number={1} title={labels.app.title}>
          <p>{labels.app.text}</p>
        </Step>
        <Step number={2} title={labels.scan.title}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(55)),1fr))] items-center gap-x-6 gap-y-4">
            {/* White in the dark theme too, because cameras look for dark on light. */}
            <img
              className="h-auto w-55 rounded-m border border-line bg-[white]"
              src={`data:image/svg+xml,${encodeURIComponent(factor.svg)}`}
              alt={labels.scan.alt}
              width={220}
              height={220}
            />
            <div className="grid gap-2">
              <p>{labels.scan.byHand}</p>
              <p>
                <code className="text-l tracking-[0.06em] wrap-anywhere" translate="no" ref={secret}>
                  {factor.secret}
                </code>
              </p>
              <p>
                <button type="button" className={link} onClick={() => void copy()}>
                  {labels.scan.copy}
                </button>{' '}
                <span role="status" className="small quiet">
                  {copied ? labels.scan.copied : ''}
                </span>
              </p>
            </div>
          </div>
        </Step>
        <Step number={3} title={labels.confirm.title}>
          <OwnForm
            part={props}
            call={accessApi.confirmFactor}
            schema={confirmFactorRequest}
            fixed={{ pending: factor.pending }}
            words={{
              fields: { code: words.code.label },
              submit: labels.confirm.submit,
              sending: words.code.submitting,
            }}
            onDone={({ recoveryCodes, passkeyPermit }) => onCodes(recoveryCodes, passkeyPermit)}
            onRefused={(error) => {
              if (hasCode(error, 'sign_in_required')) onSignedOut();
              else if (hasCode(error, 'gone', 'stale')) onTooLate();
              else return;
              return true;
            }}
          >
            <CodeField />
          </OwnForm>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="relative grid grid-cols-1 gap-3 xs:ps-12">
      <span
        className="grid size-8 place-items-center rounded-full bg-good-soft font-strong text-good xs:absolute xs:start-0 xs:top-0"
        aria-hidden="true"
      >
        {number}
      </span>
      <h3 className="text-l">{title}</h3>
      {children}
    </li>
  );
}
