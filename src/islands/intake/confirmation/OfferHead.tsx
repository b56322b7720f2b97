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
