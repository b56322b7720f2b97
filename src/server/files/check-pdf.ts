import { constants, inflateSync } from 'node:zlib';
import { leadsToShare, opensAddress } from './pdf-actions.ts';
import { gap, nameEnds, spelled } from './pdf-names.ts';

/** What was seen in the bytes of a PDF. */
export interface PdfFindings {
  /** With a password, or with rights that a program may refuse to overlook. */
  readonly encrypted: boolean;
  /**
   * Scripts, programs, files inside, forms that send, other files and addresses that open by themselves: nothing of it may
   * run where somebody looks at the file.
   */
  readonly active: boolean;
}

/**
 * Looks at names alone and interprets nothing, since strangers send these bytes: a reader of PDF can be led in circles.
 * Also finds what is packed into object streams, up to `unpackedBytes`; a stream it cannot look into counts as active.
 */
export function findInPdf(bytes: Uint8Array): PdfFindings {
  const text = latin1(bytes);
  const packed = packedObjects(text, bytes);
  return {
    encrypted: encryptEntry.test(text),
    active: isActive(text) || packed.some(isActive) || opensAddress(text, packed.join('\n')),
  };
}

/** How much is unpacked of one file. The lists of objects of a 10 MB form come to a few megabytes. */
const unpackedBytes = 48 * 1024 * 1024;

/** Far more than ten megabytes of scanned pages have; each costs a look at what stands before it. */
const mostStreams = 20_000;
const dictionaryLength = 4_000;

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** `/Encrypt 12 0 R` or `/Encrypt <<…>>`: in a trailer or the dictionary of a cross-reference stream, never packed. */
const encryptEntry = new RegExp(`/${spelled('Encrypt')}${gap}(?:\\d{1,10}${gap}\\d{1,5}${gap}R|<<)`);

/** Long enough that compressed bytes do not hold one by chance. `JavaScript` is in every action that has a script. */
const activeName = new RegExp(
  `/(?:${[
    'JavaScript',
    'Launch',
    'EmbeddedFiles?',
    'RichMedia',
    'SubmitForm',
    'ImportData',
    'Rendition',
    'XFA',
    // Another document, often on a server: some readers hand over the password of the computer when they ask for it.
    'GoToR',
    'GoToE',
  ]
    .map((name) =>
      name.endsWith('s?') ? `${spelled(name.slice(0, -2))}(?:${spelled('s')})?` : spelled(name),
    )
    .join('|')})${nameEnds}`,
);

const hasFirst = new RegExp(`/${spelled('First')}${nameEnds}`);
const hasCount = new RegExp(`/${spelled('N')}${nameEnds}`);
const hasFilter = new RegExp(`/(?:${spelled('Filter')}|F)${nameEnds}`);
const onlyFlate = new RegExp(
  `/${spelled('Filter')}${gap}(?:\\[${gap})?/(?:${spelled('FlateDecode')}|${spelled('Fl')})${gap}(?:\\]|/|>>)`,
);
const hasParameters = new RegExp(`/${spelled('DecodeParms')}${nameEnds}`);

/** What an object stream holds, or that it could not be seen. */
type Packed = string | 'unseen';

function isActive(packed: Packed): boolean {
  return packed === 'unseen' || activeName.test(packed) || leadsToShare(packed);
}

/**
 * The contents of every stream whose dictionary has `/N` and `/First`, as no object stream can be read without them.
 * One that is not packed was seen with the file itself.
 */
function packedObjects(text: string, bytes: Uint8Array): Packed[] {
  const contents: Packed[] = [];
  let left = unpackedBytes;
  let from = 0;
  let streams = 0;
  for (const begins of text.matchAll(/stream\r?\n/g)) {
    const at = begins.index;
    streams += 1;
    if (streams > mostStreams) return ['unseen'];
    if (text.startsWith('end', at - 3)) {
      from = at + 6;
      continue;
    }
    const dictionary = text.slice(Math.max(from, at - dictionaryLength), at);
    if (!hasFirst.test(dictionary) || !hasCount.test(dictionary) || !hasFilter.test(dictionary)) continue;
    if (!onlyFlate.test(dictionary) || hasParameters.test(dictionary)) {
      contents.push('unseen');
      continue;
    }
    const packed = inflate(bytes.subarray(at + begins[0].length), left);
    contents.push(packed);
    left -= packed.length;
    if (left <= 0) break;
  }
  return contents;
}

/** Ends at its limit, and where the packed bytes end; what follows them does not matter. */
function inflate(bytes: Uint8Array, most: number): Packed {
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return latin1(inflateSync(bytes, options));
  } catch {
    return 'unseen';
  }
}
