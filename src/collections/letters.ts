// content/letters.yml for one language: what the free letters state, with source and day.
import * as z from 'zod';
import { readYaml } from '#collections/read-yaml.ts';
import type { Locale } from '#domain/languages.ts';
import { letterFacts } from '#domain/letters/letters.ts';

const day = z.iso.date('must be a date like 2026-11-20');
const fact = z.strictObject({
  id: z.enum(letterFacts),
  en: z.string().min(1),
  es: z.string().min(1),
  source: z.string().min(1),
  url: z.url({ protocol: /^https$/, error: 'must be a full https:// address' }),
  /** The law itself was not read, only somebody's account of it. */
  secondary: z.literal(true).optional(),
  checked: day,
});
const schema = z.strictObject({
  reviewed: day,
  facts: z
    .array(fact)
    .refine(
      (facts) => letterFacts.every((id) => facts.filter((one) => one.id === id).length === 1),
      `must have each of these once: ${letterFacts.join(', ')}`,
    ),
});

/** The facts of the letters in one language, and the day somebody last looked at them: at all, or at one of them. */
export function readLetterFacts(locale: Locale) {
  const { reviewed: wholeReview, facts } = readYaml('content/letters.yml', schema);
  const reviewed = [wholeReview, ...facts.map(({ checked }) => checked)].toSorted().at(-1) ?? wholeReview;
  return { reviewed, facts: facts.map((one) => ({ ...one, text: one[locale] })) };
}
