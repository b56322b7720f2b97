import * as accessApi from '#domain/access/api.ts';
import { changePasswordRequest } from '#domain/access/own-account.ts';
import { passwordMinLength } from '#domain/access/password-length.ts';
import { fill } from '#i18n/format.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { PasswordField } from './PasswordField.tsx';

export default function ChangePassword(part: PartProps) {
  const { words, account, own, reload } = part;
  const labels = words.password;
  return (
    <OwnForm
      part={part}
      call={accessApi.changePassword}
      schema={changePasswordRequest}
      words={{
        fields: {
          currentPassword: words.currentPassword,
          password: { label: labels.label, hint: fill(labels.hint, { min: passwordMinLength }) },
        },
        submit: labels.submit,
        sending: words.saving,
        done: labels.done,
      }}
      onDone={reload}
    >
      <p className="quiet">{labels.lead}</p>
      {/* Without it, password managers save the new password without a user name. */}
      <input type="hidden" autoComplete="username" defaultValue={own.email} />
      <CurrentPassword account={account} />
      <PasswordField name="password" account={account} autoComplete="new-password" />
    </OwnForm>
  );
}
