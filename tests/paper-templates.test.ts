import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperKinds } from '#domain/cases/papers.ts';
import { faultsOfTemplate, sentencesOfTemplate, unverifiedFacts } from '#domain/papers/template.ts';
import { readLegalFacts, readShippedTemplates } from '#tools/database/shipped-templates.ts';
import { factsDocument, makeFactsDocument } from '#tools/papers/facts-document.ts';

const facts = readLegalFacts();
const templates = readShippedTemplates();

describe('the templates we ship', () => {
  it('are there for every paper of ours, letters in both languages', () => {
    const shipped = new Set(templates.map(({ template }) => template.kind));
    expect(paperKinds.filter((kind) => !shipped.has(kind))).toEqual(['court_letter', 'packet']);
    for (const kind of [
      'landlord_letter',
      'screening_letter',
      'satisfaction_request',
      'fee_affidavit',
      'other',
    ])
      expect(
        templates.filter(({ template }) => template.kind === kind).map(({ template }) => template.language),
        kind,
      ).toEqual(['en', 'es']);
  });

  it.each(templates.map(({ file, template }) => [file, template] as const))(
    '%s: every sentence of law or procedure names a fact of the list, and every blank is left to whom it belongs',
    (_file, template) => {
      expect(faultsOfTemplate(template, facts)).toEqual([]);
    },
  );

  it('use every fact of the list', () => {
    const named = new Set(
      templates.flatMap(({ template }) => sentencesOfTemplate(template).flatMap((one) => one.facts ?? [])),
    );
    expect(facts.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(['magistrate-temporary']);
  });

  it('stand beside the facts of each sentence in a document for a second reader; else run "npm run docs:facts"', () => {
    expect(readFileSync(factsDocument, 'utf8')).toBe(makeFactsDocument(templates, facts));
  });

  it('say which sentences an attorney has to confirm, because nobody has read their source', () => {
    const motion = templates.find(({ template }) => template.kind === 'motion')?.template;
    expect(motion && unverifiedFacts(motion, facts).map(({ id }) => id)).toEqual([
      'superior-motion',
      'superior-authority-closed',
      'state-rule',
      'execution-docket',
    ]);
  });

  it('never promise, and never say "expunge"', () => {
    for (const { file, content } of templates)
      expect(content, file).not.toMatch(/expung|guarant|garanti|success|éxito/iu);
  });
});

describe('a template', () => {
  const order = {
    kind: 'proposed_order' as const,
    language: 'en' as const,
    title: 'Order',
    forCourt: true,
    needs: [],
  };
  const caption = { caption: true as const };
  const findings = { blank: 'Findings', lines: 3, findings: true };

  it('is refused with an unknown variable, an unknown fact, or law that names no fact', () => {
    const faults = faultsOfTemplate(
      {
        ...order,
        blocks: [
          caption,
          findings,
          { text: 'Dear {constructor}, {county}' },
          { text: 'Sign it.', facts: ['made-up'] },
          { text: 'The court must grant this within 30 days.' },
        ],
      },
      facts,
    );
    expect(faults).toEqual([
      { fault: 'variable', what: 'constructor' },
      { fault: 'fact', what: 'made-up' },
      { fault: 'law', what: 'The court must grant this within 30 days.' },
    ]);
  });

  it('of an order is refused without the blank for findings, with two, or with words in it', () => {
    const own = { own: 'harm' as const };
    for (const blocks of [[caption], [caption, findings, findings], [caption, findings, own]])
      expect(faultsOfTemplate({ ...order, blocks }, facts).map(({ fault }) => fault)).toEqual(['findings']);
  });
});
