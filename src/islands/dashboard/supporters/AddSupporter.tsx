import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { emailMaxLength } from '#domain/email-length.ts';
import {
  supporterBonds,
  supporterRules,
  supporterSights,
  type SupporterSight,
} from '#domain/supporters/rules.ts';
import { locales } from '#domain/languages.ts';
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
  const { locale, said, account, siteEmail, caseId } = props;
  const form = useForm<{
    name: string;
    email: string;
    bond: string;
    language: string;
    sees: SupporterSight[];
    agreed: string[];
  }>({ defaultValues: { name: '', email: '', bond: '', language: locale, sees: [], agreed: [] } });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const onSubmit = form.handleSubmit(async ({ agreed, ...values }) => {
    const body = { ...values, agreed: agreed.length > 0 };
    if ((await write(`/api/cases/${caseId}/supporters`, body)) !== null) onAdded(values.name.trim());
  });
  const shared = { errorPrefix: account.errorPrefix };
  const required = { validate: (value: string) => value.trim() !== '' || said.required };
  return (
    <form className="grid max-w-prose gap-5" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...form.register('name', required)}
        {...shared}
        id="supporter-name"
        label={said.name}
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
        label={said.email}
        hint={said.emailHint}
        error={errors.email?.message}
        maxLength={emailMaxLength}
        autoComplete="off"
      />
      <Select
        {...form.register('bond', { required: said.required })}
        {...shared}
        id="supporter-bond"
        label={said.bond}
        error={errors.bond?.message}
        placeholder="–"
        options={supporterBonds.map((value) => ({ value, text: said.bonds[value] }))}
      />
      <RadioGroup
        {...shared}
        id="supporter-language"
        label={said.language}
        inRow
        input={form.register('language')}
        options={locales.map((value) => ({ value, text: said.languages[value] }))}
      />
      <CheckboxGroup
        {...shared}
        id="supporter-sees"
        label={said.sees}
        hint={said.never}
        input={form.register('sees')}
        options={supporterSights.map((value) => ({ value, text: said.sights[value] }))}
      />
      <CheckboxGroup
        {...shared}
        id="supporter-agreed"
        label={said.agreement}
        error={errors.agreed?.message}
        input={form.register('agreed', { validate: (value) => value.length > 0 || said.agreeFirst })}
        options={[{ value: 'yes', text: said.agree }]}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p className="buttons items-center">
        <button type="submit" className={secondButton} disabled={isSending}>
          {isSending ? said.saving : said.save}
        </button>
        <button type="button" className={link} onClick={onCancel}>
          {said.cancel}
        </button>
      </p>
    </form>
  );
}
