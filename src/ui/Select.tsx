import type { ComponentProps } from 'react';
import { control } from '#ui/control.ts';
import { describedBy, Field, type FieldTexts } from '#ui/Field.tsx';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id'> {
  readonly options: readonly Option[];
  /** The empty first entry; without it the first option is chosen. */
  readonly placeholder?: string | undefined;
  readonly fieldClass?: string | undefined;
}

/** A labeled native select, because phones show it as their own familiar list. */
export function Select({
  id,
  label,
  hint,
  error,
  errorPrefix,
  options,
  placeholder,
  fieldClass,
  className = '',
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, errorPrefix }} className={fieldClass}>
      <select
        {...select}
        id={id}
        className={`${control} ${className}`}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
