import type { ComponentProps } from 'react';
import { control, textBox } from '#ui/control.ts';
import { describedBy, Field, type FieldTexts } from '#ui/Field.tsx';

interface TextInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  /** Number of lines; makes it a textarea. */
  readonly lines?: number | undefined;
  readonly fieldClass?: string | undefined;
}

/** A labeled text field. It is uncontrolled, so that text typed before hydration stays. */
export function TextInput({
  id,
  label,
  hint,
  error,
  errorPrefix,
  fieldClass,
  lines,
  className = '',
  ...input
}: TextInputProps) {
  const shared = {
    ...input,
    id,
    className: `${lines ? textBox : control} ${className}`,
    'aria-describedby': describedBy({ id, hint, error }),
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <Field {...{ id, label, hint, error, errorPrefix }} className={fieldClass}>
      {lines ? (
        <textarea {...(shared as unknown as ComponentProps<'textarea'>)} rows={lines} />
      ) : (
        <input type="text" {...shared} />
      )}
    </Field>
  );
}
