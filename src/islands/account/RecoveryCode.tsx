import * as accessApi from '#domain/access/api.ts';
import { recoveryCodeRequest } from '#domain/access/second-factor.ts';
import { hasCode } from '#browser/api-fault.ts';
import { link } from '#ui/button.ts';
import { TextField } from '#ui/form/fields.tsx';
import type { SecondStepProps } from './login-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { SignOut } from './SignOut.tsx';
import { StepTitle } from './StepTitle.tsx';

interface RecoveryCodeProps extends SecondStepProps {
  readonly onApp: () => void;
  readonly onUsed: (left: number) => void;
}

/** The second step for somebody without their phone. */
export default function RecoveryCode(props: RecoveryCodeProps) {
  const { factor, onSignedOut, onApp, onUsed } = props;
  const labels = factor.recovery;
  return (
    <section className="card grid grid-cols-1 gap-5">
      <StepTitle>{labels.title}</StepTitle>
      <p>{labels.text}</p>
      <OwnForm
        part={props}
        call={accessApi.showRecoveryCode}
        schema={recoveryCodeRequest}
        words={{
          fields: { recoveryCode: { label: labels.label, hint: labels.hint } },
          submit: factor.code.submit,
          sending: factor.code.submitting,
        }}
        actions={<SignOut {...props} />}
        onDone={({ left }) => onUsed(left)}
        onRefused={(error) => {
          if (!hasCode(error, 'sign_in_required')) return;
          onSignedOut();
          return true;
        }}
      >
        <TextField
          name="recoveryCode"
          className="max-w-80 text-h3! tracking-[0.08em] uppercase tabular-nums"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </OwnForm>
      <p className="border-t border-line pt-5">
        <button type="button" className={link} onClick={onApp}>
          {labels.useApp}
        </button>
      </p>
    </section>
  );
}
