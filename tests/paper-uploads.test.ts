// Papers that were edited in a word processor and come back as PDF.
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { inFullRun } from '#tests/runs.ts';
import { assemblePaper, type AssembledPaper } from '#domain/papers/assemble.ts';
import { lintUpload } from '#domain/papers/lint.ts';
import { dismissedInMagistrateCourt } from '#domain/papers/sample-facts.ts';
import { writePdf } from '#papers/court-paper.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { writePacket } from '#papers/packet.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { readShippedTemplates } from '#tools/database/shipped-templates.ts';
import { pdf } from './sample-files.ts';

const fonts = readPaperFonts();
const date = new Date('2026-11-02T12:00:00Z');
const facts = dismissedInMagistrateCourt;
const context = {
  court: facts.court,
  birthDate: '1990-03-07',
  docketNumber: facts.docketNumber,
  company: ['Fresh Key'],
};

function paperOf(kind: string, change = (paper: AssembledPaper): AssembledPaper => paper) {
  const found = readShippedTemplates().find((one) => one.template.kind === kind);
  const made = found && assemblePaper(found.template, facts);
  if (!made || !('paper' in made)) throw new Error(kind);
  return { ...change(made.paper), pageCode: 'K3M7PQ', isSample: false };
}
const bytesOf = async (paper: ReturnType<typeof paperOf>) =>
  new Uint8Array((await writePdf(paper, { author: 'A', date, fonts })).bytes);
const withText = (text: string) => (paper: AssembledPaper) => ({
  ...paper,
  blocks: [...paper.blocks, { kind: 'text' as const, text, own: false }],
});
const lintsOf = async (kind: string, text: string) => {
  const lines = (await readPdfText(await bytesOf(paperOf(kind, withText(text))))).flat();
  return lintUpload(lines, { kind: 'motion', forCourt: true }, context).map(({ code }) => code);
};

describe('a paper that came back from Word', () => {
  it('is read page by page, and a file without text or pages has none', async () => {
    const pages = await readPdfText(await bytesOf(paperOf('motion')));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.join(' ')).toContain('Maria Lopes');
    expect(await readPdfText(pdf())).toEqual([]);
  });

  it('is held to the same lints as one that was made here', async () => {
    expect(await lintsOf('motion', 'I ask the court to read this.')).toEqual([]);
    expect(await lintsOf('motion', 'I was born on March 7, 1990.')).toContain('birth_date');
    expect(await lintsOf('motion', 'My number is 123-45-6789.')).toContain('long_number');
    expect(await lintsOf('motion', 'Please expunge it.')).toContain('forbidden_word');
    expect(await lintsOf('motion', 'Under Superior Court Rule 21 I ask for this.')).toContain('wrong_rule');
    const other = lintUpload(['Another case, 22ED999999'], { kind: 'motion', forCourt: true }, context);
    expect(other.map(({ code }) => code)).toContain('empty_caption');
  });

  it('is an order only with its findings left to the judge, in whatever words they are put', async () => {
    const asOrder = async (text: string | null) => {
      const paper = paperOf('proposed_order', text === null ? undefined : withText(text));
      const lines = (await readPdfText(await bytesOf(paper))).flat();
      const lints = lintUpload(lines, { kind: 'proposed_order', forCourt: true }, context);
      return lints.map(({ code }) => code);
    };
    expect(await asOrder(null)).toEqual([]);
    expect(await asOrder('The clerk shall send a copy to each party.')).toEqual([]);
    for (const text of [
      'The harm to the movant, which no other tenant who was sued has to bear in the same way or for as long a time, clearly outweighs the public interest, because she lost an apartment.',
      'This Court, after a hearing, determines that the movant was harmed.',
      'The movant has demonstrated good cause.',
    ])
      expect(await asOrder(text), text).toContain('findings_written');
  });

  it('stands in the packet in its place, with its code on each page and its words for who cannot see it', async () => {
    const motion = paperOf('motion');
    const bytes = await bytesOf(motion);
    const uploaded = { title: motion.title, pageCode: 'ACDEFG', bytes, isSample: true };
    const order = paperOf('proposed_order');
    const file = { title: 'Papers', language: 'en', author: 'A', date, fonts } as const;
    const packet = await writePacket([uploaded, order], [], file);
    expect(packet.equals(await writePacket([uploaded, order], [], file))).toBe(true);
    const count = (await PDFDocument.load(bytes)).getPageCount();
    const pages = await readPdfText(packet);
    for (const page of pages.slice(0, count)) {
      expect(page.join(' ')).toContain('Code ACDEFG');
      expect(page.join(' ')).toContain('SAMPLE');
    }
    expect(pages[count]?.join(' ')).toContain('Code K3M7PQ');
    // As it was uploaded: the first page still says what it said.
    expect(pages[0]?.join(' ')).toContain('Maria Lopes');
    expect((await PDFDocument.load(packet)).getPageCount()).toBeGreaterThan(count);
  });
});

describe('a signature', () => {
  it('never stands alone on a page: the last words it is for stand above it', inFullRun, async () => {
    for (const kind of ['motion', 'affidavit'])
      for (const more of [0, 2, 4, 6, 8, 10, 12, 14]) {
        const paper = paperOf(kind, (one) => {
          const at = one.blocks.findIndex((block) => block.kind === 'text');
          const line = { kind: 'text' as const, text: 'One more line of words.', own: true };
          return { ...one, blocks: one.blocks.toSpliced(at, 0, ...Array.from({ length: more }, () => line)) };
        });
        const pages = await readPdfText(await bytesOf(paper));
        const last = paper.blocks.findLast((block) => block.kind === 'text')?.text ?? '';
        const page = pages.find((lines) => lines.some((one) => one.startsWith('Signature of the party')));
        expect(page?.join(' '), `${kind} ${more}`).toContain(last.slice(0, 40));
      }
  });
});
