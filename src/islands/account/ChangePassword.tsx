import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePasswordRequest } from '#domain/access/own-account.ts';
import { passwordMinLength } from '#domain/access/password.ts';
import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import type { PartProps } from './OwnAccountPage.tsx';

const ids = { currentPassword: 'password-now', password: 'password-new' } as const;

export function ChangePassword({ locale, words, account, messages, own, reload }: PartProps) {
  const said = words.password;
  const form = useForm({ resolver: zodResolver(changePasswordRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const [done, setDone] = useState(false);
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    setDone(false);
    try {
      await callApi('/api/account/password', { method: 'POST', locale, body: values });
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
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormProblems faults={faults} account={account} />
        <p className="quiet">{said.lead}</p>
        {/* For password managers, which else save the new password under no name. */}
        <input type="hidden" autoComplete="username" defaultValue={own.email} />
        <CurrentPassword
          id={ids.currentPassword}
          words={words}
          account={account}
          error={faults.errorOf('currentPassword')}
          input={form.register('currentPassword')}
        />
        <PasswordInput
          {...form.register('password')}
          id={ids.password}
          label={said.label}
          hint={fill(said.hint, { min: passwordMinLength })}
          error={faults.errorOf('password')}
          errorPrefix={account.errorPrefix}
          words={{ show: account.showPassword, hide: account.hidePassword }}
          autoComplete="new-password"
          aria-required
        />
        <p className="buttons">
          <button type="submit" className="button" disabled={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? words.saving : said.submit}
          </button>
        </p>
        <p role="status">{done ? said.done : ''}</p>
      </form>
    </details>
  );
}
