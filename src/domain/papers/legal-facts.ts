import * as z from 'zod/mini';

/** How sure we are of a fact: read in its source, read second-hand, well known, uncertain. */
export const factTags = ['V', 'V2', 'K', 'U'] as const;
export type FactTag = (typeof factTags)[number];

/** How a fact is named in templates. */
export const factId = /^[a-z][a-z0-9-]{2,40}$/;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

function isPattern(text: string): boolean {
  try {
    return text.trim() !== '' && new RegExp(text, 'iu').source !== '';
  } catch {
    return false;
  }
}
const pattern = z.string().check(z.refine(isPattern, 'is no pattern that can be searched for'));

const legalFact = z.strictObject({
  id: z.string().check(z.regex(factId)),
  text: z.string().check(z.minLength(20)),
  tag: z.enum(factTags),
  source: z.string().check(z.minLength(5)),
  read: day,
  /** By which words articles, lessons and answers tell it; a passage about law that no fact knows is refused. */
  said: z.optional(z.strictObject({ en: pattern, es: pattern })),
});
export type LegalFact = z.infer<typeof legalFact>;

/** The list in content/facts, each id once. */
export const legalFacts = z
  .array(legalFact)
  .check(
    z.refine((facts) => new Set(facts.map(({ id }) => id)).size === facts.length, 'two facts have one id'),
  );

/** Statements and sources that texts may no longer have, and the fact that holds instead. */
export const withdrawnLaw = z.array(
  z.strictObject({
    what: z.string().check(z.minLength(5)),
    found: pattern,
    why: z.string().check(z.minLength(20)),
    instead: z.string().check(z.regex(factId)),
    day,
  }),
);
export type WithdrawnLaw = z.infer<typeof withdrawnLaw>[number];

/** What nobody has verified: an attorney says yes to the sentence before it is printed for a court. */
export function isUnverified({ tag }: Pick<LegalFact, 'tag'>): boolean {
  return tag === 'K' || tag === 'U';
}
