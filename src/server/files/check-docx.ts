import { Parser } from 'htmlparser2';
import { Unzip, UnzipInflate, strFromU8, unzipSync } from 'fflate';
import { hasCommandField } from './docx-fields.ts';

type DocxRefusal = 'file.content' | 'file.linked';

/** More than any letter needs. A zip bomb is many times larger inside than outside. */
const limits = { entries: 2_000, ratio: 100, bytes: 300 * 1024 * 1024, listBytes: 1024 * 1024 } as const;

const contentTypes = '[Content_Types].xml';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether an unencrypted DOCX is a Word file: null if it is. `file.linked` if it would load something from elsewhere, ask
 * another program for it, or carries another file, which runs with its own program; `file.content` for all else.
 */
export function checkDocx(bytes: Uint8Array): DocxRefusal | null {
  try {
    const lists = readLists(bytes);
    const commands = { found: false };
    if (!lists || !unpacksWithin(bytes, commands)) return 'file.content';
    const isLinked = lists.carriesFile || commands.found || lists.relations.some((list) => !isHarmless(list));
    return isLinked ? 'file.linked' : null;
  } catch {
    return 'file.content';
  }
}

/** No program that writes Word files names a part so; one that unpacks it may write where it should not. */
const leadsOutside = /(?:^|\/)\.\.?(?:\/|$)|^\/|\\|^[a-z]:|\p{Cc}/iu;

/** The lists of relations between parts, of a zip that has the parts of a Word file. */
function readLists(bytes: Uint8Array): { relations: string[]; carriesFile: boolean } | null {
  const names = new Set<string>();
  let promised = 0;
  let hasDocument = false;
  let hasMacros = false;
  let carriesFile = false;
  const read = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const part = name.toLowerCase();
      if (leadsOutside.test(name)) throw new RangeError('a part outside of the archive');
      // Two parts of one name: which one Word takes is anybody's guess.
      if (names.has(part) || names.size === limits.entries) throw new RangeError('too many entries');
      names.add(part);
      promised += originalSize;
      if (/^word\/document\d*\.xml$/.test(name)) hasDocument = true;
      if (part.endsWith('vbaproject.bin')) hasMacros = true;
      if (/(?:^|\/)(?:embeddings|activex)\//.test(part)) carriesFile = true;
      const isList = name === contentTypes || part.endsWith('.rels');
      if (isList && originalSize > limits.listBytes) throw new RangeError('too large a list');
      return isList;
    },
  });
  const { [contentTypes]: types, ...relations } = read;
  const fits =
    hasDocument &&
    !hasMacros &&
    promised <= bytes.length * limits.ratio &&
    types !== undefined &&
    strFromU8(types).includes(mainPart);
  return fits ? { relations: Object.values(relations).map(plainXml), carriesFile } : null;
}

/** UTF-8 without declarations of entities, as everything writes these lists; anything else would hide what it says. */
function plainXml(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (text.includes('\0') || /<!DOCTYPE/i.test(text)) throw new RangeError('not a plain list');
  return text;
}

/** A link that somebody has to click, and the template on the writer's own disk, which Word notes by itself. */
const harmlessOutside = /\/hyperlink$/i;
const template = /\/attachedTemplate$/i;
const ownDisk = /^(?:file:\/{3})?[a-z]:[\\/]/i;
/** Other files inside, which open with a program of their own, and parts that Word reads as documents. */
const fileInside = /\/(?:oleObject|package|control|activeXControlBinary|aFChunk|subDocument)$/i;

function isHarmless(list: string): boolean {
  let harmless = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!/(?:^|:)relationship$/i.test(name)) return;
        const { Type: type = '', TargetMode: mode = '', Target: target = '' } = attributes;
        const outside = mode.trim().toLowerCase() === 'external';
        const taken = outside
          ? harmlessOutside.test(type) || (template.test(type) && ownDisk.test(target.trim()))
          : !fileInside.test(type);
        if (!taken) harmless = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(list);
  return harmless;
}

/** What Word shows as text: the document, headers, footers, notes. */
const textPart = /^word\/[^/]+\.xml$/i;
/** More text than a hundred thousand pages have. */
const mostText = 24 * 1024 * 1024;

/** The directory may lie about sizes, so the entries are unpacked, counted, looked through for commands, and thrown away. */
function unpacksWithin(bytes: Uint8Array, commands: { found: boolean }): boolean {
  const most = Math.min(bytes.length * limits.ratio, limits.bytes);
  let unpacked = 0;
  let entries = 0;
  let textBytes = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) throw new RangeError('too many entries');
    const isText = textPart.test(file.name);
    const text: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > most) throw new RangeError('too much inside');
      if (!isText) return;
      textBytes += chunk.length;
      if (textBytes > mostText) throw new RangeError('too much text');
      text.push(chunk);
      if (isLast && hasCommandField(Buffer.concat(text).toString('utf8'))) commands.found = true;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const step = 64 * 1024;
  for (let at = 0; at < bytes.length; at += step) {
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  }
  return entries > 0;
}
