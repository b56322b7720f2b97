import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changeEmailRequest, confirmEmailHours, undoEmailDays } from '#domain/access/own-account.ts';
import { emailMaxLength } from '#domain/email.ts';
import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import type { PartProps } from './OwnAccountPage.tsx';

const ids = { email: 'email-new', currentPassword: 'email-password' } as const;

/** Asks for another address. What is said afterwards is the same whether the address has an account or not. */
export function ChangeEmail({ locale, words, account, messages, own, reload }: PartProps) {
  const said = words.email;
  const form = useForm({ resolver: zodResolver(changeEmailRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const [done, setDone] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    setDone(false);
    try {
      await callApi('/api/account/email', { method: 'POST', locale, body: values });
      form.reset();
      setDone(true);
      await reload();
    } catch (error) {
      faults.onRefused(error);
    }
  }, faults.onInvalid);
  return (
    <details className="card">
      <summary>
        <h2>{said.title}</h2>
        <span className="link" aria-hidden="true">
          {words.show}
        </span>
      </summary>
      {own.isClient ? (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <FormProblems faults={faults} account={account} />
          <p className="quiet">{fill(said.lead, { days: undoEmailDays })}</p>
          <TextInput
            {...form.register('email')}
            id={ids.email}
            label={said.label}
            error={faults.errorOf('email')}
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
            error={faults.errorOf('currentPassword')}
            input={form.register('currentPassword')}
          />
          <p className="buttons">
            <button type="submit" className="button" disabled={form.formState.isSubmitting}>
              {form.formState.isSubmitting ? words.saving : said.submit}
            </button>
          </p>
          <p role="status">{done ? fill(said.done, { hours: confirmEmailHours }) : ''}</p>
        </form>
      ) : (
        <p>{said.staff}</p>
      )}
    </details>
  );
}
