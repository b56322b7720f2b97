// content/home/sections.yml for one language: headings, cards and lists of the home page.
import * as z from 'zod';
import { facts } from '#collections/home.ts';
import { needsOfThisBuild } from '#collections/offers.ts';
import { readYaml } from '#collections/read-yaml.ts';
import { readSite } from '#collections/site.ts';
import type { Locale } from '#domain/languages.ts';
import { saidWhileTrue, sayTrue } from '#domain/packages/offer-file.ts';
import type { OfferNeed } from '#domain/packages/offer-needs.ts';
import { fill } from '#i18n/format.ts';

const text = saidWhileTrue;
const card = z.strictObject({ title: text, text });
const room = 'must have 2 to 6 entries: the page has room for so many';
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(2, room).max(6, room);
const side = z.strictObject({ title: text, items: list(text) });

export const sectionsSchema = z.strictObject({
  hero: z.strictObject({
    eyebrow: text,
    title: text,
    lead: text,
    points: list(z.strictObject({ strong: text, text })),
    contact: text,
  }),
  whoWeServe: z.strictObject({
    title: text,
    lead: text,
    groups: list(card),
    stronger: side,
    harder: side,
    verdict: text,
    verdictLink: text,
  }),
  howItWorks: z.strictObject({ title: text, steps: list(card) }),
  services: z.strictObject({
    title: text,
    items: list(text),
    prices: text,
    consultation: text,
    consultationNote: text,
  }),
  freeHelp: z.strictObject({ title: text, lead: text, who: text, limits: text, letters: text }),
  stories: z.strictObject({ title: text, lead: text, examples: text, start: text }),
  pricing: z.strictObject({
    title: text,
    inParts: text,
    askInParts: text,
    details: text,
    // What a package includes is the same everywhere; here it only has other words.
    rows: z
      .array(text)
      .length(4, 'must have 4 entries, in this order: each stands for what packages include'),
  }),
  whyItMatters: z.strictObject({
    title: text,
    facts: list(z.strictObject({ number: text, text })),
    sources: text,
  }),
  ourCommitment: z.strictObject({ title: text, items: list(card) }),
  testimonials: z.strictObject({ title: text, titleExamples: text }),
  about: z.strictObject({ title: text, text }),
  latest: z.strictObject({ title: text, all: text, learning: text }),
  faq: z.strictObject({ title: text, all: text, more: text }),
});

/** The same shape with one language left. */
type InOneLanguage<Value> = Value extends { readonly en: string; readonly es: string }
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly InOneLanguage<Item>[]
    : { readonly [Key in keyof Value]: InOneLanguage<Value[Key]> };
export type HomeSections = InOneLanguage<z.output<typeof sectionsSchema>>;

const isText = (value: object): value is z.output<typeof text> => 'en' in value;

/**
 * Refuses a name in braces that nothing is known by, with the text it stands in. What rests on something that nobody has
 * confirmed is left out of its list.
 */
function inOneLanguage(
  value: object,
  locale: Locale,
  known: Readonly<Record<string, string | number>>,
  confirmed: ReadonlySet<OfferNeed>,
): unknown {
  if (isText(value)) {
    const words = sayTrue(value, confirmed, locale);
    return words === null ? null : fill(words, known);
  }
  const inner = (one: unknown) => inOneLanguage(one as object, locale, known, confirmed);
  return Array.isArray(value)
    ? value.map(inner).filter((one) => one !== null)
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

/** The words of the home page's sections, with prices, promised times and the name of the service filled in. */
export function readHomeSections(locale: Locale): HomeSections {
  const sections = readYaml('content/home/sections.yml', sectionsSchema);
  const known = { ...facts(locale), name: readSite().name };
  return inOneLanguage(sections, locale, known, needsOfThisBuild()) as HomeSections;
}

/** Every text of the sections as it may be words while only these needs are confirmed, for checks. */
export function homeTexts(locale: Locale, confirmed: ReadonlySet<OfferNeed>): readonly string[] {
  const sections = readYaml('content/home/sections.yml', sectionsSchema);
  const known = { ...facts(locale), name: readSite().name };
  return stringsIn(inOneLanguage(sections, locale, known, confirmed));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
