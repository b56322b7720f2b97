import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { closeAccountRequest } from '#domain/access/own-account.ts';
import { callApi } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { path } from '#i18n/routes.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults } from './form-faults.ts';
import type { PartProps } from './OwnAccountPage.tsx';

const ids = { currentPassword: 'close-password' } as const;

interface CloseAccountProps extends PartProps {
  readonly onClosed: () => void;
}

/** Says what stays and what goes before it asks; while a case is open it leads to us instead. */
export function CloseAccount({ locale, words, account, messages, onClosed }: CloseAccountProps) {
  const said = words.close;
  const form = useForm({ resolver: zodResolver(closeAccountRequest), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const [open, setOpen] = useState('');
  const submit = form.handleSubmit(async (values) => {
    faults.clear();
    setOpen('');
    try {
      await callApi('/api/account/close', { method: 'POST', locale, body: values });
      delete document.documentElement.dataset.signedIn;
      onClosed();
    } catch (error) {
      if (hasCode(error, 'open_case')) setOpen(error.message);
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  return (
    <details className="card">
      <summary>
        <h2>{said.title}</h2>
        <span className="link" aria-hidden="true">
          {words.more}
        </span>
      </summary>
      <p>{said.lead}</p>
      <h3>{said.kept}</h3>
      <ul className="plain-list">
        {said.keptList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{said.gone}</h3>
      <ul className="plain-list">
        {said.goneList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormProblems faults={faults} account={account} />
        <CurrentPassword
          id={ids.currentPassword}
          words={words}
          account={account}
          error={faults.errorOf('currentPassword')}
          input={form.register('currentPassword')}
        />
        <p className="buttons">
          <button type="submit" className="button second" disabled={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? words.saving : said.submit}
          </button>
        </p>
        <div role="alert">
          {open && (
            <div className="notice">
              <p>
                <strong>{said.openTitle}</strong>
              </p>
              <p>{open}</p>
              <p>
                <a className="link" href={path('contact', locale)}>
                  {said.openWrite}
                </a>
              </p>
            </div>
          )}
        </div>
      </form>
    </details>
  );
}
