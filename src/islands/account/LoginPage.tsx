import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { LoginWords } from '#i18n/en/login.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { SignIn } from './SignIn.tsx';

export interface LoginProps {
  readonly locale: Locale;
  readonly words: LoginWords;
  readonly account: AccountWords;
  /** A sentence for each message key of the access rules. */
  readonly messages: Readonly<Record<string, string>>;
}

/** The anchor of the second form, so that the Back button and links from elsewhere work. */
const forgotAnchor = '#forgot-password';

/** Signing in, or asking for a new password. */
export default function LoginPage(props: LoginProps) {
  const [forgot, setForgot] = useState(false);
  const moved = useRef(false);
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
    // The anchor stands around both forms: it must be there before the script that swaps them.
    <div id={forgotAnchor.slice(1)}>
      {forgot ? (
        <ForgotPassword {...props} back="#sign-in" />
      ) : (
        <div className="account" id="sign-in">
          <AlreadySignedIn {...props} />
          <SignIn {...props} forgot={forgotAnchor} />
        </div>
      )}
    </div>
  );
}
