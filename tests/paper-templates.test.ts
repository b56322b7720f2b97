import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paperKinds } from '#domain/cases/papers.ts';
import { assemblePaper, linesOfPaper } from '#domain/papers/assemble.ts';
import { lawInText } from '#domain/papers/law-in-texts.ts';
import { dismissedInMagistrateCourt } from '#domain/papers/sample-facts.ts';
import {
  faultsOfTemplate,
  paperTemplate,
  sentencesOfTemplate,
  unverifiedFacts,
} from '#domain/papers/template.ts';
import { textsAboutLaw } from '#tools/content/check/law.ts';
import { readLegalFacts, readShippedTemplates } from '#tools/database/shipped-templates.ts';
import { factsDocument, makeFactsDocument } from '#tools/papers/facts-document.ts';

const facts = readLegalFacts();
const templates = readShippedTemplates();

describe('the templates we ship', () => {
  it('are there for every paper of ours, in both languages where a client reads along', () => {
    const shipped = new Set(templates.map(({ template }) => template.kind));
    expect(paperKinds.filter((kind) => !shipped.has(kind))).toEqual(['court_letter', 'packet']);
    for (const kind of [
      'motion',
      'affidavit',
      'proposed_order',
      'certificate_of_service',
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

  it('and the texts of the site use every fact of the list, but those kept for papers that are being written', () => {
    const named = new Set([
      ...templates.flatMap(({ template }) => sentencesOfTemplate(template).flatMap((one) => one.facts ?? [])),
      ...textsAboutLaw().flatMap(({ passages, locale }) =>
        lawInText(passages, locale, facts, []).facts.map(({ id }) => id),
      ),
    ]);
    const kept = new Set(['no-statute']);
    expect(facts.map(({ id }) => id).filter((id) => !named.has(id) && !kept.has(id))).toEqual([]);
  });

  it('stand beside the facts of each sentence in a document for a second reader; else run "npm run docs:facts"', () => {
    expect(readFileSync(factsDocument, 'utf8')).toBe(makeFactsDocument(templates, facts, textsAboutLaw()));
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

  it('of an order is refused without a blank for findings, or with words in it', () => {
    const own = { own: 'harm' as const };
    expect(faultsOfTemplate({ ...order, blocks: [caption, findings, findings] }, facts)).toEqual([]);
    for (const blocks of [[caption], [caption, findings, own]])
      expect(faultsOfTemplate({ ...order, blocks }, facts).map(({ fault }) => fault)).toEqual(['findings']);
  });
});

describe('an order', () => {
  const order = (text: string) => ({
    kind: 'proposed_order' as const,
    language: 'en' as const,
    title: 'Order',
    forCourt: true,
    needs: [],
    blocks: [
      { caption: true as const },
      { blank: 'Findings', lines: 3, findings: true },
      { text, facts: ['magistrate-hearing'] },
    ],
  });
  it.each([
    'The Court finds that the harm to the movant clearly outweighs the public interest.',
    'The harm to {name_as_filed} outweighs any interest in access.',
    'The Court, having read the motion, is satisfied that the harm is real.',
    'Good cause has been shown.',
    'The harm is serious because the tenant lost an apartment:',
    'It appearing that the public has little interest in this record, the motion is granted.',
    'El daño es grave porque perdió su casa.',
  ])('is refused with a finding, whatever fact it names and however it is put: %s', (text) => {
    expect(faultsOfTemplate(order(text), facts)).toEqual([{ fault: 'finding', what: text }]);
  });
  it.each([
    'The motion came before the Court for a hearing.',
    'The clerk shall carry this order out in every index and online search of this Court that the public can use.',
    'The harm clearly outweighs the public interest:',
    'If granted in whole or in part: the reason for the limit is the findings above.',
  ])('says what is asked and what is to be done: %s', (text) => {
    expect(faultsOfTemplate(order(text), facts)).toEqual([]);
  });
});

describe('a letter to a landlord', () => {
  const letter = (language: 'en' | 'es') => {
    const found = templates.find(
      ({ template }) => template.kind === 'landlord_letter' && template.language === language,
    );
    if (!found) throw new Error(`no letter in ${language}`);
    return found.template;
  };
  const person = dismissedInMagistrateCourt;
  const linesOf = (language: 'en' | 'es', told = person) => {
    const assembled = assemblePaper(letter(language), told);
    return 'paper' in assembled ? linesOfPaper(assembled.paper) : assembled.missing;
  };

  it('says what the client wrote for it, in both languages, and nothing that was written for the judge', () => {
    expect(linesOf('en')).toContain(person.words.toLandlord);
    expect(linesOf('es')).toContain(person.told.toLandlord);
    const forTheJudge = [person.words.story, person.words.harm, person.words.apart, person.words.outweighs];
    const all = [...linesOf('en'), ...linesOf('es')].join('\n');
    for (const passage of forTheJudge.flatMap((one) => one?.split('\n') ?? []))
      expect(all).not.toContain(passage);
  });

  it('is not made before the client wrote it, it was translated, and they heard it', () => {
    const { toLandlord: _, ...words } = person.words;
    expect(linesOf('en', { ...person, words, told: {} })).toEqual(['toLandlord']);
    expect(linesOf('en', { ...person, words })).toEqual(['translation']);
    expect(linesOf('en', { ...person, isReadBack: false })).toEqual(['read_back']);
  });
});

describe('what a client tells about health and safety', () => {
  it('has no place in any template', () => {
    const block = (own: string) =>
      paperTemplate.safeParse({
        kind: 'motion',
        language: 'en',
        title: 'Motion',
        forCourt: false,
        blocks: [{ own }],
      }).success;
    expect(block('harm')).toBe(true);
    expect(block('guarded')).toBe(false);
  });
});

describe('a motion', () => {
  it('concedes nothing: how a case ended is told, and the rest in own words alone', () => {
    const motion = templates.find(({ template }) => template.kind === 'motion');
    expect(motion?.content).not.toMatch(/does not deny|would not be enough|still owed/u);
  });
});
