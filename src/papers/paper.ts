// Our stationery as a PDF: letterhead, headings, paragraphs, lists, facts, page numbers. Every paper people keep
// (agreement, receipt, certificate) is written through this, so that all look alike and all are tagged: title and
// language are set, headings and lists are marked as such, and so is decoration (PDF/UA).
import { create as makeQr } from 'qrcode';
import type { Locale } from '#domain/languages.ts';
import type { Block, Run } from '#domain/rich-text.ts';
import { light as ink } from '#styles/palette.ts';
import type { PaperFonts } from './fonts.ts';
import { LetteredDocument, missingNote } from './lettered-document.ts';

export interface PaperStart {
  readonly locale: Locale;
  readonly title: string;
  /** Whose paper it is, for the letterhead. */
  readonly from: string;
  readonly subject: string;
  /** For software that sorts files: what distinguishes this paper from others of its kind. */
  readonly keywords?: string;
  /** The date of the paper. The same paper made twice is the same file, byte for byte. */
  readonly date: Date;
  /** The footer of every page; `{page}` and `{pages}` are filled in. */
  readonly foot: string;
  readonly fonts: PaperFonts;
}

/** For a text that is not in the paper's own language: which one it is in. */
export interface TextInLanguage {
  readonly text: string;
  readonly locale: Locale;
}

const margin = 72;
/** In points. The footer is inside the lower margin. */
const size = { title: 25, display: 22, lead: 12, heading: 13, text: 11, small: 9.5 };
/** The side of a QR code. Three quarters of an inch can be read from an arm's length; this is more. */
const qrSide = 92;
const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : 'es-US');

interface ParagraphStyle {
  readonly size?: number;
  readonly color?: string;
  /** Space below, in points. */
  readonly after?: number;
  readonly locale?: Locale | undefined;
}

export class Paper {
  readonly #doc: LetteredDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #start: PaperStart;
  readonly #finished: Promise<Buffer>;
  readonly #width: number;

