import { Suspense, useState } from 'react';
import type { Application } from '#domain/intake/sent-application.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { ConfirmationProps } from './confirmation-props.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { Holds, OfferHead, partsOf, payText } from './OfferHead.tsx';

/** Folded below the chosen one. */
const OtherPackages = lazyWithFallback(() => import('./OtherPackages.tsx'));

interface PackagesProps extends ConfirmationProps {
  readonly application: Application;
  /** The one whose payment page they come from. */
  readonly leftPackage: string | null;
  readonly payToken: string;
  readonly reload: (inPassing?: boolean) => Promise<boolean>;
}

/** The chosen package with its payment link, and below it, folded, the others with theirs. */
export function Packages(props: PackagesProps) {
  const { locale, words, packageWords, packages, application, leftPackage, payToken, reload } = props;
  const [looked, setLooked] = useState(false);
  const own = words.pay;
  const chosen =
    packages.find(({ id }) => id === leftPackage) ??
    packages.find(({ id }) => id === application.selectedServicePackage);
  const list = (
    <Suspense>
      <OtherPackages
        {...props}
        others={packages.filter((one) => one !== chosen)}
        parts={application.parts}
        opensNewTab
      />
    </Suspense>
  );
  return (
    <section className="no-print grid grid-cols-1 gap-4" aria-labelledby="pay-title" id="pay">
      {chosen ? (
        <>
          <h2 className="hidden-visually" id="pay-title">
            {own.title}
          </h2>
          <Chosen {...props} one={chosen} href={paymentAddress(chosen.id, payToken, locale)} />
          <details>
            <summary className="min-h-11 cursor-pointer py-2">
              <h3 className="inline text-l">{own.others}</h3>
            </summary>
            <p className="quiet">{own.lead}</p>
            {list}
          </details>
        </>
      ) : (
        <>
          <h2 className="text-h3" id="pay-title">
            {own.title}
          </h2>
          {list}
        </>
      )}
      <div className="grid max-w-184 gap-2 text-s text-ink-soft">
        <p>{packageWords.courtFees}</p>
        <p>{packageWords.landlordCopy}</p>
        <p>{packageWords.refund}</p>
        <p>
          {packageWords.noPromise} {packageWords.rarely}
        </p>
        <p>{own.secure}</p>
      </div>
      <p>
        <button
          type="button"
          className={link}
          onClick={() => void reload(true).then((paid) => setLooked(!paid))}
        >
          {own.already}
        </button>
      </p>
      <p role="status" className="text-s empty:hidden">
        {looked ? own.stillOpen : ''}
      </p>
    </section>
  );
}

interface ChosenProps extends ConfirmationProps {
  readonly application: Application;
  readonly one: OfferedPackage;
  readonly href: string;
}

/** What they chose, what it costs and the way to pay, before anything else. */
function Chosen({ one, href, words, packageWords, application, locale }: ChosenProps) {
  const own = words.pay;
  const parts = partsOf(application.parts, one);
  return (
    <article className="card grid grid-cols-1 gap-3 border-2 border-good">
      <p className="flex flex-wrap gap-2">
        <span className="badge good">{own.yours}</span>
        {one.popular && packageWords.popular && <span className="badge">{packageWords.popular}</span>}
      </p>
      <OfferHead offer={one} heading="h3" packageWords={packageWords} />
      {parts && (
        <p className="notice good">
          {fill(own.inParts, { count: parts.count, amount: formatPrice(parts.firstCents, locale) })}
        </p>
      )}
      <a
        className={`button w-full ${application.freeHelp ? 'second' : ''}`}
        href={href}
        target="_blank"
        rel="noopener nofollow"
      >
        <span>
          {payText(parts, one, own.buttonPart, own.button, locale)}
          <span className="hidden-visually"> ({own.newTab})</span>
        </span>
      </a>
      <Holds one={one} words={words} packageWords={packageWords} />
    </article>
  );
}
