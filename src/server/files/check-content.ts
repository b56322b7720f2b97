import type { FileExtension, UploadMessageKey } from '#domain/uploads/rules.ts';
import { kindOfBytes } from '#domain/uploads/kind-of-bytes.ts';
import { findInPdf } from './check-pdf.ts';

type ContentRefusal = Extract<
  UploadMessageKey,
  'file.content' | 'file.encrypted' | 'file.linked' | 'file.heic'
>;

/** What the bytes of a file turned out to be. */
export interface CheckedContent {
  /** Why it cannot be taken, or null. */
  readonly refused: ContentRefusal | null;
  /** A PDF with scripts, programs or files inside, as courts' own forms have: taken, and looked at as drawn pages alone. */
  readonly active: boolean;
}

/** The same for a file that has to be of one kind. */
export async function checkContent(extension: FileExtension, bytes: Uint8Array): Promise<CheckedContent> {
  const { extension: found, ...checked } = await readContent(bytes);
  const isMeant = found === extension || (found === 'jpg' && extension === 'jpeg');
  return isMeant || found === null || checked.refused === 'file.encrypted'
    ? checked
    : { refused: 'file.content', active: false };
}

/**
 * What a file is by its bytes (null for what is none of ours), and whether it can be taken. Nothing is decoded or changed. A file with a password is
 * `file.encrypted`, a Word file that loads or carries others `file.linked`, a photo of an iPhone `file.heic`, anything
 * else wrong `file.content`.
 */
export async function readContent(
  bytes: Uint8Array,
): Promise<CheckedContent & { extension: FileExtension | null }> {
  const kind = kindOfBytes(bytes);
  switch (kind) {
    case 'pdf':
      return { extension: 'pdf', ...checkPdf(bytes) };
    case 'jpg':
      return { extension: 'jpg', refused: null, active: false };
    case 'png':
      return { extension: 'png', refused: checkPng(bytes), active: false };
    case 'doc':
      return { extension: 'doc', refused: checkDoc(bytes), active: false };
    case 'docx': {
      const { checkDocx } = await import('./check-docx.ts');
      return { extension: 'docx', refused: checkDocx(bytes), active: false };
    }
    case 'heic':
      return { extension: null, refused: 'file.heic', active: false };
    case null:
      return { extension: null, refused: 'file.content', active: false };
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((value, index) => bytes[at + index] === value);
}

function checkPdf(bytes: Uint8Array): CheckedContent {
  // Scanners pad the end. If the mark is nowhere, the file was cut off.
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('%%EOF'))
    return { refused: 'file.content', active: false };
  const { encrypted, active } = findInPdf(bytes);
  return { refused: encrypted ? 'file.encrypted' : null, active };
}

/** Start and first chunk; animated ones count as PNG too. */
function checkPng(bytes: Uint8Array): ContentRefusal | null {
  const header = [0x49, 0x48, 0x44, 0x52]; // IHDR
  return startsWith(bytes, header, 12) ? null : 'file.content';
}

/**
 * Word 97–2003: an OLE container with a WordDocument stream, whose header tells whether it is encrypted. Word also puts
 * a DOCX with a password into such a container.
 */
function checkDoc(bytes: Uint8Array): ContentRefusal | null {
  if (bytes.length < 512) return 'file.content';
  if (findOleStream(bytes, 'EncryptedPackage')) return 'file.encrypted';
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
