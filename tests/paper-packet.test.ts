// Papers of three invented people as PDF and Word file, and their packets.
import { PDFDocument, PDFName, PDFRawStream, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  assemblePaper,
  linesOfPaper,
  type AssembledPaper,
  type PaperBlock,
} from '#domain/papers/assemble.ts';
import { lintPaper } from '#domain/papers/lint.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { plannedPapers } from '#domain/papers/plan.ts';
import {
  dismissedInMagistrateCourt,
  paidInSuperiorCourt,
  vipInThreeCourts,
} from '#domain/papers/sample-facts.ts';
import { writePdf } from '#papers/court-paper.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { withoutMetadata } from '#papers/jpeg.ts';
import { writePacket, type ExhibitFile } from '#papers/packet.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import { footOf, headOf, type PrintedPaper } from '#papers/printed-paper.ts';
import { tickBox, writeWord } from '#papers/word-paper.ts';
import { readShippedTemplates } from '#tools/database/shipped-templates.ts';
import { pdfText } from './pdf-text.ts';
import { everyday, inFullRun, isFullRun } from './runs.ts';
import { encryptedPdf } from './sample-files.ts';

const fonts = readPaperFonts();
const date = new Date('2026-11-02T12:00:00Z');
const templates = readShippedTemplates();
const context = (facts: PaperFacts) => ({
  court: facts.court,
  birthDate: '1990-03-07',
  docketNumber: facts.docketNumber,
  company: ['Fresh Key'],
});

function papersOf(facts: PaperFacts, packageId: 'standard' | 'vip' = 'standard'): AssembledPaper[] {
  const planned = plannedPapers(facts, { packageId, status: 'preparing', language: facts.toldIn });
  return planned.map(({ kind, language }) => {
    const found = templates.find((one) => one.template.kind === kind && one.template.language === language);
    if (!found) throw new Error(`no template: ${kind} ${language}`);
    const made = assemblePaper(found.template, facts);
    if (!('paper' in made)) throw new Error(`${kind}: ${made.missing.join()}`);
    return made.paper;
  });
}
const print = (paper: AssembledPaper) => ({ ...paper, pageCode: 'K3M7PQ', isSample: true });
/** Without line breaks and spaces, which each file sets its own way; papers put letter and accent together. */
const dense = (text: string) => text.normalize('NFC').replace(/\s+/gu, '');

/** What the pages of a PDF say, in the order in which a screen reader says it, without their heads and feet. */
async function bodyOf(paper: PrintedPaper, bytes: Uint8Array): Promise<string> {
  const pages = await readPdfText(bytes);
  return pages
    .flatMap((lines, at) => {
      const foot = footOf(paper)
        .replace('{page}', String(at + 1))
        .replace('{pages}', String(pages.length));
      return lines.filter((line) => line !== foot && line !== headOf(paper));
    })
    .join('\n');
}

