import * as accessApi from '#domain/access/api.ts';
import { confirmEmailHours, undoEmailDays } from '#domain/access/email-change.ts';
import { changeEmailRequest } from '#domain/access/own-account.ts';
import { fill } from '#i18n/format.ts';
import { TextField } from '#ui/form/fields.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';

/** Asks for a new address. The answer never reveals whether that address already has an account. */
export default function ChangeEmail(part: PartProps) {
  const { words, account, own, reload } = part;
  const labels = words.email;
  if (!own.isClient) return <p>{labels.staff}</p>;
  return (
    <OwnForm
      part={part}
      call={accessApi.changeEmail}
      schema={changeEmailRequest}
      words={{
        fields: { email: labels.label, currentPassword: words.currentPassword },
        submit: labels.submit,
        sending: words.saving,
        done: fill(labels.done, { hours: confirmEmailHours }),
      }}
      onDone={reload}
    >
      <p className="quiet">{fill(labels.lead, { days: undoEmailDays })}</p>
      <TextField name="email" type="email" autoComplete="email" />
      <CurrentPassword account={account} />
    </OwnForm>
  );
}
