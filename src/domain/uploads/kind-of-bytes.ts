import type { FileExtension } from './rules.ts';

/** What a file is by its first bytes, whatever its name says: a Word file by its container, whose parts are checked apart. */
export type KindOfBytes = Extract<FileExtension, 'pdf' | 'jpg' | 'png' | 'doc' | 'docx'> | 'heic';

/** How many bytes tell: readers take a PDF whose mark comes after a mark of byte order or a mail's head. */
export const tellingBytes = 1_024 + 5;

const starts = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
} as const;
const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/** Brands of the photos of iPhones, after the size of their first box. */
const heicBrand = /^ftyp(?:hei[cxms]|hev[cmsx]|mif1|msf1)/;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((value, index) => bytes[at + index] === value);

export function kindOfBytes(bytes: Uint8Array): KindOfBytes | null {
  for (const [kind, start] of Object.entries(starts) as [keyof typeof starts, readonly number[]][])
    if (startsWith(bytes, start)) return kind;
  if (heicBrand.test(String.fromCharCode(...bytes.subarray(4, 12)))) return 'heic';
  return isPdf(bytes) ? 'pdf' : null;
}

function isPdf(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length, tellingBytes) - pdfMark.length;
  for (let at = 0; at <= end; at += 1) if (startsWith(bytes, pdfMark, at)) return true;
  return false;
}
