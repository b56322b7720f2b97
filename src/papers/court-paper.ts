// Papers for a court and letters, as tagged PDF: plain, black on white, without our name or mark. A packet is several
// papers written one after another into the same document, so that headings and reading order survive.
import PDFDocument from 'pdfkit';
import { filledLine, type PaperBlock, type SignatureLine } from '#domain/papers/assemble.ts';
import type { Locale } from '#domain/languages.ts';
import type { CourtFile, ExhibitPage, PageStart } from './court-file.ts';
import {
  captionWords,
  footOf,
  headOf,
  keptWithSignature,
  sideOf,
  type PrintedPaper,
} from './printed-paper.ts';

const margin = 72;
type PaperFont = 'text' | 'strong';
const points = { title: 14, text: 12, small: 9 };
const ink = '#000000';
const soft = '#444444';
const tagOf = (locale: Locale) => (locale === 'en' ? 'en-US' : 'es-US');
const indent = 24;
/** Between two lines of a text, in points. */
const lineGap = 4;
/** Of one line to be signed or filled in by hand, with its name. */
const signatureHeight = 42;

export class CourtPaper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #finished: Promise<Buffer>;
  readonly #width: number;
  readonly #parts: PageStart[] = [];
  readonly #language: Locale;
  #pages = 0;

  constructor({ title, language, author, date, fonts }: CourtFile) {
    this.#language = language;
    const doc = new PDFDocument({
      size: 'LETTER',
      margins: { top: margin, right: margin, bottom: margin, left: margin },
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: tagOf(language),
      displayTitle: true,
      font: '',
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    });
    this.#doc = doc;
    this.#width = 612 - 2 * margin;
    const parts: Buffer[] = [];
    this.#finished = new Promise((resolve, reject) => {
      doc.on('data', (part: Buffer) => parts.push(part));
      doc.on('end', () => resolve(Buffer.concat(parts)));
      doc.on('error', reject);
    });
    doc.on('pageAdded', () => (this.#pages += 1));
    for (const face of ['text', 'strong'] as const) doc.registerFont(face, fonts[face]);
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
  }

  /** Writes a paper on pages of its own. */
  add(paper: PrintedPaper): void {
    const first = this.#pages;
    this.#doc.addPage();
    this.#doc.outline.addItem(paper.title);
    const locale = paper.language;
    if (!paper.blocks.some((block) => block.kind === 'heading')) this.#heading(paper.title, 'H1', locale);
    let level: 'H1' | 'H2' = 'H1';
    const kept = keptWithSignature(paper);
    for (const [index, block] of paper.blocks.entries()) {
      if (index > 0 && index === kept?.from) this.#keepTogether(paper.blocks.slice(kept.from, kept.to + 1));
      this.#block(block, level, locale);
      if (block.kind === 'heading') level = 'H2';
    }
    this.#parts.push({ first, count: this.#pages - first, paper, labels: [], heads: [] });
  }

  /** Adds the pages of exhibits; those without a picture stay white for what is drawn into them later. */
  exhibits(pages: readonly ExhibitPage[], title?: string): { readonly first: number } {
    const doc = this.#doc;
    const first = this.#pages;
    for (const [index, { picture, alternative }] of pages.entries()) {
      doc.addPage();
      if (title && index === 0) doc.outline.addItem(title);
      const fit: [number, number] = [this.#width, doc.page.height - 2 * margin];
      this.#root.add(
        doc.struct('Figure', { alt: alternative }, () => {
          if (picture) doc.image(picture, margin, margin, { fit, align: 'center', valign: 'center' });
        }),
      );
    }
    this.#parts.push({
      first,
      count: pages.length,
      paper: null,
      labels: pages.map(({ label }) => label),
      heads: pages.map(({ head }) => head ?? null),
    });
    return { first };
  }

  /** How many pages the last added paper has. */
  get lastCount(): number {
    return this.#parts.at(-1)?.count ?? 0;
  }

  /** Writes head and foot of every page and returns the file. */
  async finish(): Promise<Buffer> {
    const doc = this.#doc;
    this.#root.end();
    for (const { first, count, paper, labels, heads } of this.#parts)
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(first + page);
        // Text in the margins would start a new page.
        doc.page.margins.top = 0;
        doc.page.margins.bottom = 0;
        if (paper) this.#stamp(paper, page + 1, count);
        else {
          this.#edge(labels[page] ?? '', doc.page.height - 48);
          const head = heads[page];
          if (head) this.#edge(head, 36);
        }
      }
    doc.end();
    return this.#finished;
  }

  #stamp(paper: PrintedPaper, page: number, pages: number): void {
    const foot = footOf(paper).replace('{page}', String(page)).replace('{pages}', String(pages));
    this.#edge(foot, this.#doc.page.height - 48);
    const head = headOf(paper);
    if (head) this.#edge(head, 36);
  }

  /** A line in a margin: no part of the text. */
  #edge(text: string, y: number): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('strong')
      .fontSize(points.small)
      .fillColor(soft)
      .text(text, margin, y, { width: this.#width, align: 'center', lineBreak: false });
    doc.endMarkedContent();
  }

  #block(block: PaperBlock, level: 'H1' | 'H2', locale: Locale): void {
    switch (block.kind) {
      case 'caption':
        return this.#caption(block);
      case 'heading':
        return this.#heading(block.text, level, locale);
      case 'text':
        return this.#paragraph(block.text, locale, { left: block.own ? indent : 0 });
      case 'list':
        return this.#list(block.items, block.ordered, locale);
      case 'signature':
        return this.#signature(block.lines);
      case 'blank':
        return this.#blank(block.label, block.lines, locale);
    }
  }

  /** Begins a new page if these blocks do not fit on what is left of this one. */
  #keepTogether(blocks: readonly PaperBlock[]): void {
    const height = blocks.reduce((sum, block) => sum + this.#heightOf(block), 0);
    if (this.#doc.y + height > this.#bottom() && height < this.#bottom() - margin) this.#doc.addPage();
  }

  #heightOf(block: PaperBlock): number {
    switch (block.kind) {
      case 'text': {
        const width = this.#width - (block.own ? indent : 0);
        return this.#textHeight(block.text, 'text', width) + 10;
      }
      case 'heading':
        return this.#textHeight(block.text, 'strong', this.#width) + 4;
      case 'blank':
        return this.#textHeight(block.label, 'strong', this.#width) + 4 + block.lines * 24 + 16;
      case 'list':
        return block.items.reduce(
          (sum, item) => sum + this.#textHeight(item, 'text', this.#width - indent) + 5,
          6,
        );
      case 'signature':
        return this.#signatureHeight(block.lines);
      default:
        return 0;
    }
  }

  #textHeight(text: string, font: PaperFont, width: number): number {
    return this.#doc.font(font).fontSize(points.text).heightOfString(text, { width, lineGap });
  }

  #caption({ court, plaintiffs, respondents, docketNumber }: Extract<PaperBlock, { kind: 'caption' }>): void {
    this.#paragraph(court, 'en', { font: 'strong', align: 'center', after: 16 });
    const top = this.#doc.y;
    const half = { width: this.#width / 2 - 16, after: 1, gap: 1 };
    for (const name of plaintiffs) this.#paragraph(name, 'en', half);
    this.#paragraph(`${sideOf('Plaintiff', plaintiffs)},`, 'en', { ...half, left: indent });
    this.#paragraph(captionWords.versus, 'en', half);
    for (const name of respondents) this.#paragraph(name, 'en', half);
    this.#paragraph(`${sideOf('Defendant', respondents)}.`, 'en', { ...half, left: indent });
    this.#paragraph(`${captionWords.docket} ${docketNumber}`, 'en', { ...half, font: 'strong', after: 4 });
    const doc = this.#doc;
    this.#line(margin, doc.y, this.#width / 2);
    doc.y = Math.max(doc.y, top) + 18;
  }

  #heading(text: string, level: 'H1' | 'H2', locale: Locale): void {
    const doc = this.#doc;
    // A heading must not stand alone at the bottom of a page; what follows may need three lines in one piece.
    if (doc.y + 84 > this.#bottom()) doc.addPage();
    this.#add(level, locale, () => {
      doc
        .font('strong')
        .fontSize(level === 'H1' ? points.title : points.text)
        .fillColor(ink)
        .text(text, margin, doc.y, {
          width: this.#width,
          lineGap: 3,
          align: level === 'H1' ? 'center' : 'left',
        });
    });
    doc.y += level === 'H1' ? 10 : 4;
  }

  #paragraph(
    text: string,
    locale: Locale,
    {
      left = 0,
      width = this.#width - left,
      after = 10,
      font = 'text',
      align = 'left',
      gap = lineGap,
    }: {
      left?: number;
      width?: number;
      after?: number;
      font?: PaperFont;
      align?: 'left' | 'center';
      gap?: number;
    } = {},
  ): void {
    const doc = this.#doc;
    this.#breakWell(text, font, width);
    this.#add('P', locale, () => {
      doc
        .font(font)
        .fontSize(points.text)
        .fillColor(ink)
        .text(text, margin + left, doc.y, { width, lineGap: gap, align });
    });
    doc.x = margin;
    doc.y += after;
  }

  /** Before a text is written: a page break inside it leaves at least two lines on either page. */
  #breakWell(text: string, font: PaperFont, width: number): void {
    const doc = this.#doc;
    const height = this.#textHeight(text, font, width);
    const line = doc.currentLineHeight(true) + lineGap;
    const lines = Math.round(height / line);
    const room = Math.floor((this.#bottom() - doc.y + lineGap) / line);
    if (lines <= room) return;
    if (room < 2 || lines < 4) doc.addPage();
    // One line less here, so that the last one is not alone there.
    else if (lines - room === 1) doc.page.margins.bottom += line;
  }

  #list(items: readonly string[], ordered: boolean, locale: Locale): void {
    const doc = this.#doc;
    const list = doc.struct('L');
    this.#root.add(list);
    items.forEach((text, index) => {
      this.#breakWell(text, 'text', this.#width - indent);
      const item = doc.struct('LI', this.#spoken(locale));
      list.add(item);
      const y = doc.y;
      item.add(
        doc.struct('Lbl', {}, () => {
          doc.font('text').fontSize(points.text).fillColor(ink);
          doc.text(ordered ? `${index + 1}.` : '•', margin + 4, y, { lineBreak: false });
        }),
      );
      doc.y = y;
      item.add(
        doc.struct('LBody', {}, () => {
          doc.text(text, margin + indent, y, { width: this.#width - indent, lineGap });
        }),
      );
      item.end();
      doc.y += 5;
    });
    list.end();
    doc.x = margin;
    doc.y += 6;
  }

  /** What is known is printed; the rest has a line for it, with its name below. Never broken across pages. */
  #signature(lines: readonly SignatureLine[]): void {
    const doc = this.#doc;
    if (doc.y + this.#signatureHeight(lines) > this.#bottom()) doc.addPage();
    for (const line of lines) {
      if (line.value !== null) {
        this.#paragraph(filledLine(line), 'en', { after: 2 });
        continue;
      }
      doc.y += 20;
      this.#line(margin, doc.y, this.#width * 0.7);
      doc.y += 3;
      this.#add('P', 'en', () => {
        doc.font('text').fontSize(10).fillColor(soft).text(line.label, margin, doc.y, { width: this.#width });
      });
      doc.y += 6;
    }
    doc.y += 6;
  }

  #signatureHeight(lines: readonly SignatureLine[]): number {
    return lines.reduce(
      (sum, line) =>
        sum +
        (line.value === null ? signatureHeight : this.#textHeight(filledLine(line), 'text', this.#width) + 2),
      0,
    );
  }

  #blank(label: string, lines: number, locale: Locale): void {
    const doc = this.#doc;
    if (doc.y + 60 > this.#bottom()) doc.addPage();
    this.#paragraph(label, locale, { font: 'strong', after: 4 });
    for (let line = 0; line < lines; line += 1) {
      if (doc.y + 26 > this.#bottom()) doc.addPage();
      doc.y += 24;
      this.#line(margin, doc.y, this.#width);
    }
    doc.y += 16;
  }

  #line(x: number, y: number, width: number): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(ink)
      .stroke();
    doc.endMarkedContent();
  }

  #spoken(locale: Locale) {
    return locale === this.#language ? {} : { lang: tagOf(locale) };
  }

  #add(tag: string, locale: Locale, draw: () => void): void {
    this.#root.add(this.#doc.struct(tag, this.#spoken(locale), draw));
  }

  #bottom(): number {
    return this.#doc.page.height - margin;
  }
}

/** One paper as a PDF, and how many pages it has. */
export async function writePdf(
  paper: PrintedPaper,
  file: Omit<CourtFile, 'title' | 'language'>,
): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const written = new CourtPaper({ ...file, title: paper.title, language: paper.language });
  written.add(paper);
  const pages = written.lastCount;
  return { bytes: await written.finish(), pages };
}
