import type { ComponentProps, FormEvent } from 'react';
import { control, growingBox, textBox } from '#ui/control.ts';
import { describedBy, Field, type FieldTexts } from '#ui/Field.tsx';

interface TextInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly ref?: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
  /** Number of lines; makes it a textarea. One line grows with its text. */
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
    className: `${lines === 1 ? growingBox : lines ? textBox : control} ${className}`,
    'aria-describedby': describedBy({ id, hint, error }),
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <Field {...{ id, label, hint, error, errorPrefix }} className={fieldClass}>
      {lines ? (
        <textarea
          {...(shared as unknown as ComponentProps<'textarea'>)}
          rows={lines}
          {...(lines === 1 && { onInput: growRows })}
        />
      ) : (
        <input type="text" {...shared} />
      )}
    </Field>
  );
}

/** For browsers that do not size a field by its text. */
function growRows({ currentTarget: box }: FormEvent<HTMLTextAreaElement>): void {
  if (CSS.supports('field-sizing', 'content')) return;
  box.rows = 1;
  while (box.scrollHeight > box.clientHeight && box.rows < 8) box.rows += 1;
}
