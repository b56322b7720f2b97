import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { leadsToCheckout, safeReturnPath } from '#domain/access/return-path.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { askedFor, enter, workDestination } from './enter.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import type { LoginProps } from './login-props.ts';
import { SignIn } from './SignIn.tsx';

/** Loaded for staff only, so that clients do not wait for it. */
const SecondStep = lazy(() => import('./SecondStep.tsx'));

/** The form for a forgotten password has an anchor, so that links and the Back button work. */
const forgotAnchor = '#forgot-password';

/** Signs people in, staff in two steps, or asks for a new password. */
export default function LoginPage(props: LoginProps) {
  const [forgot, setForgot] = useState(false);
  const [second, setSecond] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const buying = leadsToCheckout(wanted);
  const moved = useRef(false);
  useEffect(() => setWanted(safeReturnPath(askedFor())), []);
  useEffect(() => {
    const follow = () => setForgot(location.hash === forgotAnchor);
    follow();
    const onHash = () => {
      moved.current = true;
      follow();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  useEffect(() => {
    if (moved.current) document.getElementById(forgot ? 'forgot-title' : 'sign-in-email')?.focus();
  }, [forgot]);
  return (
    // The anchor surrounds both forms, because it must exist before the script that swaps them.
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
      ) : forgot ? (
        <ForgotPassword {...props} back="#sign-in" wanted={wanted} buying={buying} />
      ) : (
        <div className="grid grid-cols-1 gap-5" id="sign-in">
          <AlreadySignedIn {...props} onSecondStep={() => setSecond(true)} />
          <SignIn {...props} forgot={forgotAnchor} buying={buying} onSecondStep={() => setSecond(true)} />
        </div>
      )}
    </div>
  );
}
