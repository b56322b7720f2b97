import type { IntakeField } from '#domain/intake/fields.ts';
import { isAboutOpenCase } from '#domain/intake/notices.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { fill } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { FreeHelpNotice } from './FreeHelpNotice.tsx';
import { leadsToPayment } from './leads-to-payment.ts';
import { Label } from './QuestionField.tsx';
import { Review } from './Review.tsx';
import { useFreeHelp } from './use-free-help.ts';
import { controlId, type Asking } from './wizard-props.ts';

interface LastStepProps extends Asking {
  readonly onChange: (field: IntakeField | 'files') => void;
}

/** Step 5: the package, every answer, and what is to be paid. */
export function LastStep({ onChange, ...asking }: LastStepProps) {
  const { words, packages, state } = asking;
  const chosen = packages.find(({ id }) => id === state.values.selectedServicePackage);
  const isPaid = state.account?.waitingCase != null;
  return (
    <>
      {isPaid ? (
        <div className="notice good">
          <p>
            <strong>{words.review.alreadyPaid}</strong>
          </p>
          <p>{`${chosen ? `${chosen.name}. ` : ''}${words.review.alreadyPaidText}`}</p>
        </div>
      ) : (
        <>
          {state.isSaleClosed && asking.saleClosed}
          <BeforeBuying {...asking} />
          <PackageChoice {...asking} />
        </>
      )}
      <Review {...asking} onChange={onChange} />
      {!isPaid && chosen && (
        <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-(--radius-m) bg-ground-sunk px-5 py-4">
          <span>{`${leadsToPayment(state) ? words.review.total : words.review.totalLater}: ${chosen.name}`}</span>
          <strong className="font-(family-name:--font-serif) text-h3-large font-heading">
            {chosen.price}
          </strong>
        </p>
      )}
    </>
  );
}

/** What the answers say against buying now, or against a package for one case: said once more where the price stands. */
function BeforeBuying({ state, words, locale, packages }: Asking) {
  const { values } = state;
  const noticed = useFreeHelp(values);
  const { numberOfEvictions: declared } = values;
  const chosen = packages.find(({ id }) => id === values.selectedServicePackage);
  const isBeyond = chosen && (declared === '5+' || Number(declared) > findPackage(chosen.id).matters);
  return (
    <>
      {noticed && isAboutOpenCase(noticed.notice) && (
        <FreeHelpNotice
          notice={noticed.notice}
          county={values.evictionCounty}
          words={words.notices}
          locale={locale}
        />
      )}
      <div role="status">
        {isBeyond && (
          <p className="notice mb-7">
            {fill(words.severalCases, {
              count: words.options.numberOfEvictions?.[declared] ?? declared,
              name: chosen.name,
            })}
          </p>
        )}
      </div>
    </>
  );
}

/** The four packages with how many cases each covers, the first things it includes, and what it alone leaves out. */
function PackageChoice({ form, words, state, errorOf, packages, packageWords }: Asking) {
  const id = controlId('selectedServicePackage');
  const { evictionCounty: county } = state.values;
  const certified = packageWords.certified[county];
  return (
    <FieldGroup
      className="mb-2 sm:mb-6"
      id={id}
      label={<Label text={words.fields.selectedServicePackage.label} mark="*" />}
      error={errorOf('selectedServicePackage')}
      errorPrefix={words.errorPrefix}
    >
      <p className="mb-3 text-s max-sm:leading-snug">{packageWords.inNone}</p>
      <div className="grid gap-3">
        {packages.map((offer, index) => (
          <label
            key={offer.id}
            className={`${choice} max-sm:py-2 ${offer.popular ? 'ring-2 ring-accent' : ''}`}
          >
            <input
              type="radio"
              className={`${choiceInput} mt-0.75`}
              {...form.register('selectedServicePackage')}
              value={offer.id}
              id={index === 0 ? id : `${id}-${offer.id}`}
              defaultChecked={state.values.selectedServicePackage === offer.id}
              aria-describedby={`${id}-${offer.id}-more`}
            />
            <span className="grid min-w-0 flex-1 gap-1.5">
              <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <strong>{offer.name}</strong>
                {offer.popular && <span className="badge max-sm:order-last">{packageWords.popular}</span>}
                <span className="ms-auto font-(family-name:--font-serif) text-h3 font-heading text-heading">
                  {offer.price}
                </span>
              </span>
              {/* On phones the words use the whole width, also below the button. */}
              <span className="grid gap-1.5 max-sm:-ms-8.5 max-sm:leading-snug" id={`${id}-${offer.id}-more`}>
                <span className="max-sm:hidden">{offer.description}</span>
                <span className="small">
                  <strong>{offer.covers}.</strong> {offer.features.slice(0, 3).join(' · ')}
                </span>
                {offer.notIncluded.length > 0 && (
                  <span className="small quiet">
                    {packageWords.notIncluded}: {offer.notIncluded.join(' · ')}
                  </span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
      <ul className="mt-4 grid list-disc gap-1.5 ps-4.5 text-s text-ink-soft max-sm:leading-snug">
        <li>
          <span>{packageWords.courtFees}</span>
          {certified && <span>{` ${fill(packageWords.certifiedThere, { county, price: certified })}`}</span>}
        </li>
        <li>{packageWords.landlordCopy}</li>
        <li>{packageWords.refund}</li>
        <li>
          {packageWords.noPromise} {packageWords.rarely}
        </li>
        <li>
          <a href={packageWords.askInParts.href} target="_blank">
            {packageWords.askInParts.text}
          </a>
        </li>
      </ul>
    </FieldGroup>
  );
}
