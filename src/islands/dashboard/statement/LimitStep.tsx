import { useWatch } from 'react-hook-form';
import { fileParts, limitLengths, limitNatures, mostYears, ownWordsMax } from '#domain/papers/statement.ts';
import { locales } from '#domain/languages.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { StepProps } from './statement-props.ts';

/** Which part of the file, from whom and for how long; the least comes first. */
export function LimitStep({ form, labels, account }: StepProps) {
  const [part, length] = useWatch({ control: form.control, name: ['part', 'length'] });
  const shared = { errorPrefix: account.errorPrefix };
  const unknown = { value: 'unknown', text: labels.unknown };
  const values = form.getValues();
  return (
    <>
      <RadioGroup
        {...shared}
        id="statement-language"
        label={labels.language}
        options={locales.map((value) => ({ value, text: labels.languages[value] }))}
        input={form.register('language')}
        chosen={values.language}
        inRow
      />
      <RadioGroup
        {...shared}
        id="statement-part"
        label={labels.part}
        hint={labels.partHint}
        options={[...fileParts.map((value) => ({ value, text: labels.parts[value] })), unknown]}
        input={form.register('part')}
        chosen={values.part}
      />
      {part === 'documents' && (
        <TextInput
          {...form.register('partDetails')}
          {...shared}
          id="statement-partDetails"
          label={labels.fields.partDetails}
          hint={labels.hints.partDetails}
          lines={3}
          maxLength={ownWordsMax}
          autoComplete="off"
        />
      )}
      <RadioGroup
        {...shared}
        id="statement-nature"
        label={labels.nature}
        options={[...limitNatures.map((value) => ({ value, text: labels.natures[value] })), unknown]}
        input={form.register('nature')}
        chosen={values.nature}
      />
      <RadioGroup
        {...shared}
        id="statement-length"
        label={labels.length}
        options={[...limitLengths.map((value) => ({ value, text: labels.lengths[value] })), unknown]}
        input={form.register('length')}
        chosen={values.length}
      />
      {length === 'years' && (
        <TextInput
          {...form.register('years')}
          {...shared}
          id="statement-years"
          label={labels.years}
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
          label={labels.until}
          type="date"
        />
      )}
    </>
  );
}
