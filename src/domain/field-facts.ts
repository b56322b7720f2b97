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
  readonly options?: readonly z.core.$ZodType[];
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as SchemaDefinition;

export interface FieldOfForm extends FieldFacts {
  readonly isOptional: boolean;
  /** What says that nothing was answered: null where the schema takes no absence. */
  readonly empty: null | undefined;
  /** The codes it may have, where they are a closed list. */
  readonly options: readonly (string | number | boolean)[] | null;
  /** Of the value: `string`, `int`, `enum`, `array` … */
  readonly type: string;
}

type KnownValues = Readonly<Record<string, unknown>>;

/** Of a schema of several acts, the ones that take the values that are known; any other schema as it is. */
function actsOf(input: z.core.$ZodType, known: KnownValues): readonly z.core.$ZodType[] {
  const { options } = definitionOf(input);
  if (!options) return [input];
  return options.filter((option) =>
    Object.entries(definitionOf(option).shape ?? {}).every(([name, schema]) => {
      const codes = fieldOf(schema).options;
      const value = known[name] ?? '';
      // What was not chosen yet may still be any of them.
      return !codes || value === '' || codes.includes(value as string);
    }),
  );
}

/** The schema of the act that is meant, where a call takes several: its refusals then name its fields. */
export function schemaOf(input: z.core.$ZodType, known: KnownValues): z.core.$ZodType {
  const [act, ...others] = actsOf(input, known);
  return act && others.length === 0 ? act : input;
}

/**
 * The fields of an input by name, as a form shows them; what is optional, cleaned or checked further is unwrapped. Those of
 * an object within it have its name before theirs: `facts.county`, of a list `documents.0.words`. Of several acts, those
 * that `known` values leave.
 */
export function fieldsOf(
  input: z.core.$ZodType,
  known: KnownValues = {},
): Readonly<Record<string, FieldOfForm>> {
  const fields: Record<string, FieldOfForm> = {};
  for (const act of actsOf(input, known)) {
    for (const [name, schema] of Object.entries(definitionOf(act).shape ?? {})) {
      const { element } = definitionOf(schema);
      const { shape } = definitionOf(unwrapped(schema));
      // Of a list of objects, a form shows the first.
      if (element && definitionOf(element).shape)
        for (const [part, field] of Object.entries(fieldsOf(element))) fields[`${name}.0.${part}`] = field;
      if (shape)
        for (const [part, field] of Object.entries(fieldsOf(unwrapped(schema))))
          fields[`${name}.${part}`] = field;
      else fields[name] = together(fieldOf(schema), fields[name]);
    }
  }
  return fields;
}

/** One field of two acts: the codes of both. */
const together = (field: FieldOfForm, other: FieldOfForm | undefined): FieldOfForm =>
  other?.options && field.options ? { ...field, options: [...other.options, ...field.options] } : field;

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly']);

/** What is within a schema that may be absent. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { type, innerType } = definitionOf(schema);
  return wrappers.has(type) && innerType ? unwrapped(innerType) : schema;
}

function fieldOf(schema: z.core.$ZodType): FieldOfForm {
  let inner = schema;
  let isOptional = false;
  let mayBeAbsent = false;
  const facts: FieldFacts[] = [];
  for (;;) {
    facts.unshift(fieldFacts.get(inner as never) ?? {});
    const { type, innerType, in: from } = definitionOf(inner);
    const next = wrappers.has(type) ? innerType : type === 'pipe' ? from : undefined;
    if (!next) break;
    if (type !== 'readonly' && type !== 'pipe') isOptional = true;
    if (isOptional && type !== 'nullable' && type !== 'readonly' && type !== 'pipe') mayBeAbsent = true;
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
    empty: isOptional && !mayBeAbsent ? null : undefined,
    options: entries ? Object.values(entries) : itemType === 'literal' ? (values as string[]) : null,
    type,
  };
}
