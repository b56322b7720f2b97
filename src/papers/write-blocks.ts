// How each block of a paper stands on a page, and how much room it takes there.
import type { PaperBlock } from '#domain/papers/assemble.ts';
import { filledLine, type SignatureBlock, type SignatureLine } from '#domain/papers/signature-lines.ts';
import type { Locale } from '#domain/languages.ts';
import { indent, ink, lineGap, margin, points, soft, type PageWriter } from './page-writer.ts';
import { captionWords, columnsOf, sideOf } from './printed-paper.ts';

/** Below a paragraph of own words, in points. */
const ownAfter = 6;

type Caption = Extract<PaperBlock, { kind: 'caption' }>;
type HeadingLevel = 'H1' | 'H2';

export function writeBlock(page: PageWriter, block: PaperBlock, level: HeadingLevel, locale: Locale): void {
  switch (block.kind) {
    case 'caption':
      return writeCaption(page, block, locale);
    case 'heading':
      return writeHeading(page, block.text, level, locale);
    case 'text':
      return page.paragraph(block.text, block.language ?? locale, {
        left: block.own ? indent : 0,
        ...(block.own && { after: ownAfter }),
      });
    case 'list':
      return writeList(page, block.items, block.ordered, locale);
    case 'boxes':
      return writeBoxes(page, block, locale);
    case 'signature':
      return writeSignature(page, block, locale);
    case 'blank':
      return writeBlank(page, block.label, block.lines, locale);
  }
}

/** Begins a new page if these blocks do not fit on what is left of this one. */
export function keepTogether(page: PageWriter, blocks: readonly PaperBlock[]): void {
  const height = blocks.reduce((sum, block) => sum + heightOf(page, block), 0);
  if (page.doc.y + height > page.bottom && height < page.bottom - margin) page.doc.addPage();
}

/** Begins a new page if no two lines of what follows fit below this block. */
export function keepWithNext(page: PageWriter, block: PaperBlock): void {
  const twoLines = page.textHeight('a\na', 'text', page.width);
  if (page.doc.y + heightOf(page, block) + twoLines > page.bottom) page.doc.addPage();
}

function heightOf(page: PageWriter, block: PaperBlock): number {
  switch (block.kind) {
    case 'text': {
      const width = page.width - (block.own ? indent : 0);
      return page.textHeight(block.text, 'text', width) + (block.own ? ownAfter : 10);
    }
    case 'heading':
      return page.textHeight(block.text, 'strong', page.width) + 8;
    case 'blank':
      return page.textHeight(block.label, 'strong', page.width) + 4 + block.lines * 24 + 16;
    case 'list':
      return block.items.reduce(
        (sum, item) => sum + page.textHeight(item, 'text', page.width - indent) + 5,
        6,
      );
    case 'boxes':
      return heightOfBoxes(page, block);
    case 'signature':
      return heightOfSignature(page, block);
    default:
      return 0;
  }
}

function writeCaption(
  page: PageWriter,
  { court, plaintiffs, respondents, docketNumber }: Caption,
  locale: Locale,
): void {
  const words = captionWords[locale];
  page.paragraph(court, locale, { font: 'strong', align: 'center', after: 16 });
  const { doc } = page;
  const top = doc.y;
  const half = { width: page.width / 2 - 16, after: 1, gap: 1 };
  for (const name of plaintiffs) page.paragraph(name, locale, half);
  page.paragraph(`${sideOf('plaintiff', plaintiffs, locale)},`, locale, { ...half, left: indent });
  page.paragraph(words.versus, locale, half);
  for (const name of respondents) page.paragraph(name, locale, half);
  page.paragraph(`${sideOf('defendant', respondents, locale)}.`, locale, { ...half, left: indent });
  const bottom = doc.y;
  // The number stands beside the names, unless these went over to another page.
  if (bottom > top) doc.y = (top + bottom) / 2 - points.text;
  const beside = { left: page.width / 2 + 8, width: page.width / 2 - 8 };
  page.paragraph(`${words.docket} ${docketNumber}`, locale, { ...beside, font: 'strong', after: 0 });
  page.rule(margin, bottom + 2, page.width / 2);
  doc.y = Math.max(doc.y, bottom) + 14;
}

export function writeHeading(page: PageWriter, text: string, level: HeadingLevel, locale: Locale): void {
  const { doc } = page;
  // A heading must not stand alone at the bottom of a page; what follows may need three lines in one piece.
  if (doc.y + 84 > page.bottom) doc.addPage();
  else if (level === 'H2') doc.y += 4;
  page.tag(level, page.spoken(locale), () => {
    doc
      .face('strong')
      .fontSize(level === 'H1' ? points.title : points.text)
      .fillColor(ink)
      .text(text, margin, doc.y, {
        width: page.width,
        lineGap: 3,
        align: level === 'H1' ? 'center' : 'left',
      });
  });
  doc.y += level === 'H1' ? 10 : 4;
}

function writeList(page: PageWriter, items: readonly string[], ordered: boolean, locale: Locale): void {
  const { doc } = page;
  const list = page.tag('L');
  items.forEach((text, index) => {
    page.breakWell(text, 'text', page.width - indent);
    const item = doc.struct('LI', page.spoken(locale));
    list.add(item);
    const y = doc.y;
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.face('text').fontSize(points.text).fillColor(ink);
        doc.text(ordered ? `${index + 1}.` : '•', margin + 4, y, { lineBreak: false });
      }),
    );
    doc.y = y;
    item.add(
      doc.struct('LBody', {}, () => {
        doc.text(text, margin + indent, y, { width: page.width - indent, lineGap });
      }),
    );
    item.end();
    doc.y += 5;
  });
  list.end();
  doc.x = margin;
  doc.y += 6;
}

