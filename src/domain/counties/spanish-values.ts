// What the county file says in sentences, in Spanish: kept beside it and found by the English words, so that staff go on
// writing one value and a changed one loses its old translation by itself.
import * as z from 'zod/mini';
import type { CourtField, CourtValue } from './court-values.ts';

const words = z.string().check(z.trim(), z.minLength(1));

/** `content/counties.es.yml`. Refuses a sentence that stands twice. */
export const spanishValuesSchema = z.array(z.strictObject({ en: words, es: words })).check(
  z.refine((pairs) => new Set(pairs.map(({ en }) => en)).size === pairs.length, {
    error: 'has a sentence twice',
  }),
);

/** The Spanish of a value by its English words. */
export type SpanishValues = ReadonlyMap<string, string>;

export const spanishValuesOf = (pairs: z.infer<typeof spanishValuesSchema>): SpanishValues =>
  new Map(pairs.map(({ en, es }) => [en, es]));

const names: ReadonlySet<CourtField> = new Set<CourtField>(['exists', 'court', 'address', 'mail', 'phone']);

/** Whether a value is a sentence, which somebody who reads Spanish wants in Spanish; names and numbers stay as they are. */
export function needsSpanish({ field, value }: Pick<CourtValue, 'field' | 'value'>): boolean {
  return (
    !names.has(field) &&
    !URL.canParse(value) &&
    /\p{Ll}{2,}/u.test(value.replaceAll(/\p{L}*\p{Lu}\p{L}*/gu, ''))
  );
}
