import type { ReactNode } from 'react';
import type { Paying } from '#domain/intake/sent-application.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { StateHead } from '#ui/StateHead.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';

interface PayAgainProps extends ConfirmationProps {
  readonly paying: Paying;
  readonly notice: ReactNode;
}

/** Back from the payment page in a browser that did not send the application: what was mailed leads there again. */
export default function PayAgain({ paying, notice, ...props }: PayAgainProps) {
  const { locale, words, account, packages, siteEmail } = props;
  const own = words.payAgain;
  const offer = packages.find(({ id }) => id === paying.packageId);
  const labels = own[paying.state];
  const isStopped = paying.state === 'open' && paying.stopped === true;
  const isUnsold = paying.state === 'open' && paying.takesPayments === false;
  const parts = paying.parts?.packageId === paying.packageId ? paying.parts : null;
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(7),4vw,--spacing(11))]">
      <StateHead heading={labels.heading} lead={labels.lead} />
      {notice}
      {isUnsold && props.saleClosed}
      <section className="card grid grid-cols-1 gap-3">
        {offer && <h2 className="text-h3">{offer.name}</h2>}
        <p>
          <span>{isStopped ? own.stopped : isUnsold ? own.questions : labels.text}</span>{' '}
          <a href={`mailto:${siteEmail}`} translate="no">
            {siteEmail}
          </a>
        </p>
        {paying.state === 'open' && !isUnsold && !isStopped && offer && (
          <p className={`${buttonRow} no-print`}>
            <a className="button" href={paymentAddress(offer.id, paying.payToken, locale)} rel="nofollow">
              {parts
                ? fill(words.pay.buttonPart, { amount: formatPrice(parts.firstCents, locale) })
                : fill(words.pay.button, { price: offer.price })}
            </a>
          </p>
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
