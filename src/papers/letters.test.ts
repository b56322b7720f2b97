// Everybody's letters in every paper: names, landlords, streets and stories come out as they were typed, or are named
// as missing.
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fontLetters } from '#domain/papers/font-letters.ts';
import { standIn, toPrint, unprintableIn } from '#domain/papers/printable.ts';
import { seed } from '#tests/chance.ts';
import { agreementPaper } from './agreement.ts';
import { caseSummaryPaper } from './case-summary.ts';
import { certificatePaper, type CertificateText } from './certificate.ts';
import { writePdf } from './court-paper.ts';
import { readPaperFonts } from './fonts.ts';
import { LetteredDocument } from './lettered-document.ts';
import { writePacket } from './packet.ts';
import { readPdfText } from './pdf-text.ts';
import type { PrintedPaper } from './printed-paper.ts';
import { receiptPaper } from './receipt.ts';
import { writeWord } from './word-paper.ts';

const fonts = readPaperFonts();
const date = new Date('2026-11-02T12:00:00Z');

const names = [
  'Nguyễn Thị Hồng',
  'Łukasz Żółć-Dąbrowski',
  'Çağrı Şıkoğlu',
  'Ștefania Țurcanu',
  'Ẹniọlá Adébáyọ̀',
  'Ƙasimu Ɗanjuma Ƴar’aduwa',
  'Kofi Ɔwusu-Ɛsi Ɖzifa',
  'Əli Məmmədov',
  'Sigríður Þórðardóttir',
  'Kāwika Kaʻōpūlani',
  'Tʼáá Łichííʼ Bįįh',
  'José Ñáñez Güiraldes',
  'Dvořák Ľubomír Ťažký',
  'Γιώργος Παπαδόπουλος',
  'Ἀριστοτέλης',
  'Олександр Їжакевич-Ґалаґан',
  'Қасым-Жомарт Әбілқасымұлы',
  'Ӱстӱнӱ Ӵыжӥ',
];

/** A few at a time, so that a paper stays on one page; those the usual face holds apart from those it does not. */
const groups = Object.values(Object.groupBy(names, (name) => toPrint(name).face)).flatMap((some) =>
  Array.from({ length: Math.ceil(some.length / 4) }, (_, at) => some.slice(4 * at, 4 * at + 4)),
);

const base = { from: 'A', locale: 'en', title: 'T', foot: '{page}', lead: 'L', fonts, date } as const;
const facts = (value: string) => [{ name: 'Name', value }];
const court = (name: string): PrintedPaper => ({
  kind: 'motion',
  language: 'en',
  title: `Motion of ${name}`,
  forCourt: true,
  readingHelp: false,
  pageCode: 'K3M7PQ',
  isSample: false,
  blocks: [
    {
      kind: 'caption',
      court: 'C',
      plaintiffs: [`${name} LLC`],
      respondents: [name],
      docketNumber: '1',
    },
    { kind: 'heading', text: name },
    { kind: 'text', text: `${name} lives at 4 ${name} Street.`, own: true },
    { kind: 'list', ordered: true, items: [name] },
    { kind: 'signature', signer: 'party', lines: [{ label: 'Name', value: name }] },
    { kind: 'blank', label: name, lines: 1, findings: false },
  ],
});
const inLanguage = (locale: 'en' | 'es'): CertificateText => ({
  locale,
  title: 'T',
  awardedTo: 'A',
  passed: 'P',
  module: 'M',
  limits: 'L',
});

/** Every kind of paper we write, with the same words in it. */
const writers: Readonly<Record<string, (name: string) => Promise<Uint8Array>>> = {
  receipt: (name) =>
    receiptPaper({
      ...base,
      facts: facts(name),
      moneyTitle: name,
      lines: [name],
      total: name,
      notes: [name],
      closing: [name],
      reference: 'R',
    }),
  summary: (name) =>
    caseSummaryPaper({
      ...base,
      facts: facts(name),
      parts: [{ title: name, facts: facts(name), lines: [name] }],
      closing: [name],
      reference: 'R',
    }),
  certificate: (name) =>
    certificatePaper({
      ...base,
      earned: date,
      name,
      texts: [inLanguage('en'), inLanguage('es')],
      check: { address: 'https://example.com', label: 'L', lines: facts(name) },
      code: 'C',
    }),
  agreement: (name) =>
    agreementPaper({
      ...base,
      text: [{ kind: 'paragraph', runs: [{ text: name, strong: true }] }],
      facts: facts(name),
      version: '1',
      hash: 'h',
      effective: date,
      closing: [name],
    }),
  'court paper': async (name) => (await writePdf(court(name), { author: name, date, fonts })).bytes,
  packet: (name) =>
    writePacket([court(name)], [], { title: name, language: 'en', author: name, date, fonts }),
};

