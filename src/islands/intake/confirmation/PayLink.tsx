import { useState } from 'react';
import { paymentAddress } from '#browser/intake/submit.ts';
import { takeToken } from '#browser/take-token.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { StateHead } from '#ui/StateHead.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';
import { OfferHead } from './OfferHead.tsx';

/**
 * Where a mailed payment link leads. Opening it changes nothing, because mail scanners do so too: the payment page is
 * made when a person presses the button.
 */
export default function PayLink({ locale, words, account, packages, packageWords }: ConfirmationProps) {
  const [payToken] = useState(() => takeToken('pay') ?? '');
  const [named] = useState(() => new URLSearchParams(location.search).get('package'));
  const own = words.payLink;
  const offer = packages.find(({ id }) => id === named);
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(7),4vw,--spacing(11))]">
      <StateHead heading={own.heading} lead={own.lead} />
      <section className="card grid grid-cols-1 gap-3">
        {offer ? (
          <>
            <OfferHead offer={offer} heading="h2" packageWords={packageWords} />
            <p>{own.text}</p>
            <p className={buttonRow}>
              <a className="button" href={paymentAddress(offer.id, payToken, locale)} rel="nofollow">
                {own.button}
              </a>
            </p>
          </>
        ) : (
          <p role="alert">{words.problem.link}</p>
        )}
      </section>
      <p>
        <a className={link} href={path('home', locale)}>
          {account.home}
        </a>
      </p>
    </div>
  );
}
