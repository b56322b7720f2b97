// The same blocks as a Word file, for an attorney or a judge's chambers to edit. Numbered lists are written as text, so
// that the words of both files are the same.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { PaperBlock } from '#domain/papers/assemble.ts';
import type { Locale } from '#domain/languages.ts';
import { filledLine, type SignatureLine } from '#domain/papers/signature-lines.ts';
import { toPrint } from '#domain/papers/printable.ts';
import {
  captionWords,
  columnsOf,
  footOf,
  headOf,
  introduces,
  keptWithSignature,
  sideOf,
  type PrintedPaper,
} from './printed-paper.ts';

/** In twentieths of a point, Word's unit. */
const twips = (points: number) => points * 20;
const inch = 1440;
/** Between the margins of a letter page. */
const textWidth = 6.5 * inch;
const font = 'Calibri';

function line(text: string, options: IParagraphOptions = {}, bold = false): Paragraph {
  return new Paragraph({
    spacing: { after: twips(8), line: 320 },
    ...options,
    children: [
      // Our fonts, whose letters `toPrint` knows, have no box.
      new TextRun({
        text: text
          .split(tickBox)
          .map((part) => toPrint(part).text)
          .join(tickBox),
        bold,
      }),
    ],
  });
}

/**
 * A line to write on. Word takes paragraphs with the same border and edge for one box and draws its last line alone, so
 * those below one another end a twentieth of a point apart.
 */
const ruled = ({ keepNext = false, edge = 0, after = 2 } = {}): Paragraph =>
  new Paragraph({
    keepNext,
    indent: { right: edge },
    spacing: { before: twips(18), after: twips(after) },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: '000000' } },
    children: [new TextRun('')],
  });

/** Drawn by the PDF; Word takes it from a font of its own. */
export const tickBox = '\u2610';

/** The names of a case stand close together. */
const close = { after: twips(1), line: 280 };

const signatureLines = (lines: readonly SignatureLine[]): Paragraph[] =>
  lines.flatMap((signed, index) => [
    ...(signed.value === null ? [ruled({ keepNext: true })] : []),
    line(filledLine(signed), {
      keepLines: true,
      keepNext: index < lines.length - 1,
      spacing: { after: twips(signed.value === null ? 8 : 2), line: 320 },
    }),
  ]);

const without = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: without,
  bottom: without,
  left: without,
  right: without,
  insideHorizontal: without,
  insideVertical: without,
};

/** Two columns are a table without lines, in one row that is never broken. */
function signatureOf(columns: readonly (readonly SignatureLine[])[]): (Paragraph | Table)[] {
  const [only] = columns;
  if (columns.length === 1 && only) return signatureLines(only);
  const width = textWidth / columns.length;
  const cells = columns.map(
    (lines, index) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { left: index === 0 ? 0 : twips(12), right: twips(12) },
        children: signatureLines(lines),
      }),
  );
  return [
    new Table({
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: columns.map(() => width),
      borders: noBorders,
      rows: [new TableRow({ cantSplit: true, children: cells })],
    }),
    // Word wants a paragraph behind a table that ends a file.
    new Paragraph({ spacing: { after: 0, line: 20, lineRule: 'exact' } }),
  ];
}

