import { useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { signInLinkMinutes } from '#domain/access/sessions.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import { DeviceQuestion } from './DeviceQuestion.tsx';
import { destination, enter } from './enter.ts';
import type { LoginProps } from './login-props.ts';
import { useCallForm } from './use-call-form.tsx';

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
  const [gone, setGone] = useState(false);
  const form = useCallForm({
    ids,
    loadRules,
    messages,
    account,
    async send({ device }) {
      const { returnTo } = await callApi(accessApi.useSignInLink, { token, device }, { locale });
      enter(destination(returnTo, locale), device, account);
    },
    onRefused(error) {
      // A malformed token was probably cut off by a mail program.
      const isGone =
        hasCode(error, 'gone') || (hasCode(error, 'invalid_input') && error.fields.some(isToken));
      setGone(isGone);
      return isGone;
    },
  });
  const isLeaving = form.isSending || form.isDone;
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
    <form className="card grid grid-cols-1 gap-6" {...form.attributes}>
      {form.problems}
      <h2 className="text-h3">{own.title}</h2>
      <p className="text-ink-soft">{own.text}</p>
      <DeviceQuestion {...form.field('device')} words={account} />
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={!form.isReady || isLeaving}>
          {isLeaving ? words.submitting : words.submit}
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
