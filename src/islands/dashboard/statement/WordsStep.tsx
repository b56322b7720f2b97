import { ownWordsMax, type ToldField } from '#domain/papers/statement.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { StepProps } from './statement-props.ts';

interface WordsStepProps extends StepProps {
  readonly fields: readonly ToldField[];
}

/** Questions that the client answers in their own words. */
export function WordsStep({ fields, form, labels, account }: WordsStepProps) {
  return (
    <>
      <div className="notice grid gap-2">
        <p>
          <strong>{labels.isPublic}</strong>
        </p>
        <p>{labels.keepOut}</p>
      </div>
      {fields.map((field) => (
        <TextInput
          key={field}
          {...form.register(field)}
          id={`statement-${field}`}
          label={labels.fields[field]}
          hint={labels.hints[field]}
          errorPrefix={account.errorPrefix}
          lines={8}
          maxLength={ownWordsMax}
          autoComplete="off"
        />
      ))}
    </>
  );
}
