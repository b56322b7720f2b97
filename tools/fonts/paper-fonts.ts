// Makes the fonts of papers and social pictures. People's names, streets and stories appear there, so they hold Latin with
// all its marks, Greek and Cyrillic, and the list of what they hold is written beside the rules of papers.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FontIo, Ot } from 'ot-builder';
import subsetFont from 'subset-font';
import { isPrinted, toClass } from './letter-class.ts';

const sources = createRequire(import.meta.url);
const papers = new URL('../../src/papers/fonts/', import.meta.url);
const list = new URL('../../src/domain/papers/font-letters.ts', import.meta.url);

/** The wide faces are for what the others do not hold, as Hausa, Ewe or Udmurt names need. */
const faces = [
  { file: 'heading', source: 'literata/600SemiBold/Literata_600SemiBold.ttf' },
  { file: 'text', source: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf' },
  { file: 'strong', source: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf' },
  { file: 'wide', source: 'noto-sans/400Regular/NotoSans_400Regular.ttf' },
  { file: 'wide-strong', source: 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf' },
] as const;

/** Unpacked and in one weight, because the PDF writer does not read WOFF2 or variable fonts reliably. */
export async function makePaperFonts(): Promise<void> {
  const held: Record<string, Set<number>> = {};
  for (const { file, source } of faces) {
    const published = readFileSync(sources.resolve(`@expo-google-fonts/${source}`));
    const letters = charactersOf(published).filter(isPrinted);
    const made = await subsetFont(published, String.fromCodePoint(...letters), {
      targetFormat: 'truetype',
      noHinting: true,
      // Marks are put where they belong on their letter; small capitals and alternates stay out.
      keepFeatures: ['locl', 'mark', 'mkmk', 'kern', 'liga'],
    });
    held[file] = new Set(charactersOf(made).filter(isPrinted));
    writeFileSync(new URL(`${file}.ttf`, papers), made);
    const [family = ''] = source.split('/');
    copyFileSync(
      sources.resolve(`@expo-google-fonts/${family}/LICENSE_FONT`),
      new URL(`${file}.LICENSE.txt`, papers),
    );
    console.log(`papers: ${file}.ttf  ${made.length} bytes, ${letters.length} characters`);
  }
  const both = (one: string, other: string) =>
    [...(held[one] ?? [])].filter((letter) => held[other]?.has(letter));
  // Source Sans does not know where a second mark belongs (ọ̀): texts with marks apart from their letters go to the wide face.
  const whole = both('text', 'strong').filter((letter) => !/\p{M}/u.test(String.fromCodePoint(letter)));
  writeFileSync(
    list,
    `// Made by "npm run fonts": the characters of the fonts in src/papers/fonts, as classes of a regular expression.
export const fontLetters = {
  heading:
    '${toClass([...(held.heading ?? [])])}',
  text: '${toClass(whole)}',
  wide: '${toClass(both('wide', 'wide-strong'))}',
} as const;
`,
  );
}

function charactersOf(font: Buffer): number[] {
  const { cmap } = FontIo.readFont(FontIo.readSfntOtf(font), Ot.ListGlyphStoreFactory);
  return [...(cmap?.unicode.entries() ?? [])].map(([letter]) => letter).toSorted((a, b) => a - b);
}
