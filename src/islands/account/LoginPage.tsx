import { Suspense, useEffect, useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { sessionLifetimes, setupTokenHours, signInLinkMinutes } from '#domain/access/sessions.ts';
import { leadsToCheckout, safeReturnPath } from '#domain/access/return-path.ts';
import { fill } from '#i18n/format.ts';
import { takeToken } from '#browser/take-token.ts';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import { askedFor, enter, timedOutAnchor, workDestination } from './enter.ts';
import type { LoginProps } from './login-props.ts';
import { SignIn } from './SignIn.tsx';

/** Loaded for staff only, so that clients do not wait for it. */
const SecondStep = lazyWithFallback(() => import('./SecondStep.tsx'));

/** For the few who come signed in. */
const AlreadySignedIn = lazyWithFallback(() => import('./AlreadySignedIn.tsx'));

/** Comes when somebody asks for it. */
const AskForLink = lazyWithFallback(() => import('./AskForLink.tsx'));

/** Few come by such a link. */
const SignInByLink = lazyWithFallback(() => import('./SignInByLink.tsx'));

/** The forms that ask for a link have anchors, so that links and the Back button work. */
const forgotAnchor = '#forgot-password';
const mailLinkAnchor = '#mail-link';

const formOfAnchor: Readonly<Record<string, 'forgot' | 'mail-link'>> = {
  [forgotAnchor]: 'forgot',
  [mailLinkAnchor]: 'mail-link',
};

interface Asking {
  readonly form: 'forgot' | 'mail-link' | null;
  /** It took the place of another form, and so takes the focus. */
  readonly moved: boolean;
}

/** Signs people in, staff in two steps and clients also by a mailed link, or asks for such a link or a new password. */
export default function LoginPage(props: LoginProps) {
  const [{ form: asking, moved }, setAsking] = useState<Asking>({ form: null, moved: false });
  const [timedOut, setTimedOut] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [second, setSecond] = useState(false);
  const [signedIn, setSignedIn] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const buying = leadsToCheckout(wanted);
  const { mailLink } = props.words;
  const forgot = buying ? { ...props.words.forgot, ...props.words.newAccount } : props.words.forgot;
  useEffect(() => {
    setWanted(safeReturnPath(askedFor()));
    setToken((known) => takeToken() ?? known);
    // The readable cookie saves visitors a call. Only the server knows whether the session is still valid.
    setSignedIn(document.documentElement.dataset.signedIn !== undefined);
  }, []);
  useEffect(() => {
    const follow = (hasMoved: boolean) => {
      const form = formOfAnchor[location.hash] ?? null;
      // Other anchors, such as the one that skips to the content, move nobody to another form.
      setAsking((now) => (now.form === form ? now : { form, moved: hasMoved }));
      setTimedOut(location.hash === timedOutAnchor);
    };
    follow(false);
    const onHash = () => follow(true);
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (moved && asking === null) document.getElementById('sign-in-email')?.focus();
  }, [asking, moved]);
  const loading = (
    <p className="quiet" role="status">
      {props.account.loading}
    </p>
  );
  return (
    // The anchors surround all forms, because they must exist before the script that swaps them.
    <div id={mailLinkAnchor.slice(1)}>
      <div id={forgotAnchor.slice(1)}>
        {second ? (
          <div className="grid grid-cols-1 gap-5" data-second-step>
            <h1 className="mb-2 text-h2">{props.factor.heading}</h1>
            <Suspense fallback={loading}>
              <SecondStep
                {...props}
                onDone={() => enter(workDestination(askedFor(), props.locale), 'own', props.account)}
                onSignedOut={() => setSecond(false)}
              />
            </Suspense>
          </div>
        ) : asking === 'forgot' ? (
          <Suspense key="forgot" fallback={loading}>
            <AskForLink
              {...props}
              name="forgot"
              call={accessApi.forgotPassword}
              words={forgot}
              sentText={fill(forgot.sent, { hours: setupTokenHours })}
              back="#sign-in"
              wanted={wanted}
              takesFocus={moved}
            />
          </Suspense>
        ) : asking === 'mail-link' ? (
          <Suspense key="mail-link" fallback={loading}>
            <AskForLink
              {...props}
              name="mail-link"
              call={accessApi.mailSignInLink}
              words={mailLink}
              sentText={fill(mailLink.sent, { minutes: signInLinkMinutes })}
              back="#sign-in"
              wanted={wanted}
              takesFocus={moved}
            />
          </Suspense>
        ) : token !== null ? (
          <Suspense>
            {' '}
            <SignInByLink
              {...props}
              token={token}
              again={mailLinkAnchor}
              back="#sign-in"
              onLeave={() => setToken(null)}
            />
          </Suspense>
        ) : (
          <div className="grid grid-cols-1 gap-5" id="sign-in">
            {timedOut && (
              <p className="notice" role="status">
                {fill(props.words.timedOut, { minutes: sessionLifetimes.publicComputer.idle / 60_000 })}
              </p>
            )}
            <div className="empty:hidden" role="status">
              {signedIn && (
                <Suspense>
                  <AlreadySignedIn {...props} onSecondStep={() => setSecond(true)} />
                </Suspense>
              )}
            </div>
            <SignIn
              {...props}
              forgot={forgotAnchor}
              mailLink={mailLinkAnchor}
              buying={buying}
              onSecondStep={() => setSecond(true)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