function wordText(bytes: Uint8Array): string {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return (
    [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
      .map(([, text = '']) => text)
      .join('\n')
      // The PDF draws its boxes.
      .replaceAll(tickBox, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
  );
}

it('a motion for Richmond’s civil court waits for the attorney’s rule, and says nothing of another court’s', () => {
  const facts = { ...dismissedInMagistrateCourt, court: 'civil', county: 'Richmond' } as const;
  const [motion] = papersOf(facts);
  if (!motion) throw new Error('no motion');
  expect(linesOfPaper(motion).join(' ')).toContain('Civil Court');
  expect(lintPaper(motion, context(facts)).map(({ code }) => code)).toEqual(['no_rule']);
});

const people = [
  ['whose case in magistrate court was dismissed', [dismissedInMagistrateCourt], 'standard'],
  ['who paid a judgment of superior court', [paidInSuperiorCourt], 'standard'],
  ['with three matters', vipInThreeCourts, 'vip'],
] as const;

describe.each(people)('the papers of somebody %s', (_name, matters, packageId) => {
  const papers = matters.flatMap((facts) => papersOf(facts, packageId));

  it('lack nothing and say nothing they must not', () => {
    expect(papers.length).toBeGreaterThanOrEqual(matters.length * 9);
    for (const facts of matters)
      for (const paper of papersOf(facts, packageId))
        expect(lintPaper(paper, context(facts)), paper.title).toEqual([]);
  });

  it('name the rule of their own court only', () => {
    for (const facts of matters) {
      const [motion] = papersOf(facts);
      const text = motion ? linesOfPaper(motion).join('\n') : '';
      expect(text).toContain(
        facts.court === 'magistrate' ? 'Magistrate Court Rule 6(D)' : 'Superior Court Rule 21',
      );
      expect(text).not.toContain(
        facts.court === 'magistrate' ? 'Superior Court Rule' : 'Magistrate Court Rule',
      );
    }
  });

  it('speak of an affidavit in superior and state court, and not where an attorney left it out', () => {
    const sentence = 'Facts that are not agreed are stated in the affidavit filed with this motion.';
    for (const facts of matters)
      for (const hasAffidavit of [true, false]) {
        const [motion] = papersOf({ ...facts, hasAffidavit });
        const has = motion && linesOfPaper(motion).some((line) => line.includes(sentence));
        expect(has).toBe(hasAffidavit && facts.court !== 'magistrate');
      }
  });

  it('name their sides as one or as several', async () => {
    for (const facts of matters) {
      const [motion] = papersOf(facts);
      if (!motion) throw new Error('no motion');
      const { bytes } = await writePdf(print(motion), { author: 'A', date, fonts });
      const several = facts.plaintiffs.length > 1;
      const side = `${facts.plaintiffs.at(-1) ?? ''}Plaintiff${several ? 's' : ''},v.`;
      expect(dense(pdfText(bytes))).toContain(dense(side));
      expect(dense(wordText(await writeWord(print(motion), 'A', date)))).toContain(dense(side));
    }
  });

  // Three matters are forty papers, each written four times.
  const options = { timeout: 60_000 };
  it(
    'are tagged, titled, in their language, say the same as PDF and in Word, and are the same bytes twice',
    options,
    async () => {
      for (const paper of isFullRun ? papers : papers.slice(0, 4)) {
        const printed = print(paper);
        const { bytes, pages } = await writePdf(printed, { author: 'A', date, fonts });
        const again = await writePdf(printed, { author: 'A', date, fonts });
        expect(bytes.equals(again.bytes), paper.title).toBe(true);
        const raw = bytes.toString('latin1');
        expect(raw).toContain('/StructTreeRoot');
        expect(raw).toMatch(/\/Marked true/u);
        expect(raw).toContain(paper.language === 'en' ? '(en-US)' : '(es-US)');
        expect(raw).toContain('/DisplayDocTitle true');
        const text = dense(pdfText(bytes));
        const word = await writeWord(printed, 'A', date);
        expect(Buffer.from(word).equals(Buffer.from(await writeWord(printed, 'A', date)))).toBe(true);
        const inWord = dense(wordText(word));
        const lines = linesOfPaper(paper).slice(paper.blocks.some(({ kind }) => kind === 'heading') ? 1 : 0);
        for (const line of lines) {
          expect(text, line).toContain(dense(line));
          expect(inWord, line).toContain(dense(line));
        }
        expect(dense(await bodyOf(printed, bytes))).toBe(inWord);
        // On every page.
        expect(text.split('K3M7PQ')).toHaveLength(pages + 1);
        if (paper.kind === 'proposed_order') expect(pages).toBeLessThanOrEqual(2);
      }
    },
  );
});

describe('a page', () => {
  const write = async (blocks: PaperBlock[]) => {
    const paper = { ...print(papersOf(dismissedInMagistrateCourt)[0] as AssembledPaper), blocks };
    return readPdfText((await writePdf(paper, { author: 'A', date, fonts })).bytes);
  };

  it(
    'begins and ends with at least two lines of a text that goes on',
    { ...inFullRun, timeout: 120_000 },
    async () => {
      const text = (words: string): PaperBlock => ({ kind: 'text', text: words, own: false });
      const list = (words: string): PaperBlock => ({ kind: 'list', ordered: true, items: [words] });
      for (const block of [text, list])
        for (let above = 15; above < 22; above += 1)
          for (let words = 8; words < 80; words += 8) {
            const long = block('wwwwwwww '.repeat(words).trim());
            const pages = await write([...Array.from({ length: above }, () => text('Above.')), long]);
            const lines = pages.map((page) => page.filter((line) => line.includes('www')).length);
            expect(lines, `${words} words below ${above} lines`).not.toContain(1);
          }
    },
  );

  it('holds a translated affidavit whole, with what is sworn to above the signature and the notary’s lines', async () => {
    const affidavit = papersOf(dismissedInMagistrateCourt).find(({ kind }) => kind === 'affidavit');
    const pages = await write([...(affidavit?.blocks ?? [])]);
    expect(pages).toHaveLength(1);
    const text = pages[0]?.join('\n') ?? '';
    const order = [
      'into English',
      'own personal knowledge',
      'in front of the notary',
      'Name: María',
      'State of Georgia, County of',
      'Sworn to',
      'identified by',
      'My commission',
    ];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
    );
    expect(order.every((words) => text.includes(words))).toBe(true);
  });

  it('has every line of a blank in Word, which draws one line for all that have the same edge', async () => {
    const order = papersOf(dismissedInMagistrateCourt).find(({ kind }) => kind === 'proposed_order');
    const files = unzipSync(await writeWord(print(order as AssembledPaper), 'A', date));
    const paragraphs = strFromU8(files['word/document.xml'] ?? new Uint8Array()).split('<w:p>');
    const edges = paragraphs.map((one) => one.includes('<w:pBdr>') && /w:right="(\d)"/u.exec(one)?.[1]);
    const drawn = edges.filter((edge, at) => edge !== false && edge !== edges[at + 1]);
    const blanks = order?.blocks.flatMap((block) => (block.kind === 'blank' ? [block.lines] : [])) ?? [];
    // And one each for the day and the name of the judge.
    expect(drawn).toHaveLength(blanks.reduce((sum, lines) => sum + lines, 2));
  });

  it('with the judge’s signature says what is ordered', async () => {
    const order = papersOf(dismissedInMagistrateCourt).find(({ kind }) => kind === 'proposed_order');
    const pages = await write([...(order?.blocks ?? [])]);
    const last = pages.at(-1)?.join('\n');
    for (const choice of ['GRANTED.', 'DENIED.', 'the clerk shall', 'Presented by'])
      expect(last).toContain(choice);
    expect(last).toMatch(/^Judge$/mu);
  });
});

async function photo(): Promise<Uint8Array> {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: '#335577' } });
  return image
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Owner of the phone' }, IFD3: { GPSLatitude: '33/1 44/1 0/1' } })
    .toBuffer();
}
async function letter(pages = 2): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1)
    made.addPage().drawText(`Denied ${page + 1}`, { x: 50, y: 500, font });
  made.addJavaScript('main', 'app.alert(1)');
  // What opens something on a click, and by itself.
  const actions = [
    { S: 'URI', URI: PDFString.of('https://hostile.invalid') },
    { S: 'GoToR', F: PDFString.of('\\\\hostile\\share\\a.pdf') },
  ];
  made
    .getPage(0)
    .node.set(
      PDFName.of('Annots'),
      made.context.obj(actions.map((A) => ({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 600, 800], A }))),
    );
  made.catalog.set(
    PDFName.of('OpenAction'),
    made.context.obj({ S: 'Launch', F: PDFString.of('hostile.exe') }),
  );
  return made.save();
}

