// Forms of the editor at /edit, made from the schemas that the build reads the files with: a rule is written once, and
// the sentence that refuses a value stands beside its field before anybody writes one.
import type { $ZodType } from 'zod/v4/core';
import { z } from 'zod';

/** A field as Sveltia CMS wants it (https://sveltiacms.app/en/docs/fields). */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly i18n?: boolean | 'duplicate';
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly hint?: string;
  readonly [option: string]: unknown;
}

/**
 * What a schema does not say of a field, by its place ("sources.title"); `false` for one that no form carries: the file
 * keeps its values as they are.
 */
export type FieldOptions = Readonly<Record<string, Readonly<Record<string, unknown>> | false>>;
/** A text of several lines. In a pair of languages, both are. */
export const long = { widget: 'text' } as const;

/**
 * The fields of an object, by its schema, in its order. A shape that a form cannot show, such as a choice between two,
 * is left to the file.
 */
export function fieldsOf(schema: z.ZodObject, options: FieldOptions = {}, under = ''): Field[] {
  return Object.entries(schema.shape).flatMap(([name, type]) => {
    const place = `${under}${name}`;
    const own = options[place] ?? {};
    const shown = own && widgetOf(type, options, place);
    if (!own || !shown) return [];
    const hint = sentenceOf(type);
    const field = {
      name,
      label: labelOf(name),
      required: !isOptional(type),
      ...(hint ? { hint } : {}),
      ...('widget' in own && !isPair(shown) ? {} : shown),
    } as Field;
    if (!isPair(field)) return [{ ...field, ...own } as Field];
    return [{ ...field, fields: field.fields?.map((language) => ({ ...language, ...own })) ?? [] }];
  });
}

/** A text in both languages. */
const isPair = ({ fields }: { readonly fields?: readonly Field[] }) =>
  fields?.map(({ name }) => name).join() === 'en,es';

/** The same fields, one form for each language; those of `shared` are written once and stand in both. */
export function inBothLanguages(fields: readonly Field[], shared: readonly string[] = []): Field[] {
  return fields.map((field) => ({
    ...field,
    i18n: shared.includes(field.name) ? 'duplicate' : true,
    ...(field.fields ? { fields: inBothLanguages(field.fields) } : {}),
    ...(field.field ? { field: { ...field.field, i18n: true } } : {}),
  }));
}

/** The names of fields, at any depth, that say null when they are empty. */
export function nullableNames(type: $ZodType): string[] {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable) return nullableNames(type.unwrap());
  if (type instanceof z.ZodPipe) return nullableNames(type.in);
  if (type instanceof z.ZodArray) return nullableNames(type.element);
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries(type.shape).flatMap(([name, field]) => [
    ...(field instanceof z.ZodNullable ? [name] : []),
    ...nullableNames(field),
  ]);
}

/** "barNumber" as a person reads it: "Bar number". */
function labelOf(name: string): string {
  if (name === 'en') return 'English';
  if (name === 'es') return 'Spanish';
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An empty list is written out, but to a form it is a field that may stay empty. */
const isOptional = (type: $ZodType) =>
  [undefined, null, []].some((value) => z.safeParse(type, value).success);

/** The rule's own words for a missing value; none where the library would speak for itself. */
function sentenceOf(type: $ZodType): string | null {
  const inner = type instanceof z.ZodOptional || type instanceof z.ZodDefault ? type.unwrap() : type;
  const { error } = z.safeParse(inner, undefined);
  const message = error?.issues[0]?.message ?? '';
  return message === '' || /^(?:Invalid|Too|Unrecognized)\b/.test(message) ? null : message;
}

function widgetOf(type: $ZodType, options: FieldOptions, place: string): Record<string, unknown> | null {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return widgetOf(type.unwrap(), options, place);
  // A day also takes what other readers of YAML make of one; a closure is finished once it is read.
  if (type instanceof z.ZodPipe)
    return widgetOf(type.in instanceof z.ZodTransform ? type.out : type.in, options, place);
  if (type instanceof z.ZodISODate) return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  if (type instanceof z.ZodStringFormat || type instanceof z.ZodString) {
    const { minLength, maxLength } = type;
    return {
      widget: 'string',
      ...(minLength ? { minlength: minLength } : {}),
      ...(maxLength ? { maxlength: maxLength } : {}),
    };
  }
  if (type instanceof z.ZodNumber) return { widget: 'number', value_type: 'int' };
  if (type instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (type instanceof z.ZodEnum) return { widget: 'select', options: type.options };
  if (type instanceof z.ZodObject) {
    const fields = fieldsOf(type, options, `${place}.`);
    return fields.length > 0 ? { widget: 'object', fields } : null;
  }
  if (type instanceof z.ZodArray) return listOf(type, options, place);
  return null;
}

function listOf(type: z.ZodArray, options: FieldOptions, place: string): Record<string, unknown> | null {
  const item = widgetOf(type.element, options, place);
  if (!item) return null;
  if (item['widget'] !== 'object')
    return { widget: 'list', field: { name: 'entry', label: 'Entry', required: true, ...item } };
  const fields = item['fields'] as readonly Field[];
  return { widget: 'list', fields, summary: `{{fields.${fields[0]?.name ?? ''}}}`, minimize_collapsed: true };
}
