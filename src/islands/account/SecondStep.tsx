import { useEffect, useEffectEvent, useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { fewRecoveryCodes } from '#domain/access/second-factor.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import type { SecondStepProps } from './login-props.ts';
import { canHavePasskey } from './passkey.ts';
import { StepTitle } from './StepTitle.tsx';

/** Each comes when it is known to be asked for: what a form needs would weigh on the sign-in of everybody. */
const AppCode = lazyWithFallback(() => import('./AppCode.tsx'));
const RecoveryCode = lazyWithFallback(() => import('./RecoveryCode.tsx'));
const SetUpFactor = lazyWithFallback(() => import('./SetUpFactor.tsx'));

type View =
  | { readonly state: 'loading' | 'set_up' | 'code' | 'recovery' }
  | { readonly state: 'used'; readonly left: number }
  | { readonly state: 'failed'; readonly fault: FaultFacts };

/** Asks staff for their code after the password, or sets the second factor up at their first sign-in. */
export default function SecondStep(props: SecondStepProps) {
  const { locale, account, onDone, onSignedOut } = props;
  const [view, setView] = useState<View>({ state: 'loading' });
  const [hasPasskey, setHasPasskey] = useState(false);
  const fail = (error: unknown): void => {
    if (hasCode(error, 'sign_in_required')) onSignedOut();
    else setView({ state: 'failed', fault: describeFault(error, account) });
  };
  function look(): void {
    setView({ state: 'loading' });
    callApi(accessApi.secondFactor, {}, { locale }).then(({ state, passkeys }) => {
      setHasPasskey(passkeys.length > 0 && canHavePasskey());
      if (state === 'shown') onDone();
      else setView({ state });
    }, fail);
  }
  const onOpen = useEffectEvent(look);
  useEffect(() => onOpen(), []);

  switch (view.state) {
    case 'loading':
      return (
        <p className="quiet" role="status">
          {account.loading}
        </p>
      );
    case 'failed':
      return <Fault {...faultTexts(view.fault, account, { retry: look })} />;
    case 'set_up':
      return <SetUpFactor {...props} words={props.factor} onKept={onDone} />;
    case 'used':
      return <CodeUsed {...props} left={view.left} />;
    case 'code':
      return <AppCode {...props} hasPasskey={hasPasskey} onRecovery={() => setView({ state: 'recovery' })} />;
    case 'recovery':
      return (
        <RecoveryCode
          {...props}
          onApp={() => setView({ state: 'code' })}
          onUsed={(left) => setView({ state: 'used', left })}
        />
      );
  }
}

/** Tells how many codes are left before going on, so that nobody runs out unnoticed. */
function CodeUsed({ factor, left, onDone }: SecondStepProps & { readonly left: number }) {
  const labels = factor.recovery;
  return (
    <section className="card grid grid-cols-1 gap-4">
      <StepTitle>{labels.signedIn}</StepTitle>
      <p>{left === 0 ? labels.leftNone : left === 1 ? labels.leftOne : fill(labels.left, { count: left })}</p>
      {left <= fewRecoveryCodes && <p>{labels.few}</p>}
      <p className={buttonRow}>
        <button type="button" className="button" onClick={onDone}>
          {labels.goOn}
        </button>
      </p>
    </section>
  );
}
