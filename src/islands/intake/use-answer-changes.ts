import { useEffect } from 'react';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { keepPackage } from '#browser/chosen-package.ts';
import { exclusiveBenefits, type IntakeValues } from './form-values.ts';
import type { Stage } from './stage.ts';
import type { Saving } from './use-saving.ts';
import type { Signature } from './use-signature.ts';

/** Does what follows from an answer, as soon as it is given. */
export function useAnswerChanges(stage: Stage, { saveSoon }: Saving, signature: Signature): void {
  const { form, place, showAgain } = stage;

  function answered(name: string): void {
    const now = form.getValues();
    place.current.changed = true;
    saveSoon();
    if (name === 'benefits') {
      const allowed = exclusiveBenefits(place.current.benefitsBefore, now.benefits);
      place.current.benefitsBefore = allowed;
      if (allowed.length !== now.benefits.length) form.setValue('benefits', allowed);
    }
    if (name === 'selectedServicePackage') keepPackage(now.selectedServicePackage as PackageId);
    signature.takeBackIfChanged(now);
    const field = name.startsWith('birth') ? 'dateOfBirth' : (name as keyof IntakeValues);
    // A refusal stays until the answer is right; nothing turns red while somebody is still typing.
    if (form.getFieldState(field).error) void form.trigger(field);
    showAgain();
  }

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) answered(name);
        },
      }),
    [],
  );
}
