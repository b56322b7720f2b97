import { useEffect, useEffectEvent, useState } from 'react';
import type { EmailLink as EmailLinkFacts } from '#domain/access/link-answers.ts';
import * as accessApi from '#domain/access/api.ts';
import { undoEmailDays } from '#domain/access/email-change.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { AccountState } from './AccountState.tsx';
import type { OwnAccountProps } from './own-account-props.ts';

type View =
  | { readonly state: 'loading' | 'gone' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'asking' | 'working' | 'done'; readonly link: EmailLinkFacts };

interface EmailLinkProps extends OwnAccountProps {
  readonly token: string;
}

/** A link from a mail about a change of address. Opening it changes nothing, because mail scanners do so too. */
export function EmailLink({ locale, words, account, siteEmail, token }: EmailLinkProps) {
  const labels = words.link;
  const [view, setView] = useState<View>({ state: 'loading' });

  function refused(error: unknown): void {
    if (hasCode(error, 'gone', 'invalid_input')) setView({ state: 'gone' });
    else setView({ state: 'failed', fault: describeFault(error, account) });
  }
  async function look(): Promise<void> {
    setView({ state: 'loading' });
    try {
      const link = await callApi(accessApi.inspectEmailLink, { token }, { locale });
      setView({ state: 'asking', link });
    } catch (error) {
      refused(error);
    }
  }
  async function use(link: EmailLinkFacts): Promise<void> {
    setView({ state: 'working', link });
    try {
      await callApi(accessApi.useEmailLink, { token }, { locale });
      setView({ state: 'done', link });
    } catch (error) {
      // The session ended while the page was open. Asking again leads to the sign-in.
      if (hasCode(error, 'sign_in_required')) await look();
      else refused(error);
    }
  }
  const onOpen = useEffectEvent(() => void look());
  useEffect(() => onOpen(), []);

  if (view.state === 'loading') return <AccountState heading={words.heading} lead={account.loading} />;
  if (view.state === 'failed')
    return <Fault {...faultTexts(view.fault, account, { retry: () => void look(), email: siteEmail })} />;
  if (!('link' in view))
    return (
      <AccountState heading={labels.gone.title} lead={labels.gone.text}>
        <p className="buttons">
          <a className="button" href={path('account', locale)} rel="nofollow">
            {labels.toAccount}
          </a>
          <a className="button second" href={`mailto:${siteEmail}`}>
            {labels.write}
          </a>
        </p>
      </AccountState>
    );
  const { link } = view;
  const { email, purpose } = link;
  const time = link.appliesAt ? formatAppointment(link.appliesAt, locale) : '';
  if (view.state === 'done') {
    const done = {
      confirm: labels.confirmed,
      undo: labels.undone,
      claim: labels.claimed,
      stop: labels.stopped,
    }[purpose];
    const next = purpose === 'confirm' ? 'account' : 'login';
    return (
      <AccountState heading={done.title} lead={fill(done.text, { email, time })}>
        <p className="buttons">
          <a className="button" href={path(next, locale)} rel="nofollow">
            {purpose === 'confirm' ? labels.toAccount : labels.toSignIn}
          </a>
        </p>
      </AccountState>
    );
  }
  if (purpose === 'confirm' && !link.signedIn) {
    const back = path('account', locale, `?token=${token}`);
    return (
      <AccountState heading={labels.confirmSignIn.title} lead={labels.confirmSignIn.text}>
        <p className="buttons">
          <a className="button" href={signInPath(locale, back)} rel="nofollow">
            {labels.confirmSignIn.submit}
          </a>
        </p>
      </AccountState>
    );
  }
  const texts = labels[purpose];
  return (
    <AccountState
      heading={fill(texts.title, { email })}
      lead={fill(texts.text, { days: undoEmailDays, time })}
    >
      <p className="buttons">
        <button
          type="button"
          className="button"
          disabled={view.state === 'working'}
          onClick={() => void use(link)}
        >
          {view.state === 'working' ? labels.working : texts.submit}
        </button>
      </p>
    </AccountState>
  );
}
