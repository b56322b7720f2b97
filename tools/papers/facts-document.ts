import type { LegalFact } from '#domain/papers/legal-facts.ts';
import { sentencesOfTemplate } from '#domain/papers/template.ts';
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

/** Each sentence of the shipped templates that rests on a fact, with the words, source and day of that fact. */
export function makeFactsDocument(
  templates: readonly Pick<ShippedTemplate, 'file' | 'template'>[],
  facts: readonly LegalFact[],
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
  ].join('\n\n')}\n`;
}
