import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmEmailHours, undoEmailDays } from '#domain/access/email-change.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { AccountPart } from './AccountPart.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './OwnAccountPage.tsx';
import { OwnForm } from './OwnForm.tsx';
import { useLateRules } from './use-late-rules.ts';
import { useOwnForm } from './use-own-form.ts';

const ids = { email: 'email-new', currentPassword: 'email-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).changeEmailRequest;

/** Asks for another address. What is said afterwards is the same whether the address has an account or not. */
export function ChangeEmail({ locale, words, account, messages, own, reload }: PartProps) {
  const said = words.email;
  const form = useForm({ resolver: useLateRules(loadRules), shouldFocusError: false });
  const [done, setDone] = useState(false);
  const sending = useOwnForm({
    form,
    ids,
    messages,
    account,
    send: async (values) => {
      setDone(false);
      await callApi('/api/account/email', { method: 'POST', locale, body: values });
      form.reset();
      setDone(true);
      await reload();
    },
  });
  return (
    <AccountPart title={said.title} more={words.show}>
      {own.isClient ? (
        <OwnForm
          own={sending}
          account={account}
          button={{ text: said.submit, busy: words.saving }}
          answer={<p role="status">{done ? fill(said.done, { hours: confirmEmailHours }) : ''}</p>}
        >
          <p className="quiet">{fill(said.lead, { days: undoEmailDays })}</p>
          <TextInput
            {...form.register('email')}
            id={ids.email}
            label={said.label}
            error={sending.faults.errorOf('email')}
            errorPrefix={account.errorPrefix}
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={emailMaxLength}
            aria-required
          />
          <CurrentPassword
            id={ids.currentPassword}
            words={words}
            account={account}
            error={sending.faults.errorOf('currentPassword')}
            input={form.register('currentPassword')}
          />
        </OwnForm>
      ) : (
        <p>{said.staff}</p>
      )}
    </AccountPart>
  );
}
