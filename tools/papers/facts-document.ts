import { lawInText } from '#domain/papers/law-in-texts.ts';
import type { LegalFact } from '#domain/papers/legal-facts.ts';
import { sentencesOfTemplate } from '#domain/papers/template.ts';
import type { TextAboutLaw } from '../content/check/law.ts';
import type { ShippedTemplate } from '../database/shipped-templates.ts';

export const factsDocument = 'docs/sentences-of-law.md';

const tags: Readonly<Record<LegalFact['tag'], string>> = {
  V: 'read in its source',
  V2: 'read second-hand',
  K: 'well known, not verified',
  U: 'uncertain',
};

const factLine = ({ id, text, tag, source, read }: LegalFact) =>
  `- \`${id}\`: ${text} *${source}; ${tags[tag]}, ${read}*`;

/** Each fact that articles, lessons and answers tell, and how many passages of each file do. */
function sectionsOfTexts(texts: readonly TextAboutLaw[], facts: readonly LegalFact[]): string[] {
  const lines = new Map<LegalFact, string[]>(facts.map((fact) => [fact, []]));
  for (const { file, locale, passages } of texts) {
    const told = passages.flatMap((passage) => lawInText([passage], locale, facts, []).facts);
    for (const fact of new Set(told)) {
      const count = told.filter((one) => one === fact).length;
      lines.get(fact)?.push(`- ${file}${file.endsWith('.yml') ? ` (${locale})` : ''}: ${count}`);
    }
  }
  return [...lines].flatMap(([fact, where]) =>
    where.length > 0 ? [factLine(fact).slice(2), where.join('\n')] : [],
  );
}

/**
 * Each sentence of the shipped templates that rests on a fact, with the words, source and day of that fact; then where
 * the texts of the site tell each fact.
 */
export function makeFactsDocument(
  templates: readonly Pick<ShippedTemplate, 'file' | 'template'>[],
  facts: readonly LegalFact[],
  texts: readonly TextAboutLaw[],
): string {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const sections = templates.flatMap(({ file, template }) => {
    const resting = sentencesOfTemplate(template).filter((one) => (one.facts ?? []).length > 0);
    if (resting.length === 0) return [];
    const pairs = resting.map(({ text, facts: ids = [] }) => {
      const lines = ids.map((id) => {
        const fact = byId.get(id);
        if (!fact) throw new Error(`content/papers/${file}: there is no fact "${id}"`);
        return factLine(fact);
      });
      return [`> ${text.trim()}`, '', ...lines].join('\n');
    });
    return [`## ${template.title}`, `\`content/papers/${file}\``, ...pairs];
  });
  return `${[
    '# What the papers say about law, and what it rests on',
    'Made by `npm run docs:facts` from `content/papers` and `content/facts/georgia.yml`; a test says when it is old. Below each sentence stand the facts that it names, with how sure we are, the source and the day on which it was read. If you change a sentence or a fact, read both side by side: a sentence says no more than its facts do. A sentence that rests on something not verified or uncertain is used only after an attorney has said yes to it.',
    ...sections,
    '## Articles, lessons and answers',
    'Passages about appeals, defaults, writs, rent paid into court, counted days and sections of a code, counted by the fact that they tell. `npm run check` refuses one that tells none, one that says what was withdrawn (`content/facts/withdrawn.yml`), and a text reviewed before its newest source.',
    ...sectionsOfTexts(texts, facts),
  ].join('\n\n')}\n`;
}
