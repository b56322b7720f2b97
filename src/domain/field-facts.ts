import * as z from 'zod/mini';

/** What a form has to know about a field to show it. */
export interface FieldFacts {
  /** The most characters. */
  readonly max?: number;
  /** Of a text: nothing typed is no answer. */
  readonly isRequired?: boolean;
  readonly isMultiline?: boolean;
  readonly kind?: 'text' | 'email' | 'phone' | 'date';
}

/** Notes what a schema itself keeps nowhere. A schema made from another by `check` inherits it. */
export const fieldFacts = z.registry<FieldFacts>();

interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as SchemaDefinition;

export interface FieldOfForm extends FieldFacts {
  readonly isOptional: boolean;
  /** The codes it may have, where they are a closed list. */
  readonly options: readonly (string | number | boolean)[] | null;
  /** Of the value: `string`, `int`, `enum`, `array` … */
  readonly type: string;
}

/** The fields of an input by name, as a form shows them; what is optional, cleaned or checked further is unwrapped. */
export function fieldsOf(input: z.core.$ZodType): Readonly<Record<string, FieldOfForm>> {
  const { shape } = definitionOf(input);
  if (!shape) return {};
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));
}

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly']);

function fieldOf(schema: z.core.$ZodType): FieldOfForm {
  let inner = schema;
  let isOptional = false;
  const facts: FieldFacts[] = [];
  for (;;) {
    facts.unshift(fieldFacts.get(inner as never) ?? {});
    const { type, innerType, in: from } = definitionOf(inner);
    const next = wrappers.has(type) ? innerType : type === 'pipe' ? from : undefined;
    if (!next) break;
    if (type !== 'readonly' && type !== 'pipe') isOptional = true;
    inner = next;
  }
  const known = Object.assign({}, ...facts) as FieldFacts;
  const { type, element } = definitionOf(inner);
  // Of a list, the codes are those of what is in it.
  const { type: itemType, entries, values } = definitionOf(type === 'array' && element ? element : inner);
  const isEmptyText = type === 'string' && known.max !== undefined && !known.isRequired;
  return {
    ...known,
    isOptional: isOptional || isEmptyText,
    options: entries ? Object.values(entries) : itemType === 'literal' ? (values as string[]) : null,
    type,
  };
}
