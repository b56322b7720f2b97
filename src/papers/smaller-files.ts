// Files as a filing system takes them: pictures small enough, long files in parts, scans with words that can be searched.
import { PDFDocument } from '@cantoo/pdf-lib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { LetteredDocument } from './lettered-document.ts';
import type { PaperFonts } from './fonts.ts';
import { readPdfText } from './pdf-text.ts';

const mostPixels = 100_000_000;

/** A picture as a page holds it, first sharp enough to read small print, then as small as it has to be. */
export async function smallerPicture(bytes: Uint8Array, max: number): Promise<Buffer> {
  const tries = [
    { side: 2_000, quality: 80 },
    { side: 1_600, quality: 70 },
    { side: 1_200, quality: 60 },
    { side: 900, quality: 50 },
  ];
  let made = Buffer.from(bytes);
  for (const { side, quality } of tries) {
    made = await sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .flatten({ background: 'white' })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer();
    if (made.length <= max) break;
  }
  return made;
}

/** A PDF in parts that are no larger than they may be. A page that is too large by itself stays whole. */
export async function inParts(bytes: Uint8Array, max: number): Promise<readonly Uint8Array[]> {
  if (bytes.length <= max) return [bytes];
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = source.getPageIndices();
  const pagesOf = async (from: number, to: number) => {
    const part = await PDFDocument.create({ updateMetadata: false });
    for (const page of await part.copyPages(source, pages.slice(from, to))) part.addPage(page);
    return part.save({ useObjectStreams: false });
  };
  const parts: Uint8Array[] = [];
  let from = 0;
  while (from < pages.length) {
    let to = pages.length;
    let part = await pagesOf(from, to);
    while (part.length > max && to - from > 1) {
      to = from + Math.max(1, Math.min(to - from - 1, Math.floor(((to - from) * max) / part.length)));
      part = await pagesOf(from, to);
    }
    parts.push(part);
    from = to;
  }
  return parts;
}

/**
 * A signed paper that came back as a scan, with the words of the paper beneath its pictures, unseen: a system that asks for text
 * finds it, and so does who searches. Page by page where the scan has as many as the paper, else all on the first.
 */
export async function withWords(
  scan: Uint8Array,
  words: readonly (readonly string[])[],
  fonts: PaperFonts,
): Promise<Uint8Array> {
  const seen = await readPdfText(scan);
  if (seen.some((lines) => lines.length > 0) || words.every((lines) => lines.length === 0)) return scan;
  const source = await PDFDocument.load(scan, { updateMetadata: false });
  const count = source.getPageCount();
  const wordsOf = (page: number) =>
    count === words.length ? (words[page] ?? []) : page === 0 ? words.flat() : [];
  const beneath = await PDFDocument.load(
    await unseen(
      source.getPages().map((page, index) => ({ size: page.getSize(), lines: wordsOf(index) })),
      fonts,
    ),
  );
  const layers = await source.embedPdf(beneath, beneath.getPageIndices());
  for (const [index, page] of source.getPages().entries()) {
    const layer = layers[index];
    if (layer && wordsOf(index).length > 0) page.drawPage(layer, { x: 0, y: 0 });
  }
  return source.save({ useObjectStreams: false });
}

interface UnseenPage {
  readonly size: { readonly width: number; readonly height: number };
  readonly lines: readonly string[];
}

async function unseen(pages: readonly UnseenPage[], fonts: PaperFonts): Promise<Buffer> {
  const doc = new LetteredDocument({ autoFirstPage: false, bufferPages: true }, fonts);
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  for (const { size, lines } of pages) {
    doc.addPage({ size: [size.width, size.height], margin: 0 });
    const line = (size.height - 20) / Math.max(lines.length, 40);
    // Text that is neither filled nor drawn around.
    doc.addContent('3 Tr');
    doc.face('text').fontSize(Math.max(line * 0.7, 1));
    for (const [index, text] of lines.entries()) doc.text(text, 10, 10 + index * line, { lineBreak: false });
  }
  doc.end();
  return finished;
}

/** Pictures of signed pages as one PDF, a page each. */
export async function picturesAsPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const made = await PDFDocument.create({ updateMetadata: false });
  for (const picture of pictures) {
    const image = await made.embedJpg(picture);
    const page = made.addPage([612, 792]);
    const scale = Math.min(592 / image.width, 772 / image.height);
    const [width, height] = [image.width * scale, image.height * scale];
    page.drawImage(image, { x: (612 - width) / 2, y: (792 - height) / 2, width, height });
  }
  return made.save({ useObjectStreams: false });
}

/** All files as one ZIP; the same files of the same day make the same bytes. PDFs are compressed already. */
export function asZip(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  date: Date,
): Uint8Array {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    level: 0,
    mtime: date,
  });
}