function paragraphsOf(
  block: PaperBlock,
  locale: Locale,
  isFirstHeading: boolean,
  keepNext = false,
): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'caption':
      return [
        line(
          block.court,
          { alignment: AlignmentType.CENTER, spacing: { after: twips(16), line: 320 } },
          true,
        ),
        ...block.plaintiffs.map((name) => line(name, { spacing: close })),
        line(`${sideOf('plaintiff', block.plaintiffs, locale)},`, {
          spacing: close,
          indent: { left: twips(24) },
        }),
        line(captionWords[locale].versus, { spacing: close }),
        ...block.respondents.map((name) => line(name, { spacing: close })),
        line(`${sideOf('defendant', block.respondents, locale)}.`, {
          spacing: close,
          indent: { left: twips(24) },
        }),
        line(
          `${captionWords[locale].docket} ${block.docketNumber}`,
          { spacing: { after: twips(18), line: 280 } },
          true,
        ),
      ];
    case 'heading':
      return [
        line(
          block.text,
          {
            heading: isFirstHeading ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            keepNext: true,
            ...(isFirstHeading && { alignment: AlignmentType.CENTER }),
          },
          true,
        ),
      ];
    case 'text':
      return [
        line(block.text, {
          keepNext: keepNext || introduces(block),
          ...(block.own && { indent: { left: twips(24) } }),
        }),
      ];
    case 'list':
      return block.items.map((text, index) =>
        line(`${block.ordered ? `${index + 1}.` : '•'} ${text}`, {
          keepNext,
          indent: { left: twips(24), hanging: twips(18) },
        }),
      );
    case 'boxes':
      return [
        ...(block.label === null ? [] : [line(block.label, { keepNext: true }, true)]),
        ...(block.inRow
          ? [line(block.items.map((text) => `${tickBox} ${text}`).join('     '), { keepNext })]
          : block.items.map((text) =>
              line(`${tickBox} ${text}`, { keepNext, indent: { left: twips(20), hanging: twips(20) } }),
            )),
      ];
    case 'signature':
      return signatureOf(columnsOf(block));
    case 'blank':
      return [
        line(block.label, { keepNext: true }, true),
        ...Array.from({ length: block.lines }, (_, index) =>
          ruled({ keepNext, edge: 1 + (index % 2), after: index === block.lines - 1 ? 10 : 2 }),
        ),
      ];
  }
}

/** A paper as a Word file. The same paper is the same file, byte for byte. */
export async function writeWord(paper: PrintedPaper, author: string, date: Date): Promise<Uint8Array> {
  const head = headOf(paper);
  const [before = '', between = '', after = ''] = toPrint(footOf(paper)).text.split(/\{page\}|\{pages\}/u);
  const signatureBlocks = keptWithSignature(paper);
  const firstHeading = paper.blocks.findIndex((block) => block.kind === 'heading');
  const document = new Document({
    title: paper.title,
    creator: author,
    lastModifiedBy: author,
    styles: {
      default: {
        document: {
          run: {
            font,
            size: 24,
            color: '000000',
            language: { value: paper.language === 'en' ? 'en-US' : 'es-US' },
          },
        },
        heading1: { run: { font, size: 28, color: '000000' } },
        heading2: { run: { font, size: 24, color: '000000' } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 8.5 * inch, height: 11 * inch },
            margin: { top: inch, right: inch, bottom: inch, left: inch },
          },
        },
        ...(head !== null && {
          headers: {
            default: new Header({ children: [line(head, { alignment: AlignmentType.CENTER }, true)] }),
          },
        }),
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  new TextRun({
                    size: 18,
                    children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...(firstHeading === -1
            ? paragraphsOf({ kind: 'heading', text: paper.title }, paper.language, true)
            : []),
          ...paper.blocks.flatMap((block, index) =>
            paragraphsOf(
              block,
              paper.language,
              index === firstHeading,
              signatureBlocks !== null && index >= signatureBlocks.from && index < signatureBlocks.to,
            ),
          ),
        ],
      },
    ],
  });
  return repack(await Packer.toBuffer(document), date);
}

/** Word files carry the moment they were packed, in their entries and in their properties. */
function repack(bytes: Uint8Array, date: Date): Uint8Array {
  const files = unzipSync(bytes);
  const moment = date.toISOString().replace(/\.\d+Z$/u, 'Z');
  const named = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    name === 'docProps/core.xml'
      ? strToU8(strFromU8(content).replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/gu, moment))
      : content,
  ]);
  // Word wants the list of types first; the time stamps of a ZIP know no zone, so all of them are its first day.
  return zipSync(Object.fromEntries(named), { level: 6, mtime: new Date(1980, 0, 2) });
}
