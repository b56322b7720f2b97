// From what controls hold (texts, lists of texts, ticks) to what a call takes, and back.
import type { FieldOfForm } from '#domain/field-facts.ts';

export type Fields = Readonly<Record<string, FieldOfForm>>;
export type FormValues = Record<string, unknown>;

/** What the controls begin with. */
export function emptyValues(fields: Fields, initial: object): FormValues {
  const empty = Object.entries(fields).map(([name, { type }]): [string, unknown] => [
    name,
    type === 'boolean' ? false : type === 'array' ? [] : '',
  ]);
  return { ...Object.fromEntries(empty), ...initial };
}

/** What a control holds, as the call takes it. What is left empty and may be is not sent. */
export function toInput(fields: Fields, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? valueOf(field, value) : value];
    }),
  );
}

function valueOf(field: FieldOfForm, value: unknown): unknown {
  if (value === null || value === '') {
    // An empty text says that it is empty; of anything else it is no value.
    const isText = field.type === 'string' && field.kind === 'text' && !field.isRequired;
    return field.isOptional && !isText ? undefined : value === null ? undefined : value;
  }
  if (field.options) return field.options.find((option) => String(option) === value) ?? value;
  if (field.type === 'number' && typeof value === 'string') return Number(value);
  if (field.type === 'array' && typeof value === 'string') return [value];
  return value;
}
