import * as z from 'zod/mini';
import { paperKinds } from '../cases/papers.ts';
import { locales } from '../languages.ts';
import { isStorableText } from '../text.ts';
import { conditionNames, type ConditionName } from './conditions.ts';
import { isUnverified, type LegalFact } from './legal-facts.ts';
import { ownWordFields } from './statement.ts';
import { findingsIn } from './findings.ts';
import { isVariable, namesIn } from './variables.ts';

const [firstCondition, ...otherConditions] = conditionNames;
const condition = z.enum([firstCondition as ConditionName, ...otherConditions]);
const when = z.optional(z.array(condition).check(z.minLength(1)));
const factIds = z.optional(z.array(z.string()).check(z.minLength(1)));

/** Characters of one sentence or paragraph, and blocks of one template: no paper needs more. */
export const sentenceMax = 2_000;
export const mostBlocks = 120;
export const paperTitleMax = 120;
const words = z.string().check(
  z.minLength(1),
  z.maxLength(sentenceMax),
  z.refine((text) => text.trim() !== '' && isStorableText(text, true)),
);

const sentence = z.strictObject({ text: words, facts: factIds, when });
/** `follows`: goes on in the paragraph before it, where there is one. */
const paragraph = z.extend(sentence, { follows: z.optional(z.boolean()) });

/** The signers: always by hand, with the day left open. */
export const signers = [
  'party',
  'party_sworn',
  /** Of a letter. */
  'sender',
  'server',
  'translator_sworn',
  'landlord',
  'judge',
  'none',
] as const;
export type Signer = (typeof signers)[number];

/** What a template needs beside the variables it names. */
export const templateNeeds = [
  'outcome',
  'statement',
  'served',
  'exhibits',
  'translation',
  /** Where the client gets mail: the court and the other side write there. */
  'address',
] as const;
export type TemplateNeed = (typeof templateNeeds)[number];

const block = z.union([
  z.strictObject({ caption: z.literal(true) }),
  z.strictObject({ heading: words, facts: factIds, when }),
  paragraph,
  z.strictObject({
    list: z.array(sentence).check(z.minLength(1)),
    ordered: z.optional(z.boolean()),
    when,
  }),
  /** The client's own words, as paragraphs. */
  z.strictObject({ own: z.enum(ownWordFields), when }),
  /** Everybody who gets a copy, with the way and the address. */
  z.strictObject({ served: z.literal(true) }),
  z.strictObject({ exhibits: z.literal(true), when }),
  z.strictObject({ signature: z.enum(signers) }),
  /** Boxes to be ticked by hand, each with its words; `inRow`: short ones beside one another. */
  z.strictObject({
    boxes: z.array(sentence).check(z.minLength(1)),
    label: z.optional(words),
    inRow: z.optional(z.boolean()),
    when,
  }),
  /** Lines to be written on by hand; `findings`: by the judge alone. */
  z.strictObject({
    blank: words,
    lines: z.int().check(z.gte(1), z.lte(30)),
    findings: z.optional(z.boolean()),
    when,
  }),
]);
export type TemplateBlock = z.infer<typeof block>;
export type TemplateSentence = z.infer<typeof sentence>;

export const paperTemplate = z.strictObject({
  kind: z.enum(paperKinds),
  language: z.enum(locales),
  /** Printed as its heading, and the name of the file. */
  title: z.string().check(
    z.refine((title) => isStorableText(title, false), { abort: true }),
    z.trim(),
    z.minLength(3),
    z.maxLength(paperTitleMax),
  ),
  /** For a court: with caption, in English, without a word about us. */
  forCourt: z.boolean(),
  /** A reading help that must not be filed or sent. */
  readingHelp: z.optional(z.boolean()),
  needs: z._default(z.array(z.enum(templateNeeds)), []),
  blocks: z.array(block).check(z.minLength(1), z.maxLength(mostBlocks)),
});
export type PaperTemplate = z.infer<typeof paperTemplate>;

interface ShownSentence extends TemplateSentence {
  /** A heading or a label, which says nothing by itself. */
  readonly isTitle?: boolean;
}

/** Every sentence of ours in a template, with the facts it names. */
export function sentencesOfTemplate({ blocks }: PaperTemplate): ShownSentence[] {
  return blocks.flatMap((one): ShownSentence[] => {
    if ('text' in one) return [one];
    if ('list' in one) return one.list;
    if ('boxes' in one) return [...(one.label ? [{ text: one.label, isTitle: true }] : []), ...one.boxes];
    if ('heading' in one) return [{ text: one.heading, facts: one.facts, isTitle: true }];
    if ('blank' in one) return [{ text: one.blank, isTitle: true }];
    return [];
  });
}

/** Words of a sentence that says what the law or a court's procedure is. */
const lawWords =
  /\b(rules?|o\.c\.g\.a|u\.s\.c|ga\.|law|statutes?|court (may|must|needs|has to|can)|judge (may|must|grants?|reads?)|clearly outweighs|findings?|hearings?|notar\w+|oath|sworn|served?|service|good cause|presum\w+|within \d+ days|execution|waive\w*|redact\w*|regla|ley|notari\w+|juramento|audiencia|dentro de \d+ días)\b/iu;

export interface TemplateFault {
  readonly fault: 'variable' | 'fact' | 'law' | 'findings' | 'finding' | 'caption' | 'language';
  readonly what: string;
}

/** What is wrong with a template; a list without entries when it may be kept. */
export function faultsOfTemplate(template: PaperTemplate, facts: readonly LegalFact[]): TemplateFault[] {
  const known = new Set(facts.map(({ id }) => id));
  const faults: TemplateFault[] = [];
  for (const { text, facts: named = [], isTitle } of sentencesOfTemplate(template)) {
    for (const name of namesIn(text)) if (!isVariable(name)) faults.push({ fault: 'variable', what: name });
    for (const id of named) if (!known.has(id)) faults.push({ fault: 'fact', what: id });
    if (!isTitle && named.length === 0 && lawWords.test(text)) faults.push({ fault: 'law', what: text });
  }
  const { blocks, forCourt, kind, language } = template;
  if (forCourt && !blocks.some((one) => 'caption' in one)) faults.push({ fault: 'caption', what: kind });
  if (forCourt && language !== 'en') faults.push({ fault: 'language', what: kind });
  if (kind === 'proposed_order') {
    if (!blocks.some((one) => 'blank' in one && one.findings))
      faults.push({ fault: 'findings', what: 'blank' });
    if (blocks.some((one) => 'own' in one)) faults.push({ fault: 'findings', what: 'own' });
    for (const { text } of sentencesOfTemplate(template))
      for (const what of findingsIn([text])) faults.push({ fault: 'finding', what });
  }
  return faults;
}

/** Ids of the facts a template names, each once. */
export function factsOfTemplate(template: PaperTemplate): string[] {
  return [...new Set(sentencesOfTemplate(template).flatMap((one) => one.facts ?? []))].toSorted();
}

/** Facts a template names that nobody has verified: an attorney has to say yes to each. */
export function unverifiedFacts(template: PaperTemplate, facts: readonly LegalFact[]): LegalFact[] {
  const named = new Set(factsOfTemplate(template));
  return facts.filter((one) => named.has(one.id) && isUnverified(one));
}

/** The variables a template names, each once. */
export function variablesOfTemplate(template: PaperTemplate): string[] {
  return [...new Set(sentencesOfTemplate(template).flatMap(({ text }) => namesIn(text)))].toSorted();
}
