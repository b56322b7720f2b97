import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { bulletList } from '#ui/list.ts';
import type { CheckoutProps, Offer } from './checkout-props.ts';

interface OrderSummaryProps extends Pick<CheckoutProps, 'locale' | 'words' | 'packageWords'> {
  readonly offer: Offer;
  /** Once it is ready. */
  readonly payment: OpenedPayment | undefined;
}

/** The package, its price, and what the price does not cover. */
export function OrderSummary({ offer, payment, locale, words, packageWords }: OrderSummaryProps) {
  const part = payment?.part;
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="summary-title">
      <h2 className="text-h3" id="summary-title">
        {words.summary}
      </h2>
      <p>
        <strong>{offer.name}</strong>
        <br />
        <span className="quiet">{offer.description}</span>
      </p>
      <div className="grid gap-1 border-y border-line py-3">
        {part && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span>{words.price}</span>
            <span>{offer.price}</span>
          </p>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span>{part ? fill(words.part, part) : words.total}</span>
          <strong className="font-serif text-h2-small leading-tight font-heading text-heading">
            {part ? formatPrice(payment.amountCents, locale) : offer.price}
          </strong>
        </p>
      </div>
      <div className="grid gap-3 text-s text-ink-soft">
        <p>
          <strong>{offer.covers}.</strong> {packageWords.courtFees}
        </p>
        <p>{packageWords.refund}</p>
        <p>{packageWords.landlordCopy}</p>
        <p>
          {packageWords.noPromise} {packageWords.rarely}
        </p>
        <p>
          <strong>{packageWords.notIncluded}:</strong>
        </p>
        <ul className={bulletList}>
          {offer.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {part ? (
          <p>{words.otherParts}</p>
        ) : (
          <p>
            {words.inParts} <a href={path('contact', locale, '?inquiryType=pricing')}>{words.askInParts}</a>
          </p>
        )}
      </div>
    </section>
  );
}
