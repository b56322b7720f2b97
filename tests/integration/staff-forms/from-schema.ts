// Values that a schema takes, made from the schema itself: a field that is added is filled in by itself.
import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Words with signs that other languages, quotes and markup are made of. Nothing a form would trim stands at an end. */
export const words = (max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...'aZñÉüß’\'"\\%_<>&{}$;—,0🏠 '), maxLength: Math.min(max - 4, 60) })
    .map((middle) => `x${middle}y`.slice(0, max).replace(/[\ud800-\udbff]$/, ''));
const two = (most: number) => fc.integer({ min: 1, max: most }).map((part) => String(part).padStart(2, '0'));
export const dayOf = (year: fc.Arbitrary<number>) =>
  fc.tuple(year, two(12), two(28)).map(([of, month, day]) => `${String(of)}-${month}-${day}`);

/** What the texts of our forms hold, the freest first: a field gets the first kind that it takes. */
const texts = (max: number): readonly fc.Arbitrary<string>[] => [
  words(max),
  dayOf(fc.integer({ min: 2015, max: 2025 })),
  fc
    .tuple(dayOf(fc.integer({ min: 2015, max: 2025 })), two(22))
    .map(([day, hour]) => `${day}T${hour}:30:00Z`),
  fc
    .integer({ min: 2_000_000, max: 9_999_999 })
    .map((end) => `404 ${String(end).slice(0, 3)} ${String(end).slice(3)}`),
  fc.tuple(two(19), two(58)).map(([hour, minute]) => `${hour}:${minute}`),
  fc.uuid().map((id) => `x.${id}@example.com`),
  fc.integer({ min: 100_000, max: 999_999 }).map(String),
  fc.uuid({ version: 4 }),
];

const wholeNumbers = [
  fc.integer({ min: 1, max: 7 }),
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1900, max: 2100 }),
];

/** What of zod's own description of a schema is used here. */
interface Description {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly maximum?: number } } }[];
}

const descriptionOf = (schema: z.ZodMiniType) => schema.def as unknown as Description;

/** Of a union, the part with this act. */
export function partOf(schema: z.ZodMiniType, act: string | undefined): z.ZodMiniType {
  const { options } = descriptionOf(schema);
  if (!options || act === undefined) return schema;
  const found = options.find((option) => {
    const named = descriptionOf(option).shape?.['act'];
    return named?.safeParse(act).success;
  });
  if (!found) throw new Error(`nothing takes the act ${act}`);
  return found;
}

/** The names of all fields that a form of this schema may send. */
export function fieldsOf(schema: z.ZodMiniType): string[] {
  const { shape, options = [], innerType, in: input } = descriptionOf(schema);
  const inner = [innerType, input].flatMap((one) => one ?? []);
  return [...new Set([...Object.keys(shape ?? {}), ...[...options, ...inner].flatMap(fieldsOf)])].toSorted();
}

/** Every field is filled in: none is left out, and none is null. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const described = descriptionOf(schema);
  const { type, shape, element, options = [], entries = {}, values = [], checks = [] } = described;
  const taken = (value: unknown) => schema.safeParse(value).success;
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape ?? {}).map(([name, part]) => [name, valuesOf(part)])),
      );
    case 'optional':
    case 'nullable':
    case 'default':
      return valuesOf(described.innerType!);
    case 'pipe':
      return valuesOf(described.in!);
    case 'union':
      return fc.oneof(...options.map(valuesOf));
    case 'array':
      return fc.uniqueArray(valuesOf(element!), {
        minLength: 1,
        maxLength: 3,
        selector: (one) => JSON.stringify(one),
      });
    case 'enum':
      return fc.constantFrom(...Object.values(entries)).filter(taken);
    case 'literal':
      return fc.constantFrom(...values);
    case 'boolean':
      return fc.boolean();
    case 'int':
    case 'number': {
      const kind = wholeNumbers.find((one) => fc.sample(one, { seed: 1, numRuns: 20 }).every(taken));
      return kind ?? fc.integer({ min: 1, max: 2_000 }).filter(taken);
    }
    case 'string': {
      const max = Math.min(...checks.flatMap(({ _zod: { def } }) => def.maximum ?? []), 100);
      const kind = texts(max).find((one) => fc.sample(one, { seed: 1, numRuns: 10 }).some(taken));
      // Some texts are of a form of their own, such as a hash: those are given by the test.
      return kind?.filter(taken) ?? fc.constant('');
    }
    default:
      return fc.constant(undefined);
  }
}

export interface Leaf {
  readonly name: string;
  readonly value: unknown;
}

/** The answers in what a form sends, each by the name of its field. A list of plain values is one answer. */
export function leavesOf(value: unknown, name = ''): Leaf[] {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object'))
    return value.flatMap((one) => leavesOf(one, name));
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, key));
  return [{ name, value }];
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

function same(one: unknown, other: unknown): boolean {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) === Date.parse(other);
  if (Array.isArray(one) && Array.isArray(other))
    return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
  return one === other;
}

/** Whether anything in an answer has this value under this name. */
export function shows(answer: unknown, name: string, value: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(answer).some(
    ([key, part]) => (key === name && same(part, value)) || shows(part, name, value),
  );
}
