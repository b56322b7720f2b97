import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { filingFileMax } from '#domain/papers/filing-files.ts';
import { readPaperFonts } from './fonts.ts';
import { readPdfText } from './pdf-text.ts';
import { asZip, inParts, picturesAsPdf, smallerPicture, withWords } from './smaller-files.ts';

/** A photo that compresses badly, as one of a crumpled letter does. */
const photo = (side: number) => {
  const channels = 3;
  // The same noise each time: a generator with a seed.
  let seed = 7;
  const noise = Buffer.alloc(side * side * channels);
  for (let at = 0; at < noise.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    noise[at] = seed >> 16;
  }
  return sharp(noise, { raw: { width: side, height: side, channels } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

it('a photo that is too large for the court’s system becomes small enough, and stays a picture', async () => {
  const large = await photo(1_500);
  expect(large.length).toBeGreaterThan(filingFileMax);
  const small = await smallerPicture(large, filingFileMax * 0.8);
  expect(small.length).toBeLessThanOrEqual(filingFileMax * 0.8);
  expect((await sharp(small).metadata()).width).toBeGreaterThanOrEqual(900);
});

it('a long scan goes to the court in parts, each within the limit and with no page lost', async () => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => photo(700)));
  const scan = await picturesAsPdf(pages);
  const max = Math.ceil(scan.length / 2.5);
  const parts = await inParts(scan, max);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(max);
  const counts = await Promise.all(parts.map(async (part) => (await PDFDocument.load(part)).getPageCount()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(pages.length);
  expect(await inParts(scan, scan.length)).toEqual([scan]);
});

it('a signed paper that came back as a photo is found by its words, page by page', async () => {
  const scan = await picturesAsPdf([await photo(200), await photo(200)]);
  expect((await readPdfText(scan)).flat()).toEqual([]);
  const words = [['I paid the rent.'], ['Someone signed here.']];
  const found = await readPdfText(await withWords(scan, words, readPaperFonts()));
  expect(found.map((lines) => lines.join(' ').trim())).toEqual(words.map((lines) => lines.join(' ')));
});

it('the same files of the same day make the same download', () => {
  const files = [{ name: '01-Motion.pdf', bytes: new Uint8Array([1, 2, 3]) }];
  const day = new Date('2026-11-29T12:00:00Z');
  const zip = asZip(files, day);
  expect(asZip(files, day)).toEqual(zip);
  expect(unzipSync(zip)['01-Motion.pdf']).toEqual(new Uint8Array([1, 2, 3]));
});
