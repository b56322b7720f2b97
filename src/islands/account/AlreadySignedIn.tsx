import { useEffect, useState } from 'react';
import { maskEmail } from '#domain/email.ts';
import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { askedFor, destination } from './enter.ts';
import type { LoginProps } from './LoginPage.tsx';

/** Whoever is signed in already need not do it again; somebody else can log them out first. */
export function AlreadySignedIn({ locale, words, account }: LoginProps) {
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    // The hint without identity saves strangers a call; the server alone knows whether the session still lives.
    if (document.documentElement.dataset.signedIn === undefined) return;
    callApi<{ email: string }>('/api/auth/user', { locale }).then(
      (user) => setEmail(user.email),
      () => undefined,
    );
  }, [locale]);
  return (
    <div role="status">
      {email !== null && (
        <div className="card already">
          <h2>{words.signedIn.title}</h2>
          <p>{fill(words.signedIn.text, { email: maskEmail(email) })}</p>
          <p className="buttons">
            <a className="button" href={destination(askedFor(), locale)}>
              {askedFor() ? words.signedIn.goOn : words.signedIn.open}
            </a>
            <button
              type="button"
              className="button second"
              data-logout={path('login', locale)}
              data-failed={account.signOutFailed}
            >
              {account.signOut}
            </button>
          </p>
          <p className="small quiet">{words.signedIn.notYou}</p>
        </div>
      )}
    </div>
  );
}
