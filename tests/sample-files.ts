// Small files of each kind the product takes, and of kinds it must refuse. Made here, so that each test can say
// what is wrong with its own.
import { strToU8, zipSync } from 'fflate';

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A PDF; `padding` bytes of noise make it as large as wanted. */
export function pdf(padding = 0, extra = ''): Uint8Array {
  const head = strToU8(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${extra}\n`);
  const tail = strToU8('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n');
  const noise = new Uint8Array(padding);
  for (let at = 0; at < padding; at += 1) noise[at] = (at * 2_654_435_761) >>> 24;
  return join(head, noise, tail);
}

export function encryptedPdf(): Uint8Array {
  return pdf(0, 'trailer << /Root 1 0 R /Encrypt 5 0 R >>');
}

export function png(): Uint8Array {
  return join(
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    strToU8('IHDR'),
    new Uint8Array([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde]),
    new Uint8Array([0, 0, 0, 12]),
    strToU8('IDAT'),
    new Uint8Array(16),
    new Uint8Array([0, 0, 0, 0]),
    strToU8('IEND'),
    new Uint8Array([0xae, 0x42, 0x60, 0x82]),
  );
}

export function jpg(): Uint8Array {
  return join(
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    strToU8('JFIF\0'),
    new Uint8Array([1, 1, 0, 0, 1, 0, 1, 0, 0]),
    new Uint8Array(64),
    new Uint8Array([0xff, 0xd9]),
  );
}

/** A small photo with its place beside it, `side` pixels high and wide. */
export function portrait(side = 64): Buffer {
  const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
  const place = Buffer.from('Exif\0\0GPS 33.749,-84.388');
  const frame = Buffer.alloc(4);
  frame.writeUInt16BE(side, 0);
  frame.writeUInt16BE(side, 2);
  return Buffer.concat([
    bytes('ffd8 ffe1'),
    Buffer.from([0, place.length + 2]),
    place,
    bytes('ffc0 000b 08'),
    frame,
    bytes('01 01 11 00 ffda 0008 01 01 00 00 3f 00'),
    Buffer.alloc(32),
    bytes('ffd9'),
  ]);
}

/** A Word file as Word writes one; `more` adds or replaces parts. */
export function docx(more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`,
    ),
    '_rels/.rels': strToU8('<Relationships/>'),
    'word/document.xml': strToU8('<w:document><w:body><w:p>Señora</w:p></w:body></w:document>'),
    ...more,
  });
}

export const zip = zipSync;

/** An OLE container with one stream, as Word 97 wrote its documents. */
export function ole(streamName = 'WordDocument', { encrypted = false } = {}): Uint8Array {
  const bytes = new Uint8Array(512 * 5);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  // Sector 0: the directory. Its second entry is the stream, whose bytes begin in sector 1.
  const entry = 512 + 128;
  [...`${streamName}\0`].forEach((letter, index) =>
    view.setUint16(entry + index * 2, letter.charCodeAt(0), true),
  );
  view.setUint16(entry + 64, (streamName.length + 1) * 2, true);
  bytes[entry + 66] = 2;
  view.setUint32(entry + 116, 1, true);
  view.setUint16(1_024, 0xa5ec, true);
  view.setUint16(1_024 + 10, encrypted ? 0x0100 : 0, true);
  return bytes;
}

function join(...pieces: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}
