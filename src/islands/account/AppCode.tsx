import * as accessApi from '#domain/access/api.ts';
import { codeRequest } from '#domain/access/second-factor.ts';
import { hasCode } from '#browser/api-fault.ts';
import { link } from '#ui/button.ts';
import { CodeField } from './CodeField.tsx';
import type { SecondStepProps } from './login-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';
import { SignOut } from './SignOut.tsx';
import { StepTitle } from './StepTitle.tsx';

interface AppCodeProps extends SecondStepProps {
  readonly hasPasskey: boolean;
  readonly onRecovery: () => void;
}

/** The second step by an authenticator app, or by a passkey where there is one. */
export default function AppCode(props: AppCodeProps) {
  const { locale, account, factor, hasPasskey, onDone, onSignedOut, onRecovery } = props;
  const labels = factor.code;
  return (
    <section className="card grid grid-cols-1 gap-5">
      <StepTitle>{labels.title}</StepTitle>
      {hasPasskey && <PasskeyStep {...{ locale, account, onDone, onSignedOut }} words={factor.passkey} />}
      <p>{labels.text}</p>
      <OwnForm
        part={props}
        call={accessApi.showCode}
        schema={codeRequest}
        words={{
          fields: { code: labels.label },
          submit: labels.submit,
          sending: labels.submitting,
        }}
        quiet={hasPasskey}
        actions={<SignOut {...props} />}
        onDone={() => {
          onDone();
          // Another page opens. Until it is there, nobody sends the code again.
          return new Promise(() => undefined);
        }}
        onRefused={(error) => {
          if (!hasCode(error, 'sign_in_required')) return;
          onSignedOut();
          return true;
        }}
      >
        <CodeField />
      </OwnForm>
      <p className="border-t border-line pt-5">
        <button type="button" className={link} onClick={onRecovery}>
          {labels.useRecovery}
        </button>
      </p>
    </section>
  );
}
