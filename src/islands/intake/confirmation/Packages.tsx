import { useState } from 'react';
import type { Application } from '#domain/intake/sent-application.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { bulletList } from '#ui/list.ts';
import { paymentAddress } from '#browser/intake/submit.ts';
import type { OfferedPackage } from '../wizard-props.ts';
import type { ConfirmationProps } from './confirmation-props.ts';

interface PackagesProps extends ConfirmationProps {
  readonly application: Application;
  readonly payToken: string;
  readonly reload: (inPassing?: boolean) => Promise<boolean>;
}

/** The chosen package with its payment link, and below it, folded, the others with theirs. */
export function Packages(props: PackagesProps) {
  const { locale, words, packageWords, packages, application, payToken, reload } = props;
  const [looked, setLooked] = useState(false);
  const own = words.pay;
  const chosen = packages.find(({ id }) => id === application.selectedServicePackage);
  const others = packages.filter((one) => one !== chosen);
  const addressOf = (id: PackageId) => paymentAddress(id, payToken, locale);
  const list = (
    <ul className="grid divide-y divide-line">
      {others.map((one) => (
        <Other key={one.id} {...props} one={one} href={addressOf(one.id)} />
      ))}
    </ul>
  );
  return (
    <section className="no-print grid grid-cols-1 gap-4" aria-labelledby="pay-title" id="pay">
      {chosen ? (
        <>
          <h2 className="hidden-visually" id="pay-title">
            {own.title}
          </h2>
          <Chosen {...props} one={chosen} href={addressOf(chosen.id)} />
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

interface OfferProps extends ConfirmationProps {
  readonly application: Application;
  readonly one: OfferedPackage;
  readonly href: string;
}

/** What they chose, what it costs and the way to pay, before anything else. */
function Chosen({ one, href, words, packageWords, application, locale }: OfferProps) {
  const own = words.pay;
  const parts = partsOf(application, one);
  return (
    <article className="card grid grid-cols-1 gap-3 border-2 border-good">
      <p className="flex flex-wrap gap-2">
        <span className="badge good">{own.yours}</span>
        {one.popular && packageWords.popular && <span className="badge">{packageWords.popular}</span>}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3>{one.name}</h3>
        <p className="font-serif text-h2-small leading-tight font-heading text-heading">{one.price}</p>
      </div>
      <p className="text-s leading-normal text-ink-soft">
        <strong>{one.covers}</strong>, {packageWords.oneTime}, {packageWords.plusCourtFees}
      </p>
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

/** Another package in one line, with what it holds behind it. */
function Other({ one, href, words, packageWords, application, locale }: OfferProps) {
  const own = words.pay;
  const parts = partsOf(application, one);
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
        <a className="button second max-sm:w-full" href={href} target="_blank" rel="noopener nofollow">
          <span>
            {payText(parts, one, own.buttonPart, own.buttonOther, locale)}
            <span className="hidden-visually"> ({own.newTab})</span>
          </span>
        </a>
      </p>
    </li>
  );
}

/** What the button to pay says: the first part of it, or all. */
function payText(
  parts: ReturnType<typeof partsOf>,
  { price, name }: OfferedPackage,
  inParts: string,
  whole: string,
  locale: Locale,
): string {
  return parts
    ? fill(inParts, { amount: formatPrice(parts.firstCents, locale) })
    : fill(whole, { price, name });
}

const partsOf = ({ parts }: Application, { id }: OfferedPackage) => (parts?.packageId === id ? parts : null);

function Holds({ one, words, packageWords }: Pick<OfferProps, 'one' | 'words' | 'packageWords'>) {
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
