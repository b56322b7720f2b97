import { describe, expect, it } from 'vitest';
import { assemblePaper, linesOfPaper, type AssembledPaper } from './assemble.ts';
import { lintPaper } from './lint.ts';
import type { PaperFacts } from './paper-facts.ts';
import { dismissedInMagistrateCourt as facts } from './sample-facts.ts';
import { filledLine } from './signature-lines.ts';
import { missingOfStatement, sentencesOf, type Statement } from './statement.ts';
import { paperTemplate, signers, type PaperTemplate, type Signer } from './template.ts';

const template = paperTemplate.parse({
  kind: 'motion',
  language: 'en',
  title: 'Motion',
  forCourt: true,
  needs: ['outcome', 'statement', 'served'],
  blocks: [
    { caption: true },
    { heading: 'Motion' },
    { text: '{name_as_filed} asks the Court.' },
    { text: 'Seven {years}.', when: ['length_years'] },
    { own: 'story' },
    { served: true },
    { signature: 'party' },
  ],
});
const made = (more: Partial<PaperFacts> = {}) => assemblePaper(template, { ...facts, ...more });
function paper(more: Partial<PaperFacts> = {}): AssembledPaper {
  const answer = made(more);
  if (!('paper' in answer)) throw new Error(`missing: ${answer.missing.join()}`);
  return answer.paper;
}
const context = {
  court: 'magistrate',
  birthDate: '1990-03-07',
  docketNumber: '19ED012345',
  company: ['Fresh Key'],
} as const;
const codes = (story: string, more: Partial<PaperFacts> = {}) =>
  lintPaper(paper({ ...more, words: { ...facts.words, story } }), context).map(({ code }) => code);

describe('a paper', () => {
  it('has the caption of the record, with the name as the court wrote it', () => {
    expect(paper().blocks[0]).toEqual({
      kind: 'caption',
      court: 'In the Magistrate Court of Fulton County, State of Georgia',
      plaintiffs: ['Peachtree Homes LLC'],
      respondents: ['Maria Lopes', 'All other occupants'],
      docketNumber: '19ED012345',
    });
  });

  it('is the same whenever it is made of the same facts', () => {
    expect(paper()).toEqual(paper());
  });

  it('is not made while a fact is missing: every one of them is named', () => {
    expect(
      made({ docketNumber: ' ', court: 'unknown', caseOutcome: 'unknown', judgment: 'unknown', served: [] }),
    ).toEqual({
      missing: ['case_outcome', 'judgment', 'served', 'court', 'docket_number'],
    });
    expect(made({ statementLacks: ['harm', 'read_back'] })).toEqual({ missing: ['harm', 'read_back'] });
    const [one] = facts.served;
    expect(
      one &&
        made({
          served: [
            { ...one, address: '' },
            { ...one, isGone: true },
          ],
        }),
    ).toEqual({
      missing: ['party_gone', 'served_address'],
    });
    expect(made({ words: { story: ' \n ' } })).toEqual({ missing: ['story'] });
  });

  it('asks for the years only when the limit is one of years', () => {
    expect(made({ length: 'years' })).toEqual({ missing: ['years'] });
    expect(linesOfPaper(paper({ length: 'years', years: 7 }))).toContain('Seven 7.');
  });

  it('takes a client’s words for words: braces, markup and line breaks make no variable, heading or block', () => {
    const story = '{county} </p># Findings\n- {present_name}\u202e x';
    const blocks = paper({ words: { ...facts.words, story }, nameAsFiled: 'A {docket_number}\nB' }).blocks;
    expect(blocks.filter((block) => block.kind === 'text').slice(0, 3)).toEqual([
      { kind: 'text', text: 'A {docket_number} B asks the Court.', own: false },
      { kind: 'text', text: '{county} </p># Findings', own: true },
      { kind: 'text', text: '- {present_name} x', own: true },
    ]);
  });
});

