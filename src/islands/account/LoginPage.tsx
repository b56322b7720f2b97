import { Suspense, useEffect, useRef, useState } from 'react';
import { sessionLifetimes, setupTokenHours, signInLinkMinutes } from '#domain/access/sessions.ts';
import { leadsToCheckout, safeReturnPath } from '#domain/access/return-path.ts';
import { fill } from '#i18n/format.ts';
import { late } from '../calls/late.tsx';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { askedFor, enter, timedOutAnchor, workDestination } from './enter.ts';
import { AskForLink } from './AskForLink.tsx';
import type { LoginProps } from './login-props.ts';
import { SignIn } from './SignIn.tsx';
import { takeToken } from './take-token.ts';

/** Loaded for staff only, so that clients do not wait for it. */
const SecondStep = late(() => import('./SecondStep.tsx'));

/** Few come by such a link. */
const SignInByLink = late(() => import('./SignInByLink.tsx'));

/** The forms that ask for a link have anchors, so that links and the Back button work. */
const forgotAnchor = '#forgot-password';
const mailLinkAnchor = '#mail-link';

const formOfAnchor: Readonly<Record<string, 'forgot' | 'mail-link'>> = {
  [forgotAnchor]: 'forgot',
  [mailLinkAnchor]: 'mail-link',
};

/** Signs people in, staff in two steps and clients also by a mailed link, or asks for such a link or a new password. */
export default function LoginPage(props: LoginProps) {
  const [asking, setAsking] = useState<'forgot' | 'mail-link' | null>(null);
  const [timedOut, setTimedOut] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [second, setSecond] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const buying = leadsToCheckout(wanted);
  const { mailLink } = props.words;
  const forgot = buying ? { ...props.words.forgot, ...props.words.newAccount } : props.words.forgot;
  const moved = useRef(false);
  useEffect(() => {
    setWanted(safeReturnPath(askedFor()));
    setToken((known) => takeToken() ?? known);
  }, []);
  useEffect(() => {
    const follow = () => {
      setAsking(formOfAnchor[location.hash] ?? null);
      setTimedOut(location.hash === timedOutAnchor);
    };
    follow();
    const onHash = () => {
      moved.current = true;
      follow();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (moved.current)
      document.getElementById(asking === null ? 'sign-in-email' : `${asking}-title`)?.focus();
  }, [asking]);
  return (
    // The anchors surround all forms, because they must exist before the script that swaps them.
    <div id={mailLinkAnchor.slice(1)}>
      <div id={forgotAnchor.slice(1)}>
        {second ? (
          <div className="grid grid-cols-1 gap-5" data-second-step>
            <h1 className="mb-2 text-h2">{props.factor.heading}</h1>
            <Suspense
              fallback={
                <p className="quiet" role="status">
                  {props.account.loading}
                </p>
              }
            >
              <SecondStep
                {...props}
                onDone={() => enter(workDestination(askedFor(), props.locale), 'own')}
                onSignedOut={() => setSecond(false)}
              />
            </Suspense>
          </div>
        ) : asking === 'forgot' ? (
          <AskForLink
            {...props}
            key="forgot"
            name="forgot"
            endpoint="/api/auth/forgot-password"
            words={forgot}
            sentText={fill(forgot.sent, { hours: setupTokenHours })}
            back="#sign-in"
            wanted={wanted}
          />
        ) : asking === 'mail-link' ? (
          <AskForLink
            {...props}
            key="mail-link"
            name="mail-link"
            endpoint="/api/auth/sign-in-link"
            words={mailLink}
            sentText={fill(mailLink.sent, { minutes: signInLinkMinutes })}
            back="#sign-in"
            wanted={wanted}
          />
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
            <AlreadySignedIn {...props} onSecondStep={() => setSecond(true)} />
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
