import type { Parts } from '#domain/intake/sent-application.ts';
import type { Locale } from '#domain/languages.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { bulletList } from '#ui/list.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface OtherPackagesProps extends ConfirmationProps {
  readonly others: readonly OfferedPackage[];
  readonly parts: Parts | null | undefined;
  readonly payToken: string;
  readonly opensNewTab: boolean;
}

/** Packages in one line each, with what they hold behind it. */
export function OtherPackages({ others, ...props }: OtherPackagesProps) {
  return (
    <ul className="grid divide-y divide-line">
      {others.map((one) => (
        <Other key={one.id} {...props} one={one} />
      ))}
    </ul>
  );
}

interface OtherProps extends Omit<OtherPackagesProps, 'others'> {
  readonly one: OfferedPackage;
}

function Other({ one, words, packageWords, parts, payToken, opensNewTab, locale }: OtherProps) {
  const own = words.pay;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4>
          {one.name}
          {one.popular && packageWords.popular && <span className="badge ms-3">{packageWords.popular}</span>}
        </h4>
        <p className="font-strong">{one.price}</p>
      </div>
      <p className="text-s text-ink-soft">
        <strong>{one.covers}</strong>. {one.description}
      </p>
      <Holds one={one} words={words} packageWords={packageWords} />
      <p>
        <a
          className="button second max-sm:w-full"
          href={paymentAddress(one.id, payToken, locale)}
          target={opensNewTab ? '_blank' : undefined}
          rel="noopener nofollow"
        >
          <span>
            {payText(partsOf(parts, one), one, own.buttonPart, own.buttonOther, locale)}
            {opensNewTab && <span className="hidden-visually"> ({own.newTab})</span>}
          </span>
        </a>
      </p>
    </li>
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
