import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as accessApi from '#domain/access/api.ts';
import { signInLinkMinutes } from '#domain/access/sessions.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import { DeviceQuestion } from './DeviceQuestion.tsx';
import { destination, enter } from './enter.ts';
import { FormProblems } from './FormProblems.tsx';
import { useFormFaults, useReady } from './form-faults.ts';
import type { LoginProps } from './login-props.ts';
import { useLateRules } from './use-late-rules.ts';

const ids = { device: 'by-link-device' } as const;

const loadRules = async () => (await import('#domain/access/requests.ts')).signInLinkDevice;

interface SignInByLinkProps extends LoginProps {
  readonly token: string;
  /** Anchor of the form that asks for a link. */
  readonly again: string;
  readonly back: string;
  /** Called when the person goes to another form: the link is put aside. */
  readonly onLeave: () => void;
}

/** A mailed link that signs in. Opening it changes nothing, because mail scanners do so too. */
export default function SignInByLink(props: SignInByLinkProps) {
  const { locale, words, account, messages, token, again, back, onLeave } = props;
  const form = useForm({ resolver: useLateRules(loadRules), shouldFocusError: false });
  const faults = useFormFaults({ form, ids, messages, account });
  const ready = useReady();
  const [gone, setGone] = useState(false);
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const leaving = isSubmitSuccessful && faults.fault === null && faults.summary.length === 0;
  const submit = form.handleSubmit(async ({ device }) => {
    faults.clear();
    try {
      const { returnTo } = await callApi(accessApi.useSignInLink, { token, device }, { locale });
      enter(destination(returnTo, locale), device, account);
    } catch (error) {
      // A malformed token was probably cut off by a mail program.
      if (hasCode(error, 'gone') || (hasCode(error, 'invalid_input') && error.fields.some(isToken)))
        setGone(true);
      else faults.onRefused(error);
    }
  }, faults.onInvalid);
  const own = words.byLink;
  if (gone)
    return (
      <section className="card grid grid-cols-1 gap-5" role="alert">
        <h2 className="text-h3">{own.goneTitle}</h2>
        <p>{fill(own.gone, { minutes: signInLinkMinutes })}</p>
        <p className={buttonRow}>
          <a className="button" href={again} onClick={onLeave}>
            {own.again}
          </a>
          <a className="button second" href={back} onClick={onLeave}>
            {words.mailLink.back}
          </a>
        </p>
      </section>
    );
  return (
    <form className="card grid grid-cols-1 gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems faults={faults} account={account} />
      <h2 className="text-h3">{own.title}</h2>
      <p className="text-ink-soft">{own.text}</p>
      <DeviceQuestion
        id={ids.device}
        words={account}
        error={faults.errorOf('device')}
        input={form.register('device')}
      />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={!ready || isSubmitting || leaving}>
          {isSubmitting || leaving ? words.submitting : words.submit}
        </button>
        <a className={link} href={back} onClick={onLeave}>
          {words.mailLink.back}
        </a>
      </p>
    </form>
  );
}

function isToken({ field }: { readonly field: string }): boolean {
  return field === 'token';
}
