// Makes the two web fonts from their published sources: only the characters of English and Spanish, one weight
// for headings, two for text. It also has the fonts of PDFs made. Run by `npm run fonts`; the results are committed, so a
// build needs no source.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { keepPairs, type Pairs } from './keep-pairs.ts';
import { makePaperFonts } from './paper-fonts.ts';

const sources = createRequire(import.meta.url);
const target = new URL('../../src/styles/fonts/', import.meta.url);
/** All fonts of a page together, in bytes. */
const budget = 28 * 1024;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789áéíóúüñÁÉÍÓÚÜÑ';
const headingMarks = " \u00a0.,:?!'()-/$%&¿¡“”’–…";
const textMarks = `${headingMarks};"+#‘—*@[]_·→✓×©§•`;

interface Face {
  readonly file: string;
  readonly package: string;
  readonly source: string;
  readonly characters: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  /** Pairs of letters that stand as the source sets them; all others stand apart. */
  readonly pairs?: Pairs;
}

/** After the capitals that leave a hole, before small letters and marks: no heading is a row of capitals. */
const headingPairs: Pairs = {
  first: 'AFPTVWY¿¡',
  second: 'abcdefghijklmnopqrstuvwxyzáéíóúüñ.,:…-–’”?AÁJTVWY',
};

const faces: readonly Face[] = [
  {
    file: 'heading',
    package: '@fontsource-variable/literata',
    source: 'files/literata-latin-opsz-normal.woff2',
    characters: letters + headingMarks,
    axes: { wght: 560, opsz: 30 },
    pairs: headingPairs,
  },
  {
    file: 'text',
    package: '@fontsource-variable/source-sans-3',
    source: 'files/source-sans-3-latin-wght-normal.woff2',
    characters: letters + textMarks,
    axes: { wght: { min: 400, max: 600 } },
  },
];

let total = 0;
for (const face of faces) {
  const source = readFileSync(sources.resolve(`${face.package}/${face.source}`));
  // Without layout closure, small capitals and alternate figures that nobody sees are left out. Screens need no hints.
  const lean = { noLayoutClosure: true, noHinting: true } as const;
  const slim = {
    ...lean,
    variationAxes: face.axes,
    // Kerning would be a sixth of the text font and a quarter of the heading font. At reading size it is hardly visible,
    // and headings keep the pairs that are seen.
    keepFeatures: face.pairs ? ['kern'] : [],
    // Only vertical lines and other baselines need the first three; the others save a browser some arithmetic.
    dropTables: ['vhea', 'vmtx', 'BASE', 'HVAR', 'MVAR', 'STAT', 'gasp'],
  };
  const made = face.pairs
    ? await subsetFont(
        keepPairs(
          await subsetFont(source, face.characters, { ...slim, targetFormat: 'truetype' }),
          face.pairs,
        ),
        face.characters,
        // Without classes of glyphs, which these pairs do not need.
        { ...lean, targetFormat: 'woff2', keepFeatures: ['kern'], dropTables: ['GDEF'] },
      )
    : await subsetFont(source, face.characters, {
        ...slim,
        targetFormat: 'woff2',
        dropTables: [...slim.dropTables, 'GDEF'],
      });
  writeFileSync(new URL(`${face.file}.woff2`, target), made);
  copyFileSync(sources.resolve(`${face.package}/LICENSE`), new URL(`${face.file}.LICENSE.txt`, target));
  total += made.length;
  console.log(`${face.file}.woff2  ${made.length} bytes`);
}
await makePaperFonts();
console.log(`together ${total} of ${budget} bytes`);
if (total > budget) process.exitCode = 1;
