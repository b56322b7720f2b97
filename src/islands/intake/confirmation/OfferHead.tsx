import type { Parts } from '#domain/intake/sent-application.ts';
import type { Locale } from '#domain/languages.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { bulletList } from '#ui/list.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface OfferHeadProps extends Pick<ConfirmationProps, 'packageWords'> {
  readonly offer: OfferedPackage;
  readonly heading: 'h2' | 'h3';
}

/** A package with its price, and what the price is for. */
export function OfferHead({ offer, heading: Heading, packageWords }: OfferHeadProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-h3">{offer.name}</Heading>
        <p className="font-serif text-h2-small leading-tight font-heading text-heading">{offer.price}</p>
      </div>
      <p className="text-s leading-normal text-ink-soft">
        <strong>{offer.covers}</strong>, {packageWords.oneTime}, {packageWords.plusCourtFees}
      </p>
    </>
  );
}

/** What the button to pay says: the first part of it, or all. */
export function payText(
  parts: Parts | null,
  { price, name }: OfferedPackage,
  inParts: string,
  whole: string,
  locale: Locale,
): string {
  return parts
    ? fill(inParts, { amount: formatPrice(parts.firstCents, locale) })
    : fill(whole, { price, name });
}

/** The parts that were granted, if they are of this package. */
export const partsOf = (parts: Parts | null | undefined, { id }: OfferedPackage): Parts | null =>
  parts?.packageId === id ? parts : null;

interface HoldsProps extends Pick<ConfirmationProps, 'words' | 'packageWords'> {
  readonly one: OfferedPackage;
}

export function Holds({ one, words, packageWords }: HoldsProps) {
  return (
    <details className="text-s">
      <summary className={link}>{words.pay.included}</summary>
      <ul className={bulletList}>
        {one.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="pt-2 text-ink-soft">
        <strong>{packageWords.notIncluded}</strong>
      </p>
      <ul className={`${bulletList} text-ink-soft`}>
        {one.notIncluded.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
