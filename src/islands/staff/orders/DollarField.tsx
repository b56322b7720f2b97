import { useEffect, useEffectEvent, useState } from 'react';
import { useField, type FieldProps } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { centsOf } from './money.ts';

const dollarsOf = (cents: unknown): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '');

/** An amount that the call takes in cents, typed in dollars. */
export function DollarField(props: FieldProps) {
  const { form, texts } = useField(props);
  const { name } = props;
  const [text, setText] = useState(() => dollarsOf(form.getValues(name)));
  const begin = useEffectEvent((cents: unknown) => setText(dollarsOf(cents)));
  useEffect(() => {
    // After success the form starts over, and so does this.
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      if (changed === undefined) begin(values[name]);
    });
    return unsubscribe;
    // One subscription for as long as the field stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  return (
    <TextInput
      {...texts}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        form.setValue(name, centsOf(value) ?? '', { shouldValidate: form.formState.isSubmitted });
      }}
    />
  );
}
