import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { setupTokenHours } from '#domain/access/sessions.ts';
import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import { EmailInput } from './EmailInput.tsx';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults, useReady } from './form-faults.ts';
import type { LoginProps } from './login-props.ts';
import { useLateRules } from './use-late-rules.ts';

const ids = { email: 'forgot-email' } as const;

const loadRules = async () => (await import('#domain/access/requests.ts')).passwordLinkRequest;

interface ForgotPasswordProps extends LoginProps {
  readonly back: string;
  /** The checked path the person wanted to reach. The link in the mail leads there in the end. */
  readonly wanted: string | null;
  /** On the way to a purchase, where people without an account can ask for one too. */
  readonly buying: boolean;
}

/** Asks for a link by mail. The answer never reveals whether the address has an account. */
export function ForgotPassword({
  locale,
  words,
  account,
  messages,
  back,
  wanted,
  buying,
}: ForgotPasswordProps) {
  const form = useForm({ resolver: useLateRules(loadRules), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const ready = useReady();
  const [sent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const own = buying ? { ...words.forgot, ...words.newAccount } : words.forgot;
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  const submit = form.handleSubmit(async ({ email }) => {
    faults.clear();
    try {
      await callApi('/api/auth/forgot-password', {
        method: 'POST',
        locale,
        body: { email, ...(wanted && { returnTo: wanted }) },
      });
      setSent(true);
    } catch (error) {
      faults.onRefused(error);
    }
  }, faults.onInvalid);
  return (
    <section className="card grid grid-cols-1 gap-5" aria-labelledby="forgot-title">
      <h2 className="text-h3" id="forgot-title" tabIndex={-1} ref={title}>
        {sent ? own.sentTitle : own.title}
      </h2>
      {sent ? (
        <>
          <p>{fill(own.sent, { hours: setupTokenHours })}</p>
          <p className={buttonRow}>
            <a className="button" href={back}>
              {own.back}
            </a>
            <button type="button" className={link} onClick={() => setSent(false)}>
              {own.again}
            </button>
          </p>
        </>
      ) : (
        <form className="grid grid-cols-1 gap-6" noValidate onSubmit={(event) => void submit(event)}>
          <FormProblems faults={faults} account={account} />
          <p className="text-ink-soft">{own.text}</p>
          <EmailInput
            {...form.register('email')}
            id={ids.email}
            label={account.email}
            error={faults.errorOf('email')}
            account={account}
          />
          <p className={buttonRow}>
            <button type="submit" className="button" disabled={!ready || form.formState.isSubmitting}>
              {form.formState.isSubmitting ? own.submitting : own.submit}
            </button>
            <a className={link} href={back}>
              {own.back}
            </a>
          </p>
        </form>
      )}
    </section>
  );
}
