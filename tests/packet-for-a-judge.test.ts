// What a judge reads of three invented cases, and what their clients read along in Spanish.
import { describe, expect, it } from 'vitest';
import { inFullRun } from '#tests/runs.ts';
import { linesOfPaper, type AssembledPaper } from '#domain/papers/assemble.ts';
import { dismissedInMagistrateCourt } from '#domain/papers/sample-facts.ts';
import { notarized } from '#domain/papers/signature-lines.ts';
import { valueOf } from '#domain/papers/variables.ts';
import { writePdf } from '#papers/court-paper.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { papersOfSample, sampleCases } from '#tools/papers/sample-packets.ts';

const fonts = readPaperFonts();
const date = new Date('2026-11-02T12:00:00Z');
const print = (paper: AssembledPaper) => ({ ...paper, pageCode: 'K3M7PQ', isSample: true });
/** Without line breaks and spaces, which each page sets its own way. */
const dense = (text: string) => text.replace(/\s+/gu, '');

describe.each(Object.entries(sampleCases))('a judge who has ten seconds for the case %s', (_name, facts) => {
  const papers = papersOfSample(facts, 'en');
  const pagesOf = async (kind: AssembledPaper['kind']) => {
    const found = papers.find((one) => one.kind === kind);
    return found ? readPdfText((await writePdf(print(found), { author: 'A', date, fonts })).bytes) : [];
  };

  it('reads in the first paragraph what is asked, for how long, under which rule, and why', () => {
    const motion = papers.find(({ kind }) => kind === 'motion');
    const opening = motion?.blocks.find(({ kind }) => kind === 'text');
    const text = opening?.kind === 'text' ? opening.text : '';
    for (const variable of ['asked_part', 'asked_length', 'first_reason'] as const)
      expect(text).toContain(valueOf(variable, facts, 'en'));
    expect(text).toMatch(/Uniform (Magistrate Court Rule 6\(D\)|Superior Court Rule 21)/u);
    expect(text.length).toBeLessThan(400);
  });

  it('has the rule, the harm and what is different on the first page, and finds the motion on two', async () => {
    const pages = await pagesOf('motion');
    const first = dense(pages[0]?.join('') ?? '');
    for (const field of ['harm', 'apart'] as const)
      for (const passage of facts.words[field]?.split('\n') ?? []) expect(first).toContain(dense(passage));
    expect(first).toContain(dense('clearly outweighs the public interest'));
    expect(pages).toHaveLength(2);
  });

  it('never meets a page that holds a signature alone', inFullRun, async () => {
    for (const paper of papers.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'signature'))) {
      const last = (await pagesOf(paper.kind)).at(-1) ?? [];
      const at = paper.blocks.findIndex(({ kind }) => kind === 'signature');
      const before = paper.blocks.slice(0, at).findLast((block) => block.kind === 'text');
      const [words = ''] = before?.kind === 'text' ? before.text.split('. ').slice(-1) : [];
      expect(dense(last.join('')), paper.title).toContain(dense(words));
    }
  });

  it('can sign the order as it lies there: nothing is found for them, and every choice is a box', () => {
    const order = papers.find(({ kind }) => kind === 'proposed_order');
    const text = order ? linesOfPaper(order).join('\n') : '';
    expect(text).not.toMatch(/proposed|if the Court so finds/iu);
    expect(order?.blocks.filter((block) => block.kind === 'blank' && block.findings)).toHaveLength(3);
    const boxes = order?.blocks.flatMap((block) => (block.kind === 'boxes' ? block.items : [])) ?? [];
    const choices = boxes.map((item) => /^[A-Z ]{3,}(?=\.)/u.exec(item)?.[0]).filter(Boolean);
    expect(choices).toEqual(
      facts.part === 'name_in_index' ? ['GRANTED', 'DENIED'] : ['GRANTED', 'GRANTED IN PART', 'DENIED'],
    );
    if (facts.part === 'documents') expect(text).toContain(facts.words.partDetails);
    expect(text).toContain('the clerk shall carry this order out');
    expect(text).toContain(`Presented by: ${facts.presentName ?? ''}, pro se`);
  });

  it('is sworn to what the client knows of their own knowledge, also what sets their case apart', () => {
    const affidavit = papers.find(({ kind }) => kind === 'affidavit');
    const text = affidavit ? linesOfPaper(affidavit).join('\n') : '';
    expect(text).toContain('true and correct of my own personal knowledge');
    expect(text).not.toMatch(/best of my knowledge/u);
    expect(text).toContain(facts.words.apart);
    for (const line of notarized.en) expect(text).toContain(line);
  });
});

describe('a copy for reading in Spanish', () => {
  const copies = papersOfSample(dismissedInMagistrateCourt, 'es').filter(({ readingHelp }) => readingHelp);

  it('stands beside motion, affidavit, order and certificate, in the words of the person who told it', () => {
    expect(copies.map(({ kind }) => kind)).toEqual([
      'motion',
      'affidavit',
      'proposed_order',
      'certificate_of_service',
    ]);
    const [motion] = copies;
    expect(motion ? linesOfPaper(motion).join('\n') : '').toContain(dismissedInMagistrateCourt.told.apart);
  });

  it('says on every page that it is not filed', async () => {
    for (const copy of copies)
      for (const page of await readPdfText(
        (await writePdf({ ...print(copy), isSample: false }, { author: 'A', date, fonts })).bytes,
      ))
        expect(page.join('\n')).toContain('Solo para leer. No se presenta ni se envía.');
  });
});
