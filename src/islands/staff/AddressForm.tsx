import { useId, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { emailMaxLength } from '#domain/email.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { FormEnd } from './FormEnd.tsx';

interface AddressFormProps<Values extends FieldValues, Sent> {
  readonly words: StaffWords;
  readonly labels: {
    readonly email: string;
    readonly language: string;
    readonly submit: string;
    readonly submitting?: string;
  };
  /** With the fields `email` and `language`, and those of `children`. */
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** Resolves to the result, in words. */
  readonly send: (values: Sent) => Promise<string>;
  /** Fields between the address and the language. */
  readonly children?: ReactNode;
}

/** Somebody's address and the language of our mails to them. A refusal of the address is shown at its field. */
export function AddressForm<Values extends FieldValues, Sent>(props: AddressFormProps<Values, Sent>) {
  const { words, labels, send, children } = props;
  const form = props.form as unknown as UseFormReturn<{ email: string; language: Locale }, unknown, Sent>;
  const id = useId();
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const submit = form.handleSubmit(async (values) => {
    setFault(null);
    setNote('');
    try {
      setNote(await send(values));
      form.reset();
    } catch (error) {
      const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      if (field?.field === 'email') form.setError('email', { type: 'server', message: field.message });
      else setFault(describeFault(error, words.account));
    }
  });
  const { errors, isSubmitting } = form.formState;
  const refused = errors.email?.message;
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        {...form.register('email')}
        id={`${id}-email`}
        label={labels.email}
        error={refused && (sentenceOf(words.people.messages, refused) ?? refused)}
        errorPrefix={words.account.errorPrefix}
        type="email"
        inputMode="email"
        spellCheck={false}
        maxLength={emailMaxLength}
        aria-required
      />
      {children}
      <RadioGroup
        id={`${id}-language`}
        label={labels.language}
        options={locales.map((value) => ({ value, text: words.frame.languageNames[value] }))}
        input={form.register('language')}
        inRow
      />
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <FormEnd
        submit={(isSubmitting && labels.submitting) || labels.submit}
        busy={isSubmitting}
        note={note}
      />
    </form>
  );
}
