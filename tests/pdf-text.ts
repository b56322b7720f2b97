import { inflateSync } from 'node:zlib';

/**
 * The words a PDF of ours shows, line by line, as a reader of the file gets them: glyphs are turned back into letters
 * by the table each embedded font carries. Knows only the form in which pdfkit writes.
 */
export function pdfText(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf));
  const tables = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (table) tables.set(name, lettersOf(objects.get(table)?.stream ?? ''));
    }
  let shown = '';
  for (const { stream } of objects.values()) {
    let letters: ReadonlyMap<string, string> | undefined;
    for (const [, font, line] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = tables.get(font);
      else shown += `${wordsOf(line ?? '', letters)}\n`;
    }
  }
  return shown;
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [whole, id = '', body = ''] = match;
    const begin = body.indexOf('stream\n');
    const head = begin < 0 ? body : body.slice(0, begin);
    const at = match.index + whole.indexOf(body) + begin + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = begin < 0 ? Buffer.alloc(0) : pdf.subarray(at, at + length);
    const packed = head.includes('/FlateDecode') && !head.includes('/FontFile');
    objects.set(id, { head, stream: packed ? inflateSync(bytes).toString('latin1') : '' });
  }
  return objects;
}

/** Glyph code to letter: `<0000> <00ff> [<0043> <0065> …]`. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '0', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, units = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const bytes = Buffer.from(units.replaceAll(' ', ''), 'hex');
      letters.set(code, bytes.swap16().toString('utf16le'));
    });
  return letters;
}

function wordsOf(line: string, letters: ReadonlyMap<string, string> | undefined): string {
  return [...line.matchAll(/<([0-9a-f]+)>/gi)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => letters?.get(code.toLowerCase()) ?? '')
    .join('');
}
