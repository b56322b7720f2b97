import { fileTypeFromBuffer } from 'file-type';
import { Unzip, UnzipInflate, strFromU8, unzipSync } from 'fflate';
import type { FileExtension, UploadMessageKey } from '#domain/uploads/rules.ts';

type ContentRefusal = Extract<UploadMessageKey, 'file.content' | 'file.encrypted'>;

/**
 * Whether a file's bytes are what its extension says: null if they are. Nothing is decoded or changed. A file with a
 * password is `file.encrypted`, anything else wrong is `file.content`.
 */
export async function checkContent(
  extension: FileExtension,
  bytes: Uint8Array,
): Promise<ContentRefusal | null> {
  switch (extension) {
    case 'pdf':
      return checkPdf(bytes);
    case 'jpg':
    case 'jpeg':
      return (await detect(bytes)) === 'image/jpeg' ? null : 'file.content';
    case 'png':
      return checkPng(bytes);
    case 'doc':
      return checkDoc(bytes);
    case 'docx':
      return checkDocx(bytes);
  }
}

/** The type according to the first bytes. */
async function detect(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes.subarray(0, 4_100)))?.mime ?? null;
  } catch {
    return null;
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((value, index) => bytes[at + index] === value);
}

const pdfStart = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/** `/Encrypt 12 0 R` or `/Encrypt <<…>>` in a trailer: the file wants a password. */
const encryptEntry = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

function checkPdf(bytes: Uint8Array): ContentRefusal | null {
  if (!startsWith(bytes, pdfStart)) return 'file.content';
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  // Scanners pad the end. If the mark is nowhere, the file was cut off.
  if (!text.includes('%%EOF')) return 'file.content';
  return encryptEntry.test(text) ? 'file.encrypted' : null;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Start and first chunk; animated ones count as PNG too. */
function checkPng(bytes: Uint8Array): ContentRefusal | null {
  const header = [0x49, 0x48, 0x44, 0x52]; // IHDR
  return startsWith(bytes, pngStart) && startsWith(bytes, header, 12) ? null : 'file.content';
}

const oleStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Word 97–2003: an OLE container with a WordDocument stream, whose header tells whether it is encrypted. */
function checkDoc(bytes: Uint8Array): ContentRefusal | null {
  if (!startsWith(bytes, oleStart)) return 'file.content';
  const stream = findOleStream(bytes, 'WordDocument');
  if (!stream) return 'file.content';
  const view = viewOf(bytes);
  const sectorBytes = 1 << Math.min(view.getUint16(30, true), 16);
  const at = (stream.firstSector + 1) * sectorBytes;
  if (at + 12 > bytes.length) return 'file.content';
  if (view.getUint16(at, true) !== 0xa5ec) return 'file.content';
  return view.getUint16(at + 10, true) & 0x0100 ? 'file.encrypted' : null;
}

/**
 * The directory entry of a stream. Entries are 128 bytes long, at multiples of 128, so trying each position finds it
 * without following the allocation table, which a hostile file could turn into a circle.
 */
function findOleStream(bytes: Uint8Array, name: string): { firstSector: number } | null {
  const view = viewOf(bytes);
  const wanted = Buffer.from(`${name}\0`, 'utf16le');
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const isStream = bytes[at + 66] === 2;
    if (!isStream || view.getUint16(at + 64, true) !== wanted.length) continue;
    if (wanted.every((value, index) => bytes[at + index] === value)) {
      return { firstSector: view.getUint32(at + 116, true) };
    }
  }
  return null;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** More than any letter needs. A zip bomb is many times larger inside than outside. */
const docxLimits = { entries: 2_000, ratio: 100, bytes: 300 * 1024 * 1024 } as const;

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const contentTypes = '[Content_Types].xml';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

function checkDocx(bytes: Uint8Array): ContentRefusal | null {
  // Word puts a document with a password into an OLE container with the same extension.
  if (startsWith(bytes, oleStart)) {
    return findOleStream(bytes, 'EncryptedPackage') ? 'file.encrypted' : 'file.content';
  }
  if (!startsWith(bytes, zipStart)) return 'file.content';
  try {
    return looksLikeWord(bytes) && unpacksWithin(bytes) ? null : 'file.content';
  } catch {
    return 'file.content';
  }
}

function looksLikeWord(bytes: Uint8Array): boolean {
  let entries = 0;
  let promised = 0;
  let hasDocument = false;
  let hasMacros = false;
  const read = unzipSync(bytes, {
    filter({ name, originalSize }) {
      entries += 1;
      if (entries > docxLimits.entries) throw new RangeError('too many entries');
      promised += originalSize;
      if (/^word\/document\d*\.xml$/.test(name)) hasDocument = true;
      if (/vbaProject\.bin$/i.test(name)) hasMacros = true;
      return name === contentTypes && originalSize <= 1024 * 1024;
    },
  });
  const types = read[contentTypes];
  return (
    hasDocument &&
    !hasMacros &&
    promised <= bytes.length * docxLimits.ratio &&
    types !== undefined &&
    strFromU8(types).includes(mainPart)
  );
}

/** The directory may lie about sizes, so the entries are unpacked, counted and thrown away. */
function unpacksWithin(bytes: Uint8Array): boolean {
  const most = Math.min(bytes.length * docxLimits.ratio, docxLimits.bytes);
  let unpacked = 0;
  let entries = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > docxLimits.entries) throw new RangeError('too many entries');
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > most) throw new RangeError('too much inside');
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
