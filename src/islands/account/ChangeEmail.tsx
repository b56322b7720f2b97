import * as accessApi from '#domain/access/api.ts';
import { confirmEmailHours, undoEmailDays } from '#domain/access/email-change.ts';
import { callApi } from '#browser/call-api.ts';
import { fill } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { EmailInput } from './EmailInput.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { useOwnForm } from './use-own-form.ts';

const ids = { email: 'email-new', currentPassword: 'email-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).changeEmailRequest;

/** Asks for a new address. The answer never reveals whether that address already has an account. */
export default function ChangeEmail({ locale, words, account, messages, own, reload }: PartProps) {
  const labels = words.email;
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (values) => {
      await callApi(accessApi.changeEmail, values, { locale });
      await reload();
    },
  });
  return (
    <>
      {own.isClient ? (
        <OwnForm
          own={sending}
          account={account}
          button={{ text: labels.submit, busy: words.saving }}
          answer={<DoneNote>{sending.sent ? fill(labels.done, { hours: confirmEmailHours }) : ''}</DoneNote>}
        >
          <p className="quiet">{fill(labels.lead, { days: undoEmailDays })}</p>
          <EmailInput
            {...sending.register('email')}
            id={ids.email}
            label={labels.label}
            error={sending.faults.errorOf('email')}
            account={account}
          />
          <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
        </OwnForm>
      ) : (
        <p>{labels.staff}</p>
      )}
    </>
  );
}
