import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as supporterApi from '#domain/supporters/api.ts';
import type { Supporter } from '#domain/supporters/supporters.ts';
import { supporterSights, type SupporterSight } from '#domain/supporters/rules.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { link, secondButton } from '#ui/button.ts';
import type { SupportersProps } from './supporters-props.ts';

interface ChangeSightsProps extends SupportersProps {
  readonly one: Supporter;
  readonly onChanged: () => void;
  readonly onCancel: () => void;
}

/** What somebody who helps sees from now on, and the client's yes to that. */
export function ChangeSights({ one, onChanged, onCancel, ...props }: ChangeSightsProps) {
  const { locale, labels, account, siteEmail } = props;
  const form = useForm<{ sees: SupporterSight[]; agreed: string[] }>({
    defaultValues: { sees: [...one.sees], agreed: [] },
  });
  const { errors, isSubmitting } = form.formState;
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const { setFocus } = form;
  useEffect(() => setFocus('sees'), [setFocus]);
  const onSubmit = form.handleSubmit(async ({ sees }) => {
    setFault(null);
    try {
      const body = { sees, agreed: true as const };
      await callApi(supporterApi.change, { id: one.id, ...body }, { locale });
      onChanged();
    } catch (error) {
      setFault(describeFault(error, account));
    }
  });
  const shared = { errorPrefix: account.errorPrefix };
  return (
    <form className="grid max-w-prose gap-5 py-2" onSubmit={(event) => void onSubmit(event)} noValidate>
      <CheckboxGroup
        {...shared}
        id={`sees-${one.id}`}
        label={fill(labels.seesNamed, { name: one.name })}
        hint={labels.never}
        input={form.register('sees')}
        options={supporterSights.map((value) => ({ value, text: labels.sights[value] }))}
      />
      <CheckboxGroup
        {...shared}
        id={`agreed-${one.id}`}
        label={labels.agreement}
        error={errors.agreed?.message}
        input={form.register('agreed', { validate: (value) => value.length > 0 || labels.agreeFirst })}
        options={[{ value: 'yes', text: labels.agreeChange }]}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons items-center">
        <button type="submit" className={secondButton} disabled={isSubmitting}>
          {isSubmitting ? labels.saving : labels.saveChange}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
    </form>
  );
}
