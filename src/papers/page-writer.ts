// One document of plain pages, black on white: fonts, margins, tags, and where a page may break. What is written on them is
// `write-blocks.ts`.
import type { Locale } from '#domain/languages.ts';
import type { Face } from '#domain/papers/printable.ts';
import type { CourtFile } from './court-file.ts';
import { LetteredDocument } from './lettered-document.ts';

export const margin = 72;
export type PaperFont = Exclude<Face, 'heading'>;
export const points = { title: 14, text: 12, small: 9 };
export const ink = '#000000';
export const soft = '#444444';
const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : 'es-US');
export const indent = 24;
/** Between two lines of a text, in points. */
export const lineGap = 4;

interface ParagraphStyle {
  readonly left?: number;
  readonly width?: number;
  /** Space below it, in points. */
  readonly after?: number;
  readonly font?: PaperFont;
  readonly align?: 'left' | 'center';
  readonly gap?: number;
}

export class PageWriter {
  readonly doc: LetteredDocument;
  readonly width: number;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #finished: Promise<Buffer>;
  readonly #language: Locale;
  #pages = 0;

  constructor({ title, language, author, date, fonts }: CourtFile) {
    this.#language = language;
    const doc = new LetteredDocument(
      {
        size: 'LETTER',
        margins: { top: margin, right: margin, bottom: margin, left: margin },
        bufferPages: true,
        autoFirstPage: false,
        pdfVersion: '1.7',
        subset: 'PDF/UA' as never,
        tagged: true,
        lang: tagOf(language),
        displayTitle: true,
        info: { Title: title, Author: author, CreationDate: date, ModDate: date },
      },
      fonts,
    );
    this.doc = doc;
    this.width = 612 - 2 * margin;
    const parts: Buffer[] = [];
    this.#finished = new Promise((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
    });
    doc.on('pageAdded', () => (this.#pages += 1));
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** How many pages there are. */
  get pages(): number {
    return this.#pages;
  }

  /** Where the text of a page ends. */
  get bottom(): number {
    return this.doc.page.height - margin;
  }

  /** Ends the text: only heads and feet come after it. */
  endText(): void {
    this.#root.end();
  }

  file(): Promise<Buffer> {
    this.doc.end();
    return this.#finished;
  }

  /** An element of the text, drawn by a function or filled with others by the caller. */
  tag(
    name: string,
    options: PDFKit.Mixins.StructureElementOptions = {},
    draw?: () => void,
  ): PDFKit.PDFStructureElement {
    const element = draw ? this.doc.struct(name, options, draw) : this.doc.struct(name, options);
    this.#root.add(element);
    return element;
  }

  /** The language of an element, where it is not the document's. */
  spoken(locale: Locale): PDFKit.Mixins.StructureElementOptions {
    return locale === this.#language ? {} : { lang: tagOf(locale) };
  }

  paragraph(
    text: string,
    locale: Locale,
    {
      left = 0,
      width = this.width - left,
      after = 10,
      font = 'text',
      align = 'left',
      gap = lineGap,
    }: ParagraphStyle = {},
  ): void {
    const { doc } = this;
    this.breakWell(text, font, width);
    this.tag('P', this.spoken(locale), () => {
      doc
        .face(font)
        .fontSize(points.text)
        .fillColor(ink)
        .text(text, margin + left, doc.y, { width, lineGap: gap, align });
    });
    doc.x = margin;
    doc.y += after;
  }

  textHeight(text: string, font: PaperFont, width: number): number {
    return this.doc.face(font).fontSize(points.text).heightOfString(text, { width, lineGap });
  }

  /** Before a text is written: a page break inside it leaves at least two lines on either page. */
  breakWell(text: string, font: PaperFont, width: number): void {
    const { doc } = this;
    const height = this.textHeight(text, font, width);
    const line = doc.currentLineHeight(true) + lineGap;
    const lines = Math.round(height / line);
    const room = Math.floor((this.bottom - doc.y + lineGap) / line);
    if (lines <= room) return;
    if (room < 2 || lines < 4) doc.addPage();
    // One line less here, so that the last one is not alone there.
    else if (lines - room === 1) doc.page.margins.bottom += line;
  }

  /** A line to write on, or below the names of a case: no part of the text. */
  rule(x: number, y: number, width: number): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(ink)
      .stroke();
    doc.endMarkedContent();
  }

  /** A line in a margin: no part of the text. */
  edge(text: string, y: number): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .face('strong')
      .fontSize(points.small)
      .fillColor(soft)
      .text(text, margin, y, { width: this.width, align: 'center', lineBreak: false });
    doc.endMarkedContent();
  }
}
