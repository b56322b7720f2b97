import type { FileExtension, UploadMessageKey } from '#domain/uploads/rules.ts';
import { findInPdf } from './check-pdf.ts';

type ContentRefusal = Extract<UploadMessageKey, 'file.content' | 'file.encrypted' | 'file.linked'>;

/** What the bytes of a file turned out to be. */
export interface CheckedContent {
  /** Why it cannot be taken, or null. */
  readonly refused: ContentRefusal | null;
  /** A PDF with scripts, programs or files inside, as courts' own forms have: taken, and looked at as drawn pages alone. */
  readonly active: boolean;
}

/**
 * Whether a file's bytes are what its extension says. Nothing is decoded or changed. A file with a password is
 * `file.encrypted`, a Word file that loads or carries others `file.linked`, anything else wrong `file.content`.
 */
export async function checkContent(extension: FileExtension, bytes: Uint8Array): Promise<CheckedContent> {
  if (extension === 'pdf') return checkPdf(bytes);
  return { refused: await refuseContent(extension, bytes), active: false };
}

async function refuseContent(
  extension: Exclude<FileExtension, 'pdf'>,
  bytes: Uint8Array,
): Promise<ContentRefusal | null> {
  switch (extension) {
    case 'jpg':
    case 'jpeg':
      return (await detect(bytes)) === 'image/jpeg' ? null : 'file.content';
    case 'png':
      return checkPng(bytes);
    case 'doc':
      return checkDoc(bytes);
    case 'docx':
      return checkWordFile(bytes);
  }
}

/** The type according to the first bytes. */
async function detect(bytes: Uint8Array): Promise<string | null> {
  // Few calls look into a file: the others need not wait for what reads it.
  const { fileTypeFromBuffer } = await import('file-type');
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

function checkPdf(bytes: Uint8Array): CheckedContent {
  // Scanners pad the end. If the mark is nowhere, the file was cut off.
  if (
    !startsWith(bytes, pdfStart) ||
    !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('%%EOF')
  )
    return { refused: 'file.content', active: false };
  const { encrypted, active } = findInPdf(bytes);
  return { refused: encrypted ? 'file.encrypted' : null, active };
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

const zipStart = [0x50, 0x4b, 0x03, 0x04];

async function checkWordFile(bytes: Uint8Array): Promise<ContentRefusal | null> {
  // Word puts a document with a password into an OLE container with the same extension.
  if (startsWith(bytes, oleStart)) {
    return findOleStream(bytes, 'EncryptedPackage') ? 'file.encrypted' : 'file.content';
  }
  if (!startsWith(bytes, zipStart)) return 'file.content';
  const { checkDocx } = await import('./check-docx.ts');
  return checkDocx(bytes);
}
