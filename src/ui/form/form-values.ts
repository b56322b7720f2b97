// From what controls hold (texts, lists of texts, ticks) to what a call takes, and back.
import { set } from 'react-hook-form';
import type { FieldOfForm } from '#domain/field-facts.ts';

export type Fields = Readonly<Record<string, FieldOfForm>>;
export type FormValues = Record<string, unknown>;

/** What the controls begin with. A field that is named `facts.county` is within `facts`; a list begins without any. */
export function emptyValues(fields: Fields, initial: object): FormValues {
  const values: FormValues = {};
  for (const [name, { type }] of Object.entries(fields))
    if (!name.includes('.0.')) set(values, name, type === 'boolean' ? false : type === 'array' ? [] : '');
  for (const [name, value] of Object.entries(initial))
    values[name] = isGroup(value) && isGroup(values[name]) ? { ...values[name], ...value } : value;
  return values;
}

const isGroup = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a control holds, as the call takes it. What is left empty and may be is not sent. */
export function toInput(fields: Fields, values: FormValues, within = ''): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[within + name];
      if (field) return [name, valueOf(field, value)];
      return [name, isGroup(value) ? toInput(fields, value, `${within}${name}.`) : value];
    }),
  );
}

function valueOf(field: FieldOfForm, value: unknown): unknown {
  if (value === null || value === '') {
    // An empty text says that it is empty; of anything else it is no value.
    const isText = field.type === 'string' && field.kind === 'text' && !field.isRequired;
    return field.isOptional && !isText ? field.empty : value === null ? field.empty : value;
  }
  if (field.options) return field.options.find((option) => String(option) === value) ?? value;
  if (field.type === 'boolean' && typeof value === 'string') return value === 'true';
  if (field.type === 'number' && typeof value === 'string') return Number(value);
  // Of a single box to tick, the value or false.
  if (field.type === 'array' && !Array.isArray(value))
    return value === false ? [] : typeof value === 'string' ? [value] : value;
  return value;
}
