import { useEffect, useRef, useState } from 'react';
import type * as accessApi from '#domain/access/api.ts';
import type * as supporterApi from '#domain/supporters/api.ts';
import { callApi } from '#browser/call-api.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { LoginWords } from '#i18n/en/login.ts';
import { buttonRow, link } from '#ui/button.ts';
import { EmailInput } from './EmailInput.tsx';
import type { LoginProps } from './login-props.ts';
import { useCallForm } from './use-call-form.tsx';

const loadRules = async () => (await import('#domain/access/requests.ts')).passwordLinkRequest;

interface AskForLinkProps extends Pick<LoginProps, 'locale' | 'messages'> {
  readonly account: AccountWords;
  readonly words: LoginWords['forgot'];
  /** With its figures filled in. */
  readonly sentText: string;
  /** Ids of heading and field begin with it. */
  readonly name: 'forgot' | 'mail-link' | 'supporter-link';
  readonly call:
    typeof accessApi.forgotPassword | typeof accessApi.mailSignInLink | typeof supporterApi.mailLinks;
  readonly back: string;
  /** The checked path the person wanted to reach. The link in the mail leads there in the end. */
  readonly wanted: string | null;
  /** Came in place of another form of this page. */
  readonly takesFocus?: boolean;
}

/** Asks for a link by mail. The answer never reveals whether the address has an account. */
export default function AskForLink(props: AskForLinkProps) {
  const {
    locale,
    words: own,
    account,
    messages,
    sentText,
    name,
    call,
    back,
    wanted,
    takesFocus = false,
  } = props;
  const [isSent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSent || takesFocus) title.current?.focus();
  }, [isSent, takesFocus]);
  const form = useCallForm({
    ids: { email: `${name}-email` },
    loadRules,
    messages,
    account,
    async send({ email }) {
      await callApi(call, { email, ...(wanted && { returnTo: wanted }) }, { locale });
      setSent(true);
    },
  });
  return (
    <section className="card grid grid-cols-1 gap-5" aria-labelledby={`${name}-title`}>
      <h2 className="text-h3" id={`${name}-title`} tabIndex={-1} ref={title}>
        {isSent ? own.sentTitle : own.title}
      </h2>
      {isSent ? (
        <>
          <p>{sentText}</p>
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
        <form className="grid grid-cols-1 gap-6" {...form.attributes}>
          {form.problems}
          <p className="text-ink-soft">{own.text}</p>
          <EmailInput {...form.field('email')} label={account.email} />
          <p className={buttonRow}>
            <button type="submit" className="button" disabled={!form.isReady}>
              {form.isSending ? own.submitting : own.submit}
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
