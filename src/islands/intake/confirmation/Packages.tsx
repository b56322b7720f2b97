import { useState } from 'react';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { bulletList } from '#ui/list.ts';
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
  const addressOf = (id: PackageId) => paymentAddress(id, payToken, locale);
  return (
    <section className="no-print grid grid-cols-1 gap-4" aria-labelledby="pay-title" id="pay">
      <h2 className="text-h3" id="pay-title">
        {own.title}
      </h2>
      <p className="quiet">{own.lead}</p>
      {chosen && <Offer {...props} one={chosen} href={addressOf(chosen.id)} isChosen />}
      {chosen && <h3 className="text-l">{own.others}</h3>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(72)),1fr))] gap-5">
        {others.map((one) => (
          <Offer key={one.id} {...props} one={one} href={addressOf(one.id)} isChosen={false} />
        ))}
      </div>
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
  readonly isChosen: boolean;
}

/** In two columns where there is room: what it is and costs, and beside it what it holds. */
const chosenCard = 'border-2 border-good md:grid-cols-2 md:grid-rows-[auto_auto_1fr_auto] md:gap-x-10';

function Offer({ one, href, isChosen, words, packageWords, application, locale }: OfferProps) {
  const own = words.pay;
  const parts = application.parts?.packageId === one.id ? application.parts : null;
  const Heading = isChosen ? 'h3' : 'h4';
  return (
    <article
      className={`card grid grid-cols-1 content-start grid-rows-[auto_auto_auto_1fr_auto] gap-4 ${isChosen ? chosenCard : ''}`}
    >
      <div>
        <p className="mb-2 flex flex-wrap gap-2 empty:hidden">
          {isChosen && <span className="badge good">{own.yours}</span>}
          {one.popular && <span className="badge">{packageWords.popular}</span>}
        </p>
        <Heading>{one.name}</Heading>
        <p className="quiet">{one.description}</p>
        {parts && (
          <p className="notice good mt-3">
            {fill(own.inParts, { count: parts.count, amount: formatPrice(parts.firstCents, locale) })}
          </p>
        )}
      </div>
      <p className={isChosen ? 'md:row-start-2' : undefined}>
        <span className="block font-serif text-h2-small leading-tight font-heading text-heading">
          {one.price}
        </span>
        <small className="mt-1 block text-s leading-normal text-ink-soft">
          <strong>{one.covers}</strong>, {packageWords.oneTime}, {packageWords.plusCourtFees};{' '}
          {packageWords.refundShort}
        </small>
      </p>
      <details
        className={`text-s ${isChosen ? 'md:col-start-2 md:row-span-2 md:row-start-1' : ''}`}
        open={isChosen}
      >
        <summary className={link}>{own.included}</summary>
        <ul className={bulletList}>
          {one.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </details>
      <div
        className={`grid content-start gap-1 text-s text-ink-soft ${isChosen ? 'md:col-start-2 md:row-span-2 md:row-start-3' : ''}`}
      >
        <p>
          <strong>{packageWords.notIncluded}</strong>
        </p>
        <ul className={bulletList}>
          {one.notIncluded.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <p className={isChosen ? 'md:row-start-4' : undefined}>
        <a
          className={`button w-full ${isChosen && !application.freeHelp ? '' : 'second'}`}
          href={href}
          target="_blank"
          rel="noopener nofollow"
        >
          <span>
            {parts
              ? fill(own.buttonPart, { amount: formatPrice(parts.firstCents, locale) })
              : fill(isChosen ? own.button : own.buttonOther, { price: one.price, name: one.name })}
            <span className="hidden-visually"> ({own.newTab})</span>
          </span>
        </a>
      </p>
    </article>
  );
}
