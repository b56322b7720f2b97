import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as accessApi from '#domain/access/api.ts';
import { codeRequest, fewRecoveryCodes, recoveryCodeRequest } from '#domain/access/second-factor.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { CodeInput } from './CodeInput.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import type { LoginProps } from './login-props.ts';
import { canHavePasskey } from './passkey.ts';
import { PasskeyStep } from './PasskeyStep.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import { StepTitle } from './StepTitle.tsx';

interface SecondStepProps extends LoginProps {
  /** Called when both steps are done. */
  readonly onDone: () => void;
  /** Called when the sign-in has expired and the password is needed again. */
  readonly onSignedOut: () => void;
}

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

function SignOut({ locale, account }: LoginProps) {
  return (
    <button
      type="button"
      className={link}
      data-logout={path('login', locale)}
      data-failed={account.signOutFailed}
    >
      {account.signOut}
    </button>
  );
}

const codeId = { code: 'factor-code' } as const;

interface AppCodeProps extends SecondStepProps {
  readonly hasPasskey: boolean;
  readonly onRecovery: () => void;
}

function AppCode(props: AppCodeProps) {
  const { locale, account, messages, factor, hasPasskey, onDone, onSignedOut, onRecovery } = props;
  const labels = factor.code;
  const form = useForm({ resolver: zodResolver(codeRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids: codeId, messages, account });
  const [leaving, setLeaving] = useState(false);
  const submit = form.handleSubmit(async (body) => {
    faults.clear();
    try {
      await callApi(accessApi.showCode, body, { locale });
      setLeaving(true);
      onDone();
    } catch (error) {
      if (hasCode(error, 'sign_in_required')) onSignedOut();
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  const busy = leaving || form.formState.isSubmitting;
  return (
    <form className="card grid grid-cols-1 gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <StepTitle>{labels.title}</StepTitle>
      {hasPasskey && <PasskeyStep {...{ locale, account, onDone, onSignedOut }} words={factor.passkey} />}
      <p>{labels.text}</p>
      <FormProblems faults={faults} account={account} />
      <CodeInput
        {...form.register('code')}
        id={codeId.code}
        label={labels.label}
        account={account}
        error={faults.errorOf('code')}
      />
      <p className={buttonRow}>
        <button type="submit" className={hasPasskey ? 'button second' : 'button'} disabled={busy}>
          {busy ? labels.submitting : labels.submit}
        </button>
        <SignOut {...props} />
      </p>
      <p className="border-t border-line pt-5">
        <button type="button" className={link} onClick={onRecovery}>
          {labels.useRecovery}
        </button>
      </p>
    </form>
  );
}

const recoveryId = { recoveryCode: 'factor-recovery' } as const;

interface RecoveryCodeProps extends SecondStepProps {
  readonly onApp: () => void;
  readonly onUsed: (left: number) => void;
}

function RecoveryCode(props: RecoveryCodeProps) {
  const { locale, account, messages, factor, onSignedOut, onApp, onUsed } = props;
  const labels = factor.recovery;
  const form = useForm({ resolver: zodResolver(recoveryCodeRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids: recoveryId, messages, account });
  const submit = form.handleSubmit(async (body) => {
    faults.clear();
    try {
      const { left } = await callApi(accessApi.showRecoveryCode, body, { locale });
      onUsed(left);
    } catch (error) {
      if (hasCode(error, 'sign_in_required')) onSignedOut();
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  const { isSubmitting } = form.formState;
  return (
    <form className="card grid grid-cols-1 gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <StepTitle>{labels.title}</StepTitle>
      <p>{labels.text}</p>
      <FormProblems faults={faults} account={account} />
      <TextInput
        {...form.register('recoveryCode')}
        id={recoveryId.recoveryCode}
        label={labels.label}
        hint={labels.hint}
        error={faults.errorOf('recoveryCode')}
        errorPrefix={account.errorPrefix}
        className="max-w-80 text-h3! tracking-[0.08em] uppercase tabular-nums"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        aria-required
      />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={isSubmitting}>
          {isSubmitting ? factor.code.submitting : factor.code.submit}
        </button>
        <SignOut {...props} />
      </p>
      <p className="border-t border-line pt-5">
        <button type="button" className={link} onClick={onApp}>
          {labels.useApp}
        </button>
      </p>
    </form>
  );
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
