import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SetupLink } from '#domain/access/link-answers.ts';
import * as accessApi from '#domain/access/api.ts';
import { setupTokenHours } from '#domain/access/sessions.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { takeToken } from '#browser/take-token.ts';
import { NewPassword } from './NewPassword.tsx';
import type { SetPasswordProps } from './set-password-props.ts';

type View =
  | { readonly state: 'loading' | 'gone' | 'locked' | 'missing' }
  | { readonly state: 'failed'; readonly fault: FaultFacts }
  | { readonly state: 'open'; readonly token: string; readonly link: SetupLink };

/** Opens a link from a mail and asks for a new password, or explains why the link cannot be used. */
export default function SetPasswordPage(props: SetPasswordProps) {
  const { locale, words, account, siteEmail } = props;
  const [view, setView] = useState<View>({ state: 'loading' });
  const token = useRef<string | null>(null);

  function refused(error: unknown): boolean {
    if (hasCode(error, 'gone')) setView({ state: 'gone' });
    else if (hasCode(error, 'locked')) setView({ state: 'locked' });
    // A malformed token was probably cut off by a mail program.
    else if (hasCode(error, 'invalid_input') && error.fields.some(({ field }) => field === 'token'))
      setView({ state: 'missing' });
    else return false;
    return true;
  }

  function open(): void {
    const known = (token.current ??= takeToken());
    if (known === null) return setView({ state: 'missing' });
    setView({ state: 'loading' });
    callApi(accessApi.inspectSetupToken, { token: known }, { locale }).then(
      (link) => setView({ state: 'open', token: known, link }),
      (error: unknown) => {
        if (!refused(error)) setView({ state: 'failed', fault: describeFault(error, account) });
      },
    );
  }
  const onOpen = useEffectEvent(open);
  useEffect(() => onOpen(), []);

  const { state } = view;
  if (state === 'open')
    return (
      <NewPassword {...props} token={view.token} link={view.link} onRefused={(error) => refused(error)} />
    );
  if (state === 'failed')
    return <Fault {...faultTexts(view.fault, account, { retry: open, email: siteEmail })} />;
  if (state === 'loading')
    return (
      <p className="quiet" role="status">
        {account.loading}
      </p>
    );
  const own = words[state];
  return (
    <section className="card grid grid-cols-1 gap-5" role="alert">
      <h2 className="text-h3">{own.title}</h2>
      <p>{fill(own.text, { hours: setupTokenHours })}</p>
      <p className={buttonRow}>
        {state === 'locked' ? (
          <a className="button" href={`mailto:${siteEmail}`}>
            {account.writeToUs}
          </a>
        ) : (
          <a className="button" href={path('login', locale, '#forgot-password')}>
            {words.gone.ask}
          </a>
        )}
        {state !== 'locked' && (
          <a className="button second" href={path('login', locale)}>
            {words.gone.signIn}
          </a>
        )}
      </p>
      {state === 'locked' && <p className="small quiet">{siteEmail}</p>}
    </section>
  );
}
