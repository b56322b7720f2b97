import { useState } from 'react';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { fill } from '#i18n/format.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { Application } from '#browser/intake/application-calls.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface PackagesProps extends ConfirmationProps {
  readonly application: Application;
  readonly payToken: string;
  readonly reload: (inPassing?: boolean) => Promise<boolean>;
}

/** The four packages, each with its payment link; the one chosen in the form comes first. */
export function Packages(props: PackagesProps) {
  const { locale, words, packageWords, packages, application, payToken, reload } = props;
  const [looked, setLooked] = useState(false);
  const own = words.pay;
  const chosen = packages.find(({ id }) => id === application.selectedServicePackage);
  const others = packages.filter((one) => one !== chosen);
  const link = (id: PackageId) => paymentAddress(id, payToken, locale);
  return (
    <section className="pay" aria-labelledby="pay-title" id="pay">
      <h2 id="pay-title">{own.title}</h2>
      <p className="quiet">{own.lead}</p>
      {chosen && <Offer {...props} one={chosen} href={link(chosen.id)} isChosen />}
      {chosen && <h3>{own.others}</h3>}
      <div className="offers">
        {others.map((one) => (
          <Offer key={one.id} {...props} one={one} href={link(one.id)} isChosen={false} />
        ))}
      </div>
      <div className="small quiet pay-rules">
        <p>{packageWords.courtFees}</p>
        <p>{packageWords.refund}</p>
        <p>{own.secure}</p>
      </div>
      <p className="no-print">
        <button
          type="button"
          className="link"
          onClick={() => void reload(true).then((paid) => setLooked(!paid))}
        >
          {own.already}
        </button>
      </p>
      <p role="status" className="small">
        {looked ? own.stillOpen : ''}
      </p>
    </section>
  );
}

interface OfferProps extends ConfirmationProps {
  readonly one: OfferedPackage;
  readonly href: string;
  readonly isChosen: boolean;
}

function Offer({ one, href, isChosen, words, packageWords }: OfferProps) {
  const own = words.pay;
  const Heading = isChosen ? 'h3' : 'h4';
  return (
    <article className={isChosen ? 'card offer-card chosen' : 'card offer-card'}>
      <div>
        <p className="offer-badges">
          {isChosen && <span className="badge good">{own.yours}</span>}
          {one.popular && <span className="badge">{packageWords.popular}</span>}
        </p>
        <Heading>{one.name}</Heading>
        <p className="quiet">{one.description}</p>
      </div>
      <p className="offer-price">
        <span>{one.price}</span>
        <small>
          {packageWords.oneTime}, {packageWords.plusCourtFees}; {packageWords.refundShort}
        </small>
      </p>
      <details className="small" open={isChosen}>
        <summary className="link">{own.included}</summary>
        <ul className="plain-list">
          {one.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
      <div className="small quiet offer-without">
        <p>
          <strong>{packageWords.notIncluded}</strong>
        </p>
        <ul className="plain-list">
          {one.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p className="no-print offer-pay">
        <a
          className={isChosen ? 'button' : 'button second'}
          href={href}
          target="_blank"
          rel="noopener nofollow"
        >
          <span>
            {fill(isChosen ? own.button : own.buttonOther, { price: one.price, name: one.name })}
            <span className="hidden-visually"> ({own.newTab})</span>
          </span>
        </a>
      </p>
    </article>
  );
}
