import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Locale } from '#domain/languages.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import {
  supporterBonds,
  supporterRules,
  supporterSights,
  type SupporterSight,
  type SupporterBond,
} from '#domain/supporters/rules.ts';
import { locales } from '#domain/languages.ts';
import * as supporterApi from '#domain/supporters/api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { SupportersProps } from './supporters-props.ts';

interface AddSupporterProps extends SupportersProps {
  readonly onAdded: (name: string) => void;
  readonly onCancel: () => void;
}

/** Who it is, what they see, and the client's yes. Nothing is checked beforehand. */
export function AddSupporter({ onAdded, onCancel, ...props }: AddSupporterProps) {
  const { locale, labels, account, siteEmail, caseId } = props;
  const form = useForm<{
    name: string;
    email: string;
    bond: SupporterBond;
    language: Locale;
    sees: SupporterSight[];
    agreed: string[];
  }>({
    defaultValues: { name: '', email: '', bond: '' as SupporterBond, language: locale, sees: [], agreed: [] },
  });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const onSubmit = form.handleSubmit(async ({ agreed, ...values }) => {
    // Without it the server says so, beside what else is missing.
    const body = { ...values, agreed: (agreed.length > 0) as true };
    if ((await write(supporterApi.add, { id: caseId, ...body })) !== null) onAdded(values.name.trim());
  });
  const shared = { errorPrefix: account.errorPrefix };
  const required = { validate: (value: string) => value.trim() !== '' || labels.required };
  return (
    <form className="grid max-w-prose gap-5" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...form.register('name', required)}
        {...shared}
        id="supporter-name"
        label={labels.name}
        error={errors.name?.message}
        maxLength={supporterRules.nameMax}
        autoComplete="off"
      />
      <TextInput
        {...form.register('email', required)}
        {...shared}
        id="supporter-email"
        type="email"
        inputMode="email"
        spellCheck={false}
        label={labels.email}
        hint={labels.emailHint}
        error={errors.email?.message}
        maxLength={emailMaxLength}
        autoComplete="off"
      />
      <Select
        {...form.register('bond', { required: labels.required })}
        {...shared}
        id="supporter-bond"
        label={labels.bond}
        error={errors.bond?.message}
        placeholder="–"
        options={supporterBonds.map((value) => ({ value, text: labels.bonds[value] }))}
      />
      <RadioGroup
        {...shared}
        id="supporter-language"
        label={labels.language}
        inRow
        input={form.register('language')}
        options={locales.map((value) => ({ value, text: labels.languages[value] }))}
      />
      <CheckboxGroup
        {...shared}
        id="supporter-sees"
        label={labels.sees}
        hint={labels.never}
        input={form.register('sees')}
        options={supporterSights.map((value) => ({ value, text: labels.sights[value] }))}
      />
      <CheckboxGroup
        {...shared}
        id="supporter-agreed"
        label={labels.agreement}
        error={errors.agreed?.message}
        input={form.register('agreed', { validate: (value) => value.length > 0 || labels.agreeFirst })}
        options={[{ value: 'yes', text: labels.agree }]}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons items-center">
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? labels.saving : labels.save}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {labels.cancel}
        </button>
      </p>
    </form>
  );
}