  constructor(start: PaperStart) {
    this.#start = start;
    const doc = new LetteredDocument(
      {
        size: 'LETTER',
        margins: { top: 56, right: margin, bottom: 76, left: margin },
        // The footer gives the number of pages, which is known only at the end.
        bufferPages: true,
        pdfVersion: '1.7',
        subset: 'PDF/UA' as never,
        tagged: true,
        lang: tagOf(start.locale),
        displayTitle: true,
        info: {
          Title: start.title,
          Author: start.from,
          Subject: start.subject,
          ...(start.keywords !== undefined && { Keywords: start.keywords }),
          Creator: start.from,
          CreationDate: start.date,
          ModDate: start.date,
        },
      },
      start.fonts,
    );
    this.#doc = doc;
    this.#width = doc.page.width - 2 * margin;
    const parts: Buffer[] = [];
    this.#finished = new Promise((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
    });
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#letterhead();
    this.#title();
  }

  /** A sentence under the title, larger than the text. */
  lead(text: string, { locale, after = 14 }: { locale?: Locale; after?: number } = {}): void {
    this.#paragraph([{ text, strong: false }], { size: size.lead, color: ink.soft, after, locale });
  }

  /** A name or a subject, large, in the heading font. */
  display(text: string, { points = size.display, locale }: { points?: number; locale?: Locale } = {}): void {
    const doc = this.#doc;
    const draw = () =>
      doc
        .face('heading')
        .fontSize(points)
        .fillColor(ink.heading)
        .text(text, margin, doc.y, { width: this.#width, lineGap: 2 });
    this.#add('P', draw, locale);
    doc.y += 12;
  }

  /** A thin line across. */
  line(): void {
    this.#doc.y += 4;
    this.#rule(ink.line, 0.75);
    this.#doc.y += 18;
  }

  /** A QR code that leads to an address, with text beside it. */
  code(
    address: string,
    label: string,
    beside: readonly { readonly name: string; readonly value: string }[],
  ): void {
    const doc = this.#doc;
    const top = doc.y;
    const { modules } = makeQr(address, { errorCorrectionLevel: 'M' });
    const side = qrSide / modules.size;
    const draw = () => {
      // Slightly wider than its place, or printers leave white seams between the squares.
      for (let row = 0; row < modules.size; row += 1)
        for (let column = 0; column < modules.size; column += 1)
          if (modules.get(row, column))
            doc.rect(margin + column * side, top + row * side, side + 0.05, side + 0.05);
      doc.fill(ink.heading);
    };
    this.#root.add(doc.struct('Figure', { alt: label }, draw));
    const left = margin + qrSide + 20;
    doc.y = top + 4;
    for (const { name, value } of beside) {
      const width = this.#width - qrSide - 20;
      this.#add('P', () => {
        doc.face('strong').fontSize(size.small).fillColor(ink.heading).text(name, left, doc.y, { width });
        doc
          .face('text')
          .fontSize(size.text)
          .fillColor(ink.text)
          .text(value, left, doc.y, { width, lineGap: 1 });
      });
      doc.y += 6;
    }
    doc.x = margin;
    doc.y = Math.max(doc.y, top + qrSide) + 10;
  }

  /** Names and values in two columns: version and date, amount and order number. */
  facts(facts: readonly { readonly name: string; readonly value: string }[]): void {
    const doc = this.#doc;
    for (const { name, value } of facts) {
      this.#add('P', () => {
        doc.face('strong').fontSize(size.small).fillColor(ink.heading).text(`${name}: `, margin, doc.y, {
          continued: true,
          lineGap: 2,
          width: this.#width,
        });
        doc.face('text').fillColor(ink.soft).text(value, { lineGap: 2 });
      });
    }
    doc.y += 8;
    this.#rule(ink.line, 0.75);
    doc.y += 14;
  }

  /** The text itself. */
  blocks(blocks: readonly Block[]): void {
    for (const block of blocks) {
      if (block.kind === 'heading') this.#heading(block.level, block.text);
      else if (block.kind === 'paragraph') this.#paragraph(block.runs);
      else this.#list(block.ordered, block.items);
    }
  }

  /** Small print in a band of its own: how to reach us, the standing notice. Never split across pages. */
  closing(paragraphs: readonly (string | TextInLanguage)[]): void {
    const doc = this.#doc;
    const own = this.#start.locale;
    const notes = doc.missing.size > 0 ? [missingNote[own], ...paragraphs] : paragraphs;
    const spoken = notes.map((one) => (typeof one === 'string' ? { text: one, locale: own } : one));
    const text = { width: this.#width, lineGap: 2 };
    doc.face('text').fontSize(size.small);
    const height = spoken.reduce((sum, one) => sum + doc.heightOfString(one.text, text) + 5, 24);
    if (doc.y + height > this.#bottom()) doc.addPage();
    doc.y += 10;
    this.#rule(ink.accent, 1.5);
    doc.y += 12;
    for (const one of spoken)
      this.#paragraph([{ text: one.text, strong: false }], {
        size: size.small,
        color: ink.soft,
        after: 5,
        locale: one.locale,
      });
  }

  /** Writes the footers and returns the file. Nothing can be added afterwards. */
  async finish(): Promise<Buffer> {
    const doc = this.#doc;
    this.#root.end();
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      const foot = this.#start.foot.replace('{page}', String(page + 1)).replace('{pages}', String(count));
      // Text below the margin would start a new page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc
        .face('text')
        .fontSize(size.small)
        .fillColor(ink.soft)
        .text(foot, margin, doc.page.height - 48, { width: this.#width, align: 'center', lineBreak: false });
      doc.endMarkedContent();
    }
    doc.end();
    return this.#finished;
  }

  /** The key with a house as its bow, and the name. Decoration: the title says what the paper is. */
  #letterhead(): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .save()
      .translate(margin - 2, 44)
      .scale(1.05);
    doc.path('M12.5 4.5 22 12v10H3.5V12z').fill(ink.accentSoft);
    doc.lineWidth(1.7).lineJoin('round').lineCap('round').strokeColor(ink.heading);
    doc.path('M10.5 3 19 10v9H2v-9z').fillAndStroke('#ffffff', ink.heading);
    doc.circle(10.5, 12, 2.3).stroke();
    doc.path('M10.5 19v9m0-1.5h4.5m-4.5-4h3').stroke();
    doc.restore();
    doc
      .face('heading')
      .fontSize(15)
      .fillColor(ink.heading)
      .text(this.#start.from, margin + 30, 52, { lineBreak: false });
    doc.endMarkedContent();
    doc.x = margin;
    doc.y = 96;
    this.#rule(ink.accent, 1.5);
    doc.y = 118;
  }

  #title(): void {
    const doc = this.#doc;
    this.#add('H1', () => {
      doc
        .face('heading')
        .fontSize(size.title)
        .fillColor(ink.heading)
        .text(this.#start.title, margin, doc.y, { width: this.#width, lineGap: 1 });
    });
    doc.y += 8;
  }

  #heading(level: 2 | 3, text: string): void {
    const doc = this.#doc;
    // A heading must not stand alone at the bottom of a page.
    if (doc.y + 64 > this.#bottom()) doc.addPage();
    else doc.y += 6;
    doc.outline.addItem(text);
    this.#add(level === 2 ? 'H2' : 'H3', () => {
      doc
        .face('heading')
        .fontSize(size.heading)
        .fillColor(ink.heading)
        .text(text, margin, doc.y, { width: this.#width, lineGap: 2 });
    });
    doc.y += 2;
  }

  #paragraph(runs: readonly Run[], style: ParagraphStyle = {}): void {
    const { size: points = size.text, color = ink.text, after = 8, locale } = style;
    this.#add('P', () => this.#runs(runs, margin, this.#width, points, color), locale);
    this.#doc.y += after;
  }

  #list(ordered: boolean, items: readonly (readonly Run[])[]): void {
    const doc = this.#doc;
    const list = doc.struct('L');
    this.#root.add(list);
    items.forEach((runs, index) => {
      if (doc.y + 30 > this.#bottom()) doc.addPage();
      const item = doc.struct('LI');
      list.add(item);
      const y = doc.y;
      item.add(
        doc.struct('Lbl', {}, () => {
          doc.face('text').fontSize(size.text).fillColor(ink.text);
          doc.text(ordered ? `${index + 1}.` : '•', margin + 4, y, { lineBreak: false });
        }),
      );
      doc.y = y;
      item.add(
        doc.struct('LBody', {}, () => this.#runs(runs, margin + 22, this.#width - 22, size.text, ink.text)),
      );
      item.end();
      doc.y += 3;
    });
    list.end();
    doc.x = margin;
    doc.y += 6;
  }

  #runs(runs: readonly Run[], x: number, width: number, points: number, color: string): void {
    const doc = this.#doc;
    doc.x = x;
    runs.forEach((run, index) => {
      const options = { width, lineGap: 3, continued: index < runs.length - 1 };
      doc
        .face(run.strong ? 'strong' : 'text')
        .fontSize(points)
        .fillColor(color);
      if (index === 0) doc.text(run.text, x, doc.y, options);
      else doc.text(run.text, options);
    });
  }

  #rule(color: string, thickness: number): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + this.#width, doc.y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
    doc.endMarkedContent();
  }

  #add(tag: string, draw: () => void, locale: Locale = this.#start.locale): void {
    const other = locale === this.#start.locale ? {} : { lang: tagOf(locale) };
    this.#root.add(this.#doc.struct(tag, other, draw));
  }

  #bottom(): number {
    return this.#doc.page.height - this.#doc.page.margins.bottom;
  }
}
