import type { Parts } from '#domain/intake/sent-application.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { ConfirmationProps } from './confirmation-props.ts';
import { Holds, partsOf, payText } from './OfferHead.tsx';

interface OtherPackagesProps extends ConfirmationProps {
  readonly others: readonly OfferedPackage[];
  readonly parts: Parts | null | undefined;
  readonly payToken: string;
  readonly opensNewTab: boolean;
}

/** Packages in one line each, with what they hold behind it. */
export default function OtherPackages({ others, ...props }: OtherPackagesProps) {
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
