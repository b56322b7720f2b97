import { useWatch } from 'react-hook-form';
import { fileParts, limitLengths, limitNatures, mostYears, ownWordsMax } from '#domain/papers/statement.ts';
import { locales } from '#domain/languages.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { StepProps } from './statement-props.ts';

/** Which part of the file, from whom and for how long; the least comes first. */
export function LimitStep({ form, said, account }: StepProps) {
  const [part, length] = useWatch({ control: form.control, name: ['part', 'length'] });
  const shared = { errorPrefix: account.errorPrefix };
  const unknown = { value: 'unknown', text: said.unknown };
  const values = form.getValues();
  return (
    <>
      <RadioGroup
        {...shared}
        id="statement-language"
        label={said.language}
        options={locales.map((value) => ({ value, text: said.languages[value] }))}
        input={form.register('language')}
        chosen={values.language}
        inRow
      />
      <RadioGroup
        {...shared}
        id="statement-part"
        label={said.part}
        hint={said.partHint}
        options={[...fileParts.map((value) => ({ value, text: said.parts[value] })), unknown]}
        input={form.register('part')}
        chosen={values.part}
      />
      {part === 'documents' && (
        <TextInput
          {...form.register('partDetails')}
          {...shared}
          id="statement-partDetails"
          label={said.fields.partDetails}
          hint={said.hints.partDetails}
          lines={3}
          maxLength={ownWordsMax}
          autoComplete="off"
        />
      )}
      <RadioGroup
        {...shared}
        id="statement-nature"
        label={said.nature}
        options={[...limitNatures.map((value) => ({ value, text: said.natures[value] })), unknown]}
        input={form.register('nature')}
        chosen={values.nature}
      />
      <RadioGroup
        {...shared}
        id="statement-length"
        label={said.length}
        options={[...limitLengths.map((value) => ({ value, text: said.lengths[value] })), unknown]}
        input={form.register('length')}
        chosen={values.length}
      />
      {length === 'years' && (
        <TextInput
          {...form.register('years')}
          {...shared}
          id="statement-years"
          label={said.years}
          type="number"
          min={1}
          max={mostYears}
          inputMode="numeric"
        />
      )}
      {length === 'until' && (
        <TextInput
          {...form.register('until')}
          {...shared}
          id="statement-until"
          label={said.until}
          type="date"
        />
      )}
    </>
  );
}