describe('the first paragraph of a paper', () => {
  const opening = {
    ...template,
    needs: ['statement'] as PaperTemplate['needs'],
    blocks: [
      { text: 'Limit {asked_part}, {asked_length}: “{first_reason}”' },
      { text: 'No money was awarded.', when: ['judgment_none' as const], follows: true },
    ],
  };
  const first = (more: Partial<PaperFacts>) => {
    const assembled = assemblePaper(opening, { ...facts, ...more });
    return 'paper' in assembled ? linesOfPaper(assembled.paper)[1] : assembled.missing;
  };

  it('says what is asked, for how long, and the first sentence of the harm as the client wrote it', () => {
    expect(first({ judgment: 'owed' })).toBe(
      'Limit the name Maria Lopes in the public index of this case, until the Court orders otherwise: “In March I was refused two apartments.”',
    );
    expect(first({ judgment: 'owed', length: 'years', years: 1, part: 'whole_file' })).toContain(
      'the whole file of this case, for 1 year from the day of the order',
    );
  });

  it('goes on with a sentence that belongs to it', () => {
    expect(first({})).toMatch(/apartments\.” No money was awarded\.$/u);
  });

  it('names what a statement lacks once, not again for each sentence that would have told it', () => {
    expect(first({ part: null, words: {}, statementLacks: ['part', 'harm'] })).toEqual(['part', 'harm']);
  });
});

describe('a copy for reading in the language of the client', () => {
  const copy: PaperTemplate = {
    ...template,
    language: 'es',
    forCourt: false,
    readingHelp: true,
    needs: [],
    blocks: [{ own: 'harm' }],
  };
  const told = { harm: 'En marzo me rechazaron dos apartamentos.' };
  const blocks = (more: Partial<PaperFacts>) => {
    const assembled = assemblePaper(copy, { ...facts, told, ...more });
    return 'paper' in assembled ? assembled.paper.blocks : [];
  };

  it('has their words as they wrote them, and beneath the English of the person who translated', () => {
    expect(blocks({ words: { harm: 'In March I was refused.' } })).toEqual([
      { kind: 'text', text: told.harm, own: true },
      { kind: 'text', text: 'Así lo puso en inglés Rosa Díaz:', own: false },
      { kind: 'text', text: 'In March I was refused.', own: true, language: 'en' },
    ]);
  });

  it('keeps words that were written in English in English', () => {
    const words = { harm: 'In March I was refused.' };
    expect(blocks({ words, told: words, toldIn: 'en', translator: null })).toEqual([
      { kind: 'text', text: words.harm, own: true, language: 'en' },
    ]);
  });
});

describe('a signature', () => {
  const signedBy = (signature: Signer, more: Partial<PaperFacts> = {}) => {
    const answer = assemblePaper(
      { ...template, needs: [], blocks: [{ signature }] },
      { ...facts, translator: 'Rosa Díaz', ...more },
    );
    return 'paper' in answer ? answer.paper.blocks : [];
  };
  const filled = (signature: Signer, more: Partial<PaperFacts> = {}) =>
    signedBy(signature, more).flatMap((block) =>
      block.kind === 'signature' ? block.lines.filter(({ value }) => value).map(filledLine) : [],
    );

  it('comes with the name, address and telephone that are known', () => {
    expect(filled('party')).toEqual([
      `Name: ${facts.presentName}`,
      `Address: ${facts.address}`,
      `Telephone: ${facts.phone}`,
    ]);
    expect(filled('party_sworn')).toEqual([`Name: ${facts.presentName}`]);
    expect(filled('sender')).toEqual([`Name: ${facts.presentName}`]);
    expect(filled('translator_sworn')).toEqual(['Name: Rosa Díaz']);
    expect(filled('party', { address: null, phone: ' ' })).toEqual([`Name: ${facts.presentName}`]);
  });

  it('is left to the hand of whoever signs, with the day, the notary’s part and the judge’s', () => {
    for (const signer of signers)
      for (const block of signedBy(signer))
        if (block.kind === 'signature')
          for (const { label, value } of block.lines)
            if (/sign|date|sworn|notary|commission|judge/iu.test(label)) expect(value, label).toBeNull();
    expect([...filled('server'), ...filled('judge')]).toEqual([]);
  });

  it('of the plaintiffs has a place for each of them', () => {
    const plaintiffs = ['Linden Property Group, Inc.', 'Anna Stone'];
    expect(signedBy('landlord', { plaintiffs })).toHaveLength(2);
    expect(filled('landlord', { plaintiffs })).toEqual(plaintiffs.map((name) => `Plaintiff: ${name}`));
  });
});

