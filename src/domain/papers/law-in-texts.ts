import type { Locale } from '../languages.ts';
import { isUnverified, type LegalFact, type WithdrawnLaw } from './legal-facts.ts';

interface LawTopic {
  readonly words: Readonly<Record<Locale, RegExp>>;
  /** The facts of which one has to be told with it; without them any fact of the list will do. */
  readonly by?: readonly string[];
}

/** What passages say of the law where a mistake costs somebody their home or their money. */
const lawTopics: readonly LawTopic[] = [
  {
    words: {
      en: /(?<!Court of )\bappeal(s|ed|ing)?\b|\bpetition for review\b/iu,
      es: /(?<!Corte de )\bapel(ar|a|ó|e|ación|aciones)\b|petición de revisión/iu,
    },
    by: ['petition-for-review', 'no-appeal-after-default'],
  },
  { words: { en: /\boff-duty\b/iu, es: /fuera de servicio/iu }, by: ['off-duty-officers'] },
  {
    words: {
      en: /\b(by default|default judgment|writs?|registry|attached to the door|O\.C\.G\.A\.|U\.S\.C\.)\b|\b(three business|seven|ten|14|15|30|45|60|90) (more |business )?days\b|\b(seven|7) years\b|three times that sum/iu,
      es: /rebeldía|órdenes de posesión|orden de posesión|cuenta del tribunal|registry|pegar en la puerta|O\.C\.G\.A\.|U\.S\.C\.|\btres días hábiles\b|\b(siete|diez|14|15|30|45|60|90) días\b|\b(siete|7) años\b|tres veces esa/iu,
    },
  },
];

/** A passage that only may be true says so. */
const careful: Readonly<Record<Locale, RegExp>> = {
  en: /\b(may|might|ask|as far as|found no)\b/iu,
  es: /\b(puede|podría|quizá|pregunt\w+|hasta donde|no encontramos)\b/iu,
};

export interface LawFault {
  readonly fault: 'unknown' | 'unsure' | 'withdrawn';
  readonly passage: string;
  /** The fact that is only said carefully, or what was withdrawn and why. */
  readonly about?: LegalFact | WithdrawnLaw;
}

export interface LawInText {
  /** The facts that the passages of a text rest on. */
  readonly facts: readonly LegalFact[];
  readonly faults: readonly LawFault[];
}

/** Each pattern is made once: a check asks some thousand passages. */
const patterns = new Map<string, RegExp>();

function isFound(source: string, passage: string): boolean {
  const pattern = patterns.get(source) ?? new RegExp(source, 'iu');
  patterns.set(source, pattern);
  return pattern.test(passage);
}

const isSaid = ({ said }: LegalFact, passage: string, locale: Locale): boolean =>
  said !== undefined && isFound(said[locale], passage);

/** Whether a text still cites or says what was withdrawn. */
export function withdrawnIn(text: string, withdrawn: readonly WithdrawnLaw[]): WithdrawnLaw[] {
  return withdrawn.filter(({ found }) => isFound(found, text));
}

/** Which facts the passages of a text rest on, and the passages about law that rest on none. */
export function lawInText(
  passages: readonly string[],
  locale: Locale,
  facts: readonly LegalFact[],
  withdrawn: readonly WithdrawnLaw[],
): LawInText {
  const tellingFacts = new Set<LegalFact>();
  const faults: LawFault[] = [];
  for (const passage of passages) {
    for (const about of withdrawnIn(passage, withdrawn)) faults.push({ fault: 'withdrawn', passage, about });
    const topics = lawTopics.filter(({ words }) => words[locale].test(passage));
    if (topics.length === 0) continue;
    const tellers = facts.filter((fact) => isSaid(fact, passage, locale));
    const isTold = ({ by }: LawTopic) => tellers.some(({ id }) => !by || by.includes(id));
    const [unsure] = tellers;
    if (!unsure || !topics.every(isTold)) faults.push({ fault: 'unknown', passage });
    else if (tellers.every(isUnverified) && !careful[locale].test(passage))
      faults.push({ fault: 'unsure', passage, about: unsure });
    for (const fact of tellers) tellingFacts.add(fact);
  }
  return { facts: facts.filter((fact) => tellingFacts.has(fact)), faults };
}
