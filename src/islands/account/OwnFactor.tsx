import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import * as accessApi from '#domain/access/api.ts';
import {
  ownFactorRequest,
  recoveryCodeCount,
  type NewFactor,
  type SecondFactorView,
} from '#domain/access/second-factor.ts';
import { callApi } from '#browser/call-api.ts';
import { fill } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { AccountSection } from './AccountSection.tsx';
import { CodeInput } from './CodeInput.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OpeningPart } from './OpeningPart.tsx';
import { OwnForm } from './OwnForm.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { makePasskey } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { askNewFactor, SetUpFactor } from './SetUpFactor.tsx';
import { useOwnForm } from './use-own-form.ts';

type Proof = z.infer<typeof ownFactorRequest>;
type Stage =
  | { readonly name: 'rest'; readonly note: string }
  | { readonly name: 'device'; readonly factor: NewFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Lets staff move to another phone or make new recovery codes. Both need the password and a code. */
export default function OwnFactor(props: PartProps) {
  const { locale, factor, account, messages, siteName, reload } = props;
  const labels = factor.own;
  const [stage, setStage] = useState<Stage>({ name: 'rest', note: '' });
  /** Said beside the passkeys: what was added or removed there. */
  const [changed, setChanged] = useState<{ readonly text: string } | null>(null);
  const [seen, setSeen] = useState<SecondFactorView | null>(null);
  useEffect(() => {
    if (stage.name !== 'rest') return;
    callApi(accessApi.secondFactor, {}, { locale }).then(setSeen, () => setSeen(null));
  }, [stage, locale]);

  if (stage.name === 'device')
    return (
      <SetUpFactor
        {...{ locale, account, messages, siteName }}
        words={factor}
        newFactor={stage.factor}
        onKept={() => {
          setStage({ name: 'rest', note: labels.device.done });
          void reload();
        }}
        onSignedOut={() => void reload()}
      />
    );
  if (stage.name === 'codes')
    return (
      <RecoveryCodes
        words={factor.codes}
        siteName={siteName}
        codes={stage.codes}
        onKept={() => setStage({ name: 'rest', note: labels.renew.done })}
      />
    );
  return (
    <AccountSection id="own-factor" title={labels.title}>
      <p className="quiet">{labels.lead}</p>
      {seen && <p>{fill(labels.left, { count: seen.recoveryCodesLeft, all: recoveryCodeCount })}</p>}
      <DoneNote>{stage.note}</DoneNote>
      <Asked
        {...props}
        id="device"
        words={props.words}
        labels={labels.device}
        send={async (proof) => setStage({ name: 'device', factor: await askNewFactor(locale, proof) })}
      />
      <Asked
        {...props}
        id="codes"
        words={props.words}
        labels={labels.renew}
        send={async (body) => {
          const { recoveryCodes } = await callApi(accessApi.renewRecoveryCodes, body, { locale });
          setStage({ name: 'codes', codes: recoveryCodes });
        }}
      />
      {seen && (
        <OwnPasskeys
          {...props}
          passkeys={seen.passkeys}
          note={changed}
          onRemoved={() => {
            setChanged({ text: factor.passkey.removed });
            setStage({ name: 'rest', note: '' });
          }}
          ask={
            <Asked
              {...props}
              // Closes once it is among the others.
              key={seen.passkeys.map((passkey) => passkey.id).join()}
              id="passkey"
              words={props.words}
              labels={{ ...factor.passkey, title: factor.passkey.add, submit: factor.passkey.add }}
              send={async (proof) => {
                await makePasskey(locale, proof, factor.passkey.cancelled);
                setChanged({ text: factor.passkey.done });
                setStage({ name: 'rest', note: '' });
              }}
            />
          }
        />
      )}
    </AccountSection>
  );
}

const loadRules = async () => ownFactorRequest;

interface AskedProps extends PartProps {
  readonly id: string;
  readonly labels: Readonly<Record<'title' | 'open' | 'text' | 'submit', string>>;
  readonly send: (proof: Proof) => Promise<void>;
}

/** Asks for password and code before the change. */
function Asked({ id, words, account, messages, factor, labels, send }: AskedProps) {
  const ids = { currentPassword: `${id}-password`, code: `${id}-code` };
  const sending = useOwnForm({ rules: loadRules, ids, messages, account, send });
  return (
    <OpeningPart heading={<h3 className="text-l">{labels.title}</h3>} more={labels.open}>
      <p>{labels.text}</p>
      <OwnForm
        own={sending}
        account={account}
        button={{ text: labels.submit, busy: factor.code.submitting, second: true }}
      >
        <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
        <CodeInput
          {...sending.register('code')}
          id={ids.code}
          label={factor.code.label}
          account={account}
          error={sending.faults.errorOf('code')}
        />
      </OwnForm>
    </OpeningPart>
  );
}