/** Marks and letters as one, without the spaces that each file sets its own way. */
const dense = (text: string) => text.normalize('NFC').replace(/\s+/gu, '');
const count = (text: string, part: string) => dense(text).split(dense(part)).length - 1;
const textOf = async (bytes: Uint8Array) => (await readPdfText(bytes)).flat().join('\n');

describe.each(Object.entries(writers))('the %s', (kind, write) => {
  it('prints the names of people from everywhere, with all their marks, wherever they stand', async () => {
    const times = count(await textOf(await write('Ana Reyes')), 'Ana Reyes');
    expect(times).toBeGreaterThanOrEqual(kind === 'certificate' ? 2 : 3);
    for (const some of groups) {
      const text = await textOf(await write(some.join(' y ')));
      for (const name of some) expect(count(text, name), name).toBe(times);
    }
  });

  it('shows what no font holds as missing, never as nothing', async () => {
    const text = await textOf(await write('王小明 👩‍👩‍👧‍👦 Reyes'));
    expect(dense(text)).toContain(dense(`${standIn.repeat(3)} ${standIn} Reyes`));
    if (!/court|packet/u.test(kind)) expect(dense(text)).toContain(dense('cannot show some signs'));
  });
});

describe('the Word file', () => {
  const wordText = async (name: string) =>
    strFromU8(unzipSync(await writeWord(court(name), name, date))['word/document.xml'] ?? new Uint8Array());

  it('says the same names as the PDF', async () => {
    const times = count(await wordText('Ana Reyes'), 'Ana Reyes');
    const text = await wordText(names.join(' y '));
    for (const name of names) expect(count(text, name), name).toBe(times);
  });

  it('shows what the PDF cannot hold the same way, and opens whatever was typed', async () => {
    expect(await wordText('A\u0003王B')).toContain(`A${standIn}B`);
  });
});

describe('the list of what the fonts hold', () => {
  it('is what the files hold; else run "npm run fonts"', () => {
    const document = new LetteredDocument({ autoFirstPage: false }, fonts);
    const held = (face: keyof typeof fonts) => {
      document.font(face);
      const current: unknown = Reflect.get(document, '_font');
      return new Set((current as { font: { characterSet: number[] } }).font.characterSet);
    };
    const listed = (letters: string) => {
      const isListed = new RegExp(`^[${letters}]$`, 'u');
      return Array.from({ length: 0x1_f000 }, (_, code) => code).filter(
        (code) => (code < 0xd800 || code > 0xdfff) && isListed.test(String.fromCodePoint(code)),
      );
    };
    for (const [list, faces] of [
      [fontLetters.heading, ['heading']],
      [fontLetters.text, ['text', 'strong']],
      [fontLetters.wide, ['wide', 'wide-strong']],
    ] as const)
      for (const face of faces) {
        const inFile = held(face);
        expect(
          listed(list).filter((code) => !inFile.has(code)),
          face,
        ).toEqual([]);
      }
  });

  it('has every letter of Latin, Greek and Cyrillic that people write their names in', () => {
    const script = /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;
    const missing: string[] = [];
    // Up to the last letters of living spellings; rarer blocks hold phonetic and ancient signs.
    for (let code = 0x41; code < 0x2c80; code += 1) {
      const letter = String.fromCodePoint(code);
      if (script.test(letter)) missing.push(...unprintableIn(letter));
    }
    // Two letters for Khanty, which came into Unicode in 2024.
    expect(missing).toEqual(['\u1c89', '\u1c8a']);
  });
});

describe('any text', () => {
  it('is printed whole, or each sign that is not is named', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const { text, missing } = toPrint(typed);
        const seen = typed
          .normalize('NFC')
          .replace(/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '');
        const printed = text.replace(/[\p{Cc}\p{Z}]/gu, '');
        if (missing.length === 0) expect(printed).toBe(seen);
        else {
          expect(text).toContain(standIn);
          for (const sign of missing) expect(typed.normalize('NFC')).toContain(sign);
        }
      }),
      { numRuns: 1000, seed },
    );
  });

  it('stands in one face, and in ours where it holds the letters', () => {
    expect(toPrint('Hồng', 'heading').face).toBe('heading');
    expect(toPrint('Kofi Ɔwusu', 'heading').face).toBe('strong');
    expect(toPrint('Ƙasimu', 'heading').face).toBe('wide-strong');
    expect(toPrint('Ƙasimu', 'text').face).toBe('wide');
    expect(toPrint('Ana\u202e\u200b Reyes\u2028Soto\tDíaz').text).toBe('Ana Reyes\nSoto Díaz');
  });
});
