import { FieldGroup } from '#ui/Field.tsx';
import { Label } from './QuestionField.tsx';
import { controlId } from './questions.ts';
import type { Asking, IntakeWizardProps } from './wizard-props.ts';

type PackageChoiceProps = Asking & Pick<IntakeWizardProps, 'packages' | 'packageWords'>;

/** The four packages with, beside each price, what it does not cover. */
export function PackageChoice({ form, words, values, errorOf, packages, packageWords }: PackageChoiceProps) {
  const id = controlId('selectedServicePackage');
  return (
    <FieldGroup
      id={id}
      label={<Label text={words.fields.selectedServicePackage.label} mark="*" />}
      error={errorOf('selectedServicePackage')}
      errorPrefix={words.errorPrefix}
    >
      <div className="packages">
        {packages.map((offer, index) => (
          <label key={offer.id} className={offer.popular ? 'choice package popular' : 'choice package'}>
            <input
              type="radio"
              {...form.register('selectedServicePackage')}
              value={offer.id}
              id={index === 0 ? id : `${id}-${offer.id}`}
              defaultChecked={values.selectedServicePackage === offer.id}
              aria-describedby={`${id}-${offer.id}-more`}
            />
            <span className="package-body">
              <span className="package-head">
                <strong>{offer.name}</strong>
                {offer.popular && <span className="badge">{packageWords.popular}</span>}
                <span className="package-price">{offer.price}</span>
              </span>
              <span className="package-more" id={`${id}-${offer.id}-more`}>
                <span>{offer.description}</span>
                <span className="small">
                  {packageWords.oneTime}, {packageWords.plusCourtFees}; {packageWords.refundShort}
                </span>
                <span className="small quiet">
                  {packageWords.notIncluded}: {offer.notIncluded.join(' · ')}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <ul className="small quiet price-terms">
        <li>{packageWords.courtFees}</li>
        <li>{packageWords.refund}</li>
        <li>{packageWords.noPromise}</li>
        <li>
          <a href={packageWords.askInParts.href} target="_blank">
            {packageWords.askInParts.text}
          </a>
        </li>
      </ul>
    </FieldGroup>
  );
}
