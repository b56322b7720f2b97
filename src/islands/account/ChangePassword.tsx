import * as accessApi from '#domain/access/api.ts';
import { passwordMinLength } from '#domain/access/password-length.ts';
import { callApi } from '#browser/call-api.ts';
import { fill } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { useOwnForm } from './use-own-form.ts';

const ids = { currentPassword: 'password-now', password: 'password-new' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).changePasswordRequest;

export default function ChangePassword({ locale, words, account, messages, own, reload }: PartProps) {
  const labels = words.password;
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (values) => {
      await callApi(accessApi.changePassword, values, { locale });
      await reload();
    },
  });
  return (
    <>
      <OwnForm
        own={sending}
        account={account}
        button={{ text: labels.submit, busy: words.saving }}
        answer={<DoneNote>{sending.sent ? labels.done : ''}</DoneNote>}
      >
        <p className="quiet">{labels.lead}</p>
        {/* Without it, password managers save the new password without a user name. */}
        <input type="hidden" autoComplete="username" defaultValue={own.email} />
        <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
        <PasswordInput
          {...sending.register('password')}
          id={ids.password}
          label={labels.label}
          hint={fill(labels.hint, { min: passwordMinLength })}
          error={sending.faults.errorOf('password')}
          errorPrefix={account.errorPrefix}
          words={{ show: account.showPassword, hide: account.hidePassword }}
          autoComplete="new-password"
          aria-required
        />
      </OwnForm>
    </>
  );
}