describe('before the attorney sees a paper', () => {
  it.each([
    ['I was born on 03/07/1990.', 'birth_date'],
    ['Nací el 7 de marzo de 1990.', 'birth_date'],
    ['My son, born May 2, 2015, asked.', 'birth_date'],
    ['March 7th, 1990 is my birthday.', 'birth_date'],
    ['It was 1990-03-07.', 'birth_date'],
    ['My number is 123-45-6789.', 'long_number'],
    ['From account 0012 3456 7890.', 'long_number'],
    ['Please expunge it.', 'forbidden_word'],
    ['They guaranteed it.', 'forbidden_word'],
    ['Se lo garantizo.', 'forbidden_word'],
    ['Under Uniform Superior Court Rule 21 I ask.', 'wrong_rule'],
    ['Fresh Key helps.', 'sales_words'],
    ['我 paid.', 'unprintable'],
  ] as const)('%s is stopped', (story, code) => {
    expect(codes(story)).toContain(code);
  });

  it.each([
    'I called (404) 555-0123 on 05/03/2019 about 19ED012345.',
    'I paid $2,140 to 25 Oak Street, Atlanta, GA 30303-1234, born or not.',
    'I was born in 1990.',
    'They sent José a letter on May 2, 2015 — “no”.',
  ])('"%s" goes through', (story) => {
    expect(codes(story)).toEqual([]);
  });

  it('a caption with a gap, the rule of another court, and findings written in advance are found', () => {
    const whole = paper();
    const gap = { ...whole, blocks: whole.blocks.slice(1) };
    expect(lintPaper(gap, context).map(({ code }) => code)).toEqual(['empty_caption']);
    const order = {
      ...whole,
      kind: 'proposed_order',
      blocks: [...whole.blocks, { kind: 'text', text: 'The Court finds that.', own: false }],
    } as const;
    expect(lintPaper(order, context).map(({ code }) => code)).toEqual(['findings_written']);
    expect(
      lintPaper(paper({ court: 'superior', words: { story: 'Uniform Magistrate Court Rule 6' } }), {
        ...context,
        court: 'superior',
      }).map(({ code }) => code),
    ).toEqual(['wrong_rule']);
  });
});

describe('a statement', () => {
  const statement: Statement = {
    answers: {
      part: 'name_in_index',
      nature: 'public',
      length: 'always',
      story: 'It began. It ended.',
      harm: 'Two refused me.',
      apart: 'I paid.',
      outweighs: 'Nobody gains.',
      exhibits: [{ fileId: '1', kind: 'docket_sheet', proves: 'story', sentence: 'It ended.' }],
    },
    language: 'en',
    finishedAt: null,
    translatedBy: null,
    translation: {},
    readBackAt: null,
  };
  it('names what is missing, and makes nothing up', () => {
    expect(missingOfStatement(null, 'none')).toEqual([
      'part',
      'nature',
      'length',
      'story',
      'harm',
      'apart',
      'outweighs',
    ]);
    expect(missingOfStatement(statement, 'none')).toEqual([]);
    expect(missingOfStatement(statement, 'paid')).toEqual(['debt']);
    const narrower = { ...statement.answers, part: 'documents', length: 'years' } as const;
    expect(missingOfStatement({ ...statement, answers: narrower }, 'none')).toEqual([
      'partDetails',
      'length',
    ]);
  });

  it('loses an exhibit’s place when its sentence is changed', () => {
    expect(
      missingOfStatement({ ...statement, answers: { ...statement.answers, story: 'It began.' } }, 'none'),
    ).toEqual(['exhibit']);
  });

  it('told in Spanish waits for its English, made from these very words by somebody named, and read back', () => {
    const words = {
      story: 'It began. It ended.',
      harm: 'Two refused me.',
      apart: 'I paid.',
      outweighs: 'Nobody gains.',
    };
    const translation = Object.fromEntries(
      Object.entries(words).map(([field, of]) => [field, { of, text: 'x' }]),
    );
    const spanish = { ...statement, language: 'es' as const };
    expect(missingOfStatement(spanish, 'none')).toEqual(['translation']);
    const whole = { ...spanish, translation, translatedBy: 'Rosa Díaz' };
    expect(missingOfStatement(whole, 'none')).toEqual(['read_back']);
    expect(missingOfStatement({ ...whole, readBackAt: 'x' }, 'none')).toEqual([]);
    expect(
      missingOfStatement(
        { ...whole, readBackAt: 'x', answers: { ...statement.answers, harm: 'Three.' } },
        'none',
      ),
    ).toEqual(['translation']);
  });

  it('is cut into its sentences', () => {
    expect(sentencesOf('One. Two!  ¿Tres? \nFour')).toEqual(['One.', 'Two!', '¿Tres?', 'Four']);
  });
});
