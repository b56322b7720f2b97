import { useEffect, useEffectEvent, useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { maskEmail } from '#domain/email-mask.ts';
import type { Role } from '#domain/access/roles.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow } from '#ui/button.ts';
import { askedFor, destination, workDestination } from './enter.ts';
import type { LoginProps } from './login-props.ts';

interface AlreadySignedInProps extends LoginProps {
  /** Called for staff who have entered their password but not yet their code. */
  readonly onSecondStep: () => void;
}

/** Offers people who are already signed in the way on, and others a way to log them out first. */
export default function AlreadySignedIn({ locale, words, account, onSecondStep }: AlreadySignedInProps) {
  const [user, setUser] = useState<{ email: string; role: Role } | null>(null);
  const goOn = useEffectEvent(onSecondStep);
  useEffect(() => {
    callApi(accessApi.user, {}, { locale }).then(setUser, (error: unknown) => {
      if (hasCode(error, 'second_factor_required')) goOn();
    });
  }, [locale]);
  const works = user !== null && user.role !== 'client';
  const target = works ? workDestination : destination;
  return (
    user !== null && (
      <div className="card grid gap-3">
        <h2 className="text-h3">{words.signedIn.title}</h2>
        <p>{fill(words.signedIn.text, { email: maskEmail(user.email) })}</p>
        <p className={buttonRow}>
          <a className="button" href={target(askedFor(), locale)}>
            {askedFor() ? words.signedIn.goOn : works ? words.signedIn.work : words.signedIn.open}
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
    )
  );
}
