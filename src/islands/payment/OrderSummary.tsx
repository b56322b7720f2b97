import { path } from '#i18n/routes.ts';
import type { CheckoutProps, Offer } from './checkout-props.ts';

interface OrderSummaryProps extends Pick<CheckoutProps, 'locale' | 'words' | 'packageWords'> {
  readonly offer: Offer;
}

/** What is bought, with everything a price needs beside it. */
export function OrderSummary({ offer, locale, words, packageWords }: OrderSummaryProps) {
  return (
    <section className="card order-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{words.summary}</h2>
      <p>
        <strong>{offer.name}</strong>
        <br />
        <span className="quiet">{offer.description}</span>
      </p>
      <p className="order-total">
        <span>{words.total}</span>
        <strong>{offer.price}</strong>
      </p>
      <div className="small quiet">
        <p>{packageWords.courtFees}</p>
        <p>{packageWords.refund}</p>
        <p>
          <strong>{packageWords.notIncluded}:</strong>
        </p>
        <ul className="plain-list">
          {offer.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          {words.inParts} <a href={path('contact', locale, '?inquiryType=pricing')}>{words.askInParts}</a>
        </p>
      </div>
    </section>
  );
}
