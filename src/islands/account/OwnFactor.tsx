import { useEffect, useState } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import * as accessApi from '#domain/access/api.ts';
import {
  ownFactorRequest,
  recoveryCodeCount,
  type NewFactor,
  type SecondFactorView,
} from '#domain/access/second-factor.ts';
import { callApi } from '#browser/call-api.ts';
import { fill } from '#i18n/format.ts';
import type { FormProps } from '#ui/form/form-props.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { AccountSection } from './AccountSection.tsx';
import { CodeField } from './CodeField.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OpeningPart } from './OpeningPart.tsx';
import { OwnForm } from './OwnForm.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { makePasskey } from './passkey.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import SetUpFactor from './SetUpFactor.tsx';

type Stage =
  | { readonly name: 'rest'; readonly note: string }
  | { readonly name: 'device'; readonly factor: NewFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** Lets staff move to another phone or make new recovery codes. Both need the password and a code. */
export default function OwnFactor(props: PartProps) {
  const { locale, factor, siteName, reload } = props;
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
        {...props}
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
        part={props}
        call={accessApi.beginFactor}
        labels={labels.device}
        onDone={(fresh) => setStage({ name: 'device', factor: fresh })}
      />
      <Asked
        part={props}
        call={accessApi.renewRecoveryCodes}
        labels={labels.renew}
        onDone={({ recoveryCodes }) => setStage({ name: 'codes', codes: recoveryCodes })}
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
              // Closes once it is among the others.
              key={seen.passkeys.map((passkey) => passkey.id).join()}
              part={props}
              call={accessApi.beginPasskey}
              labels={{ ...factor.passkey, title: factor.passkey.add, submit: factor.passkey.add }}
              send={(proof) => makePasskey(locale, proof, factor.passkey.cancelled)}
              onDone={() => {
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

interface AskedProps<Call extends ApiCall> extends Pick<FormProps<Call>, 'call' | 'send' | 'onDone'> {
  readonly part: PartProps;
  readonly labels: Readonly<Record<'title' | 'open' | 'text' | 'submit', string>>;
}

/** Asks for password and code before the change. */
function Asked<Call extends ApiCall>({ part, labels, ...form }: AskedProps<Call>) {
  const { words, account, factor } = part;
  return (
    <OpeningPart heading={<h3 className="text-l">{labels.title}</h3>} more={labels.open}>
      <p>{labels.text}</p>
      <OwnForm
        {...form}
        part={part}
        // Of a call that also takes the permit of a set-up: here there is none.
        schema={ownFactorRequest as Call['input']}
        words={{
          fields: { currentPassword: words.currentPassword, code: factor.code.label },
          submit: labels.submit,
          sending: factor.code.submitting,
        }}
        quiet
        done={() => null}
      >
        <CurrentPassword account={account} />
        <CodeField />
      </OwnForm>
    </OpeningPart>
  );
}