describe('a packet', () => {
  const papers = papersOf(dismissedInMagistrateCourt).slice(0, 3).map(print);
  const packet = (exhibits: readonly ExhibitFile[]) =>
    writePacket(papers, exhibits, { title: 'Papers', language: 'en', author: 'A', date, fonts });

  it('holds papers and exhibits with a text for who cannot see them, without scripts or actions, and is the same bytes twice', async () => {
    const exhibits: ExhibitFile[] = [
      { name: 'Exhibit A: Photo', type: 'jpg', bytes: await photo() },
      { name: 'Exhibit B: Denial letter', type: 'pdf', bytes: await letter() },
    ];
    const made = await packet(exhibits);
    expect(made.equals(await packet(exhibits))).toBe(true);
    const raw = made.toString('latin1');
    expect(raw).not.toMatch(
      /\/JavaScript|app\.alert|hostile|\/Launch|\/GoToR|\/OpenAction|Owner of the phone/u,
    );
    expect(raw.match(/\/S \/Figure/gu)).toHaveLength(3);
    const read = await PDFDocument.load(made, { updateMetadata: false });
    expect(read.catalog.get(PDFName.of('StructTreeRoot'))).toBeDefined();
    const own = await Promise.all(papers.map((one) => writePdf(one, { author: 'A', date, fonts })));
    expect(read.getPageCount()).toBe(own.reduce((sum, { pages }) => sum + pages, 0) + 3);
  });

  it('says nothing of the phone behind a photo, nor of the one inside a PDF', async () => {
    const picture = Buffer.from(await photo());
    // As phones keep a film or a second picture behind the first.
    const withFilm = Buffer.concat([picture, picture, Buffer.from('Owner of the phone')]);
    const scan = await PDFDocument.create();
    const drawn = await scan.embedJpg(picture);
    scan.addPage().drawImage(drawn);
    const about = scan.context.register(scan.context.stream('<x:xmpmeta>Owner of the phone</x:xmpmeta>'));
    await drawn.embed();
    const image = scan.context.lookup(drawn.ref);
    if (image instanceof PDFRawStream) image.dict.set(PDFName.of('Metadata'), about);
    const made = await packet([
      { name: 'Exhibit A: Photo', type: 'jpg', bytes: withFilm },
      { name: 'Exhibit B: Scan', type: 'pdf', bytes: await scan.save({ useObjectStreams: false }) },
    ]);
    expect(made.toString('latin1')).not.toMatch(/Owner of the phone/u);
    expect(await sharp(withoutMetadata(withFilm)).stats()).toMatchObject({ isOpaque: true });
  });

  it('is not half made: an exhibit that cannot be read is named', async () => {
    for (const [type, bytes] of [
      ['pdf', encryptedPdf()],
      ['pdf', Buffer.from('%PDF-1.7 nothing')],
      ['jpg', Buffer.from('no picture')],
      ['png', Buffer.from('no picture')],
    ] as const)
      await expect(packet([{ name: 'Exhibit A: Letter', type, bytes }])).rejects.toMatchObject({
        exhibit: 'Exhibit A: Letter',
      });
  });

  it('of 30 pages and 20 MB is there within ten seconds', inFullRun, async () => {
    const noise = Buffer.alloc(2_600 * 1_100 * 3, 0).map((_, at) => (at * 7_919 + (at >> 7) * 104_729) % 251);
    const big = await sharp(noise, { raw: { width: 2_600, height: 1_100, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const count = Math.ceil((20 * 1024 * 1024) / big.length);
    const pictures = Array.from({ length: count }, (_, at) => ({
      name: `Exhibit ${at}`,
      type: 'jpg' as const,
      bytes: big,
    }));
    const start = performance.now();
    await packet([...pictures, { name: 'Exhibit Z', type: 'pdf', bytes: await letter(30) }]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('hostile facts', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom(
      '{county}{{name}}${x}%s',
      '</w:t></w:p><script>alert(1)</script>',
      '\u202eevil\u202c \u2066x\u2069',
      'W'.repeat(5_000),
      '# Findings\n- one\n1. two',
      '123-45-6789',
      '(\\) Tj ET endobj stream',
    ),
  );
  const motion = templates.find(({ template }) => template.kind === 'motion')?.template;
  const kinds = ({ blocks }: AssembledPaper) =>
    blocks.filter((block) => !('own' in block && block.own)).map(({ kind }) => kind);

  // Five hundred in a full run: a hundred PDFs to a test, so that none comes near its limit on a machine with other work.
  for (const part of [1, 2, 3, 4, 5])
    it(
      `make no structure, break no layout, and are named where they must not be printed (${part} of 5)`,
      everyday(part === 1),
      async () => {
        const [whole] = papersOf(dismissedInMagistrateCourt);
        await fc.assert(
          fc.asyncProperty(nasty, nasty, nasty, async (longName, story, longParty) => {
            // As the record takes them.
            const [name, party] = [longName.slice(0, 190), longParty.slice(0, 190)];
            const facts = {
              ...dismissedInMagistrateCourt,
              nameAsFiled: `A ${name}`,
              presentName: `B ${name}`,
              plaintiffs: [`P ${party}`],
              words: { ...dismissedInMagistrateCourt.words, story: `S ${story}` },
            };
            const made = motion && assemblePaper(motion, facts);
            if (!made || !('paper' in made)) throw new Error('not made');
            expect(kinds(made.paper)).toEqual(whole && kinds(whole));
            const codes = lintPaper(made.paper, context(facts)).map(({ code }) => code);
            if ([name, story, party].some((one) => one.includes('123-45-6789')))
              expect(codes).toContain('long_number');
            // What has a lint is not printed; what has none is whole on its pages.
            if (codes.length > 0) return;
            const { bytes, pages } = await writePdf(print(made.paper), { author: 'A', date, fonts });
            expect(pages).toBeLessThanOrEqual(12);
            expect(dense(pdfText(bytes))).toContain(dense(linesOfPaper(made.paper)[2] ?? ''));
          }),
          { numRuns: isFullRun ? 100 : 12, seed: 2026 + part },
        );
      },
    );
});
