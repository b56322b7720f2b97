// All papers of a matter and its exhibits in one tagged PDF. Our pages and pictures are one pdfkit run. Pages of
// exhibits that are PDFs themselves are drawn into it afterwards: forms, scripts and links of theirs do not come along.
import {
  degrees,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFEmbeddedPage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Locale } from '#domain/languages.ts';
import type { CourtFile, ExhibitPage } from './court-file.ts';
import { CourtPaper } from './court-paper.ts';
import { withoutMetadata } from './jpeg.ts';
import { readPdfText } from './pdf-text.ts';
import { onWhite } from './picture-on-white.ts';
import { footOf, headOf, type PrintedPaper } from './printed-paper.ts';
import { forgetOrigin } from './without-origin.ts';

export interface ExhibitFile {
  /** "Exhibit A: Denial letter". */
  readonly name: string;
  readonly type: 'pdf' | 'jpg' | 'png';
  readonly bytes: Uint8Array;
}

/** A paper that came back as a PDF: its pages are drawn as they are, with the code of its version. */
export interface UploadedPaper {
  readonly title: string;
  readonly pageCode: string;
  readonly bytes: Uint8Array;
  readonly isSample: boolean;
}

/** An exhibit that cannot be read: no packet is made without it. */
export class UnreadableExhibit extends Error {
  readonly exhibit: string;
  constructor(exhibit: string, cause?: unknown) {
    super('an exhibit cannot be read', { cause });
    this.exhibit = exhibit;
  }
}

const pageWords: Readonly<Record<Locale, string>> = {
  en: '{name}, page {page} of {pages}',
  es: '{name}, página {page} de {pages}',
};

interface ReadExhibit {
  readonly pages: readonly ExhibitPage[];
  readonly source: PDFDocument | null;
}

async function readExhibit({ name, type, bytes }: ExhibitFile, language: Locale): Promise<ReadExhibit> {
  const source = type === 'pdf' ? await openPdf(name, bytes) : null;
  const count = source?.getPageCount() ?? 1;
  const picture = source ? null : await readPicture(name, type, Buffer.from(bytes));
  return {
    source,
    pages: Array.from({ length: count }, (_, index) => {
      const label = pageWords[language]
        .replace('{name}', () => name)
        .replace('{page}', String(index + 1))
        .replace('{pages}', String(count));
      return { label, alternative: label, picture };
    }),
  };
}

async function readPicture(name: string, type: ExhibitFile['type'], bytes: Buffer): Promise<Buffer> {
  if (type === 'jpg') return withoutMetadata(bytes);
  try {
    return await onWhite(bytes);
  } catch (cause) {
    throw new UnreadableExhibit(name, cause);
  }
}

/** The pages of a paper that came back, with their words for people who cannot see them. */
async function readUploaded({ title, pageCode, bytes, isSample }: UploadedPaper, language: Locale) {
  const source = await openPdf(title, bytes);
  const texts = await readPdfText(bytes);
  const count = source.getPageCount();
  const pages = Array.from({ length: count }, (_, index): ExhibitPage => {
    const facts = { title, pageCode, language, isSample };
    return {
      label: footOf(facts)
        .replace('{page}', String(index + 1))
        .replace('{pages}', String(count)),
      head: headOf({ ...facts, readingHelp: false }),
      alternative: [title, ...(texts[index] ?? [])].join('\n'),
      picture: null,
    };
  });
  return { source, pages };
}

async function openPdf(name: string, bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const source = await PDFDocument.load(bytes, { updateMetadata: false });
    // What was typed into a form is drawn; the fields themselves are left behind.
    if (source.getForm().getFields().length > 0) source.getForm().flatten();
    if (source.getPageCount() === 0) throw new Error('no pages');
    forgetOrigin(source);
    return source;
  } catch (cause) {
    throw new UnreadableExhibit(name, cause);
  }
}

/**
 * The packet, and how many pages it has. Throws an `UnreadableExhibit`, and then nothing is made. The same papers
 * and files make the same bytes.
 */
export async function writePacket(
  papers: readonly (PrintedPaper | UploadedPaper)[],
  exhibits: readonly ExhibitFile[],
  file: CourtFile,
): Promise<Buffer> {
  const read: ReadExhibit[] = [];
  // One after the other: only one picture at a time is unpacked.
  for (const one of exhibits) read.push(await readExhibit(one, file.language));
  const written = new CourtPaper(file);
  const toDraw: { source: PDFDocument; first: number; name: string; edge: number }[] = [];
  for (const paper of papers) {
    if (!('bytes' in paper)) {
      written.add(paper);
      continue;
    }
    const { source, pages } = await readUploaded(paper, file.language);
    toDraw.push({
      source,
      first: written.exhibits(pages, paper.title).first,
      name: paper.title,
      edge: uploadEdge,
    });
  }
  for (const [index, { source, pages }] of read.entries()) {
    const name = exhibits[index]?.name ?? '';
    try {
      const { first } = written.exhibits(pages);
      if (source) toDraw.push({ source, first, name, edge: margin });
    } catch (cause) {
      throw new UnreadableExhibit(name, cause);
    }
  }
  const own = await written.finish();
  if (toDraw.length === 0) return own;
  const packet = await PDFDocument.load(own, { updateMetadata: false });
  for (const { source, first, name, edge } of toDraw) {
    try {
      const drawn = await packet.embedPdf(source, source.getPageIndices());
      drawn.forEach((page, offset) => {
        const turned = ((source.getPage(offset).getRotation().angle % 360) + 360) % 360;
        draw(packet.getPage(first + offset), page, turned, edge);
      });
    } catch (cause) {
      throw new UnreadableExhibit(name, cause);
    }
  }
  // Object streams would keep old readers out, and the order of objects is part of "the same bytes".
  return Buffer.from(await packet.save({ useObjectStreams: false, addDefaultPage: false }));
}

const margin = 60;
/** Room for head and foot around a page that has its own margins. */
const uploadEdge = 40;

/** Draws a page as decoration; what it says is in the text alternative of its place. */
function draw(onto: PDFPage, page: PDFEmbeddedPage, turned: number, edge: number): void {
  const { width, height } = onto.getSize();
  const isSideways = turned === 90 || turned === 270;
  const [w, h] = isSideways ? [page.height, page.width] : [page.width, page.height];
  const scale = Math.min((width - 2 * edge) / w, (height - 2 * edge) / h);
  const left = (width - w * scale) / 2;
  const bottom = (height - h * scale) / 2;
  // pdf-lib rotates counterclockwise around the lower left corner; a page states its rotation clockwise.
  const corner: Readonly<Record<number, readonly [number, number]>> = {
    0: [left, bottom],
    90: [left, bottom + h * scale],
    180: [left + w * scale, bottom + h * scale],
    270: [left + w * scale, bottom],
  };
  const [x, y] = corner[turned] ?? [left, bottom];
  onto.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
  onto.drawPage(page, { x, y, xScale: scale, yScale: scale, rotate: degrees(-turned) });
  onto.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
}