type Boxes = Extract<PaperBlock, { kind: 'boxes' }>;
/** A box to tick, and between two of them in a row, in points. */
const box = { side: 11, room: 20, between: 22 };

/** Where each box of a row begins, from the left; a row that is too wide stands as a list. */
function placesInRow(page: PageWriter, { items, inRow }: Boxes): readonly number[] | null {
  if (!inRow) return null;
  const doc = page.doc.face('text').fontSize(points.text);
  const ends = items.reduce<number[]>(
    (places, item) => [...places, (places.at(-1) ?? 0) + box.room + doc.widthOfString(item) + box.between],
    [0],
  );
  return (ends.at(-1) ?? 0) - box.between <= page.width ? ends.slice(0, -1) : null;
}

function heightOfBoxes(page: PageWriter, block: Boxes): number {
  const label = block.label === null ? 0 : page.textHeight(block.label, 'strong', page.width) + 4;
  const heights = block.items.map((item) => page.textHeight(item, 'text', page.width - box.room) + 5);
  const rows = placesInRow(page, block) ? Math.max(...heights) : heights.reduce((sum, one) => sum + one, 0);
  return label + rows + 6;
}

/** Boxes are drawn, since no font of ours has one; a screen reader hears what they are for. */
function writeBoxes(page: PageWriter, block: Boxes, locale: Locale): void {
  const { doc } = page;
  keepTogether(page, [block]);
  if (block.label !== null) page.paragraph(block.label, locale, { font: 'strong', after: 4 });
  const places = placesInRow(page, block);
  const list = page.tag('L');
  const top = doc.y;
  block.items.forEach((text, index) => {
    const left = margin + (places?.[index] ?? 0);
    if (places) doc.y = top;
    else page.breakWell(text, 'text', page.width - box.room);
    const item = doc.struct('LI', page.spoken(locale));
    list.add(item);
    const y = doc.y;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .rect(left, y + 1.5, box.side, box.side)
      .lineWidth(0.9)
      .strokeColor(ink)
      .stroke();
    doc.endMarkedContent();
    item.add(
      doc.struct('LBody', {}, () => {
        const width = places
          ? doc.face('text').fontSize(points.text).widthOfString(text) + 1
          : page.width - box.room;
        doc
          .face('text')
          .fontSize(points.text)
          .fillColor(ink)
          .text(text, left + box.room, y, { width, lineGap });
      }),
    );
    item.end();
    doc.y += 5;
  });
  list.end();
  doc.x = margin;
  doc.y += 6;
}

/** Between two columns of a signature. */
const gutter = 24;
const labelSize = 10;
/** Room to write on, above the line, and the space around its name. */
const signing = { room: 16, above: 2, below: 4 };

/** What is known is printed; the rest has a line for it, with its name below. Never broken across pages. */
function writeSignature(page: PageWriter, block: SignatureBlock, locale: Locale): void {
  const { doc } = page;
  if (doc.y + heightOfSignature(page, block) > page.bottom) doc.addPage();
  const columns = columnsOf(block);
  const width = widthOfColumn(page, columns.length);
  const top = doc.y;
  const ends = columns.map((column, index) => {
    doc.y = top;
    writeColumn(page, column, { left: index * (width + gutter), width }, locale);
    return doc.y;
  });
  doc.y = Math.max(...ends) + 6;
  doc.x = margin;
}

function writeColumn(
  page: PageWriter,
  lines: readonly SignatureLine[],
  { left, width }: { readonly left: number; readonly width: number },
  locale: Locale,
): void {
  const { doc } = page;
  for (const line of lines) {
    if (line.value !== null) {
      page.paragraph(filledLine(line), locale, { left, width, after: 2 });
      continue;
    }
    doc.y += signing.room;
    page.rule(margin + left, doc.y, Math.min(width, page.width * 0.7));
    doc.y += signing.above;
    page.tag('P', page.spoken(locale), () => {
      doc
        .face('text')
        .fontSize(labelSize)
        .fillColor(soft)
        .text(line.label, margin + left, doc.y, { width });
    });
    doc.y += signing.below;
  }
}

const widthOfColumn = (page: PageWriter, columns: number) => (page.width - gutter * (columns - 1)) / columns;

function heightOfSignature(page: PageWriter, block: SignatureBlock): number {
  const columns = columnsOf(block);
  const width = widthOfColumn(page, columns.length);
  const heights = columns.map((column) =>
    column.reduce((sum, line) => {
      if (line.value !== null) return sum + page.textHeight(filledLine(line), 'text', width) + 2;
      const label = page.doc.face('text').fontSize(labelSize).heightOfString(line.label, { width });
      return sum + signing.room + signing.above + label + signing.below;
    }, 0),
  );
  return Math.max(...heights);
}

function writeBlank(page: PageWriter, label: string, lines: number, locale: Locale): void {
  const { doc } = page;
  if (doc.y + 60 > page.bottom) doc.addPage();
  page.paragraph(label, locale, { font: 'strong', after: 4 });
  for (let line = 0; line < lines; line += 1) {
    if (doc.y + 26 > page.bottom) doc.addPage();
    doc.y += 24;
    page.rule(margin, doc.y, page.width);
  }
  doc.y += 16;
}
