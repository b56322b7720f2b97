import type { ReactNode } from 'react';
import type { Paying } from '#domain/intake/sent-application.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow, link } from '#ui/button.ts';
import { StateHead } from '#ui/StateHead.tsx';
import type { ConfirmationProps } from './confirmation-props.ts';
import { OfferHead, partsOf, payText } from './OfferHead.tsx';
import OtherPackages from './OtherPackages.tsx';

interface PayAgainProps extends ConfirmationProps {
  readonly paying: Paying;
  /** The one whose payment page they come from: of two that were open, the cookie knows the newer. */
  readonly leftPackage: string | null;
  readonly notice: ReactNode;
}

/** Back from the payment page in a browser that did not send the application: what was mailed leads there again. */
export default function PayAgain({ paying, leftPackage, notice, ...props }: PayAgainProps) {
  const { locale, words, account, packages, packageWords, siteEmail } = props;
  const own = words.payAgain;
  const offer =
    packages.find(({ id }) => paying.state === 'open' && id === leftPackage) ??
    packages.find(({ id }) => id === paying.packageId);
  const labels = own[paying.state];
  const isStopped = paying.state === 'open' && paying.stopped === true;
  const isUnsold = paying.state === 'open' && paying.takesPayments === false;
  const isPayable = paying.state === 'open' && !isUnsold && !isStopped;
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(7),4vw,--spacing(11))]">
      <StateHead heading={labels.heading} lead={labels.lead} />
      {notice}
      {isUnsold && props.saleClosed}
      <section className="card grid grid-cols-1 gap-3">
        {offer &&
          (isPayable ? (
            <OfferHead offer={offer} heading="h2" packageWords={packageWords} />
          ) : (
            <h2 className="text-h3">{offer.name}</h2>
          ))}
        <p>
          <span>{isStopped ? own.stopped : isUnsold ? own.questions : labels.text}</span>{' '}
          <a href={`mailto:${siteEmail}`} translate="no">
            {siteEmail}
          </a>
        </p>
        {isPayable && offer && (
          <p className={`${buttonRow} no-print`}>
            <a className="button" href={paymentAddress(offer.id, paying.payToken, locale)} rel="nofollow">
              {payText(partsOf(paying.parts, offer), offer, words.pay.buttonPart, words.pay.button, locale)}
            </a>
          </p>
        )}
      </section>
      {isPayable && (
        <details className="no-print">
          <summary className="min-h-11 cursor-pointer py-2">
            <h3 className="inline text-l">{words.pay.others}</h3>
          </summary>
          <p className="quiet">{own.others}</p>
          <OtherPackages
            {...props}
            others={packages.filter((one) => one !== offer)}
            parts={paying.parts}
            payToken={paying.payToken}
            opensNewTab={false}
          />
        </details>
      )}
      <p>
        <a className={link} href={path('home', locale)}>
          {account.home}
        </a>
      </p>
    </div>
  );
}
