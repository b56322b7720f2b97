// Screenshots of phones are PNG files of millions of pixels with a channel for transparency that nobody sees. Taken apart
// whole and all at once they need more memory than a function has, so each is laid on white row by row.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflate, createInflate } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const kinds = { withAlpha: 6, opaque: 2 } as const;
/** More than the longest screenshot; a small file that unpacks to more means harm. */
const mostPixels = 100_000_000;
/** Bytes that are packed and unpacked at a time. */
const blockSize = 1 << 18;
/** The filter that is called Up. */
const differenceFromAbove = 2;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = signature.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length);
  return made;
}

/**
 * The same picture without transparency, on white; any other picture than one with 8 bits of red, green, blue and
 * transparency as it is. Throws for one that is larger than any screenshot, or broken.
 */
export async function withoutTransparency(png: Buffer): Promise<Buffer> {
  if (!png.subarray(0, 8).equals(signature)) return png;
  const chunks = chunksOf(png);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head || head.length < 13) return png;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  if (width * height > mostPixels) throw new Error('a picture with too many pixels');
  const isInterlaced = head[12] !== 0;
  if (head[8] !== 8 || head[9] !== kinds.withAlpha || isInterlaced) return png;
  const packed: Buffer[] = [];
  await pipeline(
    Readable.from(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    createInflate({ chunkSize: blockSize }),
    (parts: AsyncIterable<Buffer>) => onWhite(parts, width, height),
    createDeflate({ level: constants.Z_BEST_SPEED, chunkSize: blockSize }),
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) packed.push(part);
    },
  );
  const opaque = Buffer.from(head);
  opaque[9] = kinds.opaque;
  return Buffer.concat([
    signature,
    chunk('IHDR', opaque),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Rows of four channels become rows of three, each written as its difference from the row above, some at a time. */
async function* onWhite(parts: AsyncIterable<Buffer>, width: number, height: number): AsyncGenerator<Buffer> {
  const length = width * 4;
  let above = new Uint8Array(length);
  let row = new Uint8Array(length);
  const written = 1 + width * 3;
  const shown = new Uint8Array(width * 3);
  let block = Buffer.alloc(written * Math.max(1, Math.floor(blockSize / written)));
  let end = 0;
  let rows = 0;
  let filter = -1;
  let filled = 0;
  for await (const part of parts)
    for (let at = 0; at < part.length && rows < height;) {
      if (filter < 0) {
        filter = part[at] as number;
        at += 1;
        continue;
      }
      const taken = Math.min(part.length - at, length - filled);
      row.set(part.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled < length) continue;
      unfilter(row, above, filter);
      layOnWhite(row, shown, block, end);
      end += written;
      if (end === block.length) {
        yield block;
        // The one before is still being packed.
        block = Buffer.alloc(block.length);
        end = 0;
      }
      [row, above] = [above, row];
      [rows, filter, filled] = [rows + 1, -1, 0];
    }
  if (rows < height) throw new Error('a picture that ends too early');
  yield block.subarray(0, end);
}

/** Undoes the filter of a row in place, as the format defines it: each byte was written as its difference from a guess. */
function unfilter(row: Uint8Array, above: Uint8Array, filter: number): void {
  const guess = guesses[filter];
  if (guess === undefined) throw new Error('a picture with an unknown filter');
  if (guess !== null) guess(row, above);
}

type Unfilter = (row: Uint8Array, above: Uint8Array) => void;

/** None, left, above, the mean of both, and whichever of the neighbors comes nearest. */
const guesses: readonly (Unfilter | null)[] = [
  null,
  (row) => {
    for (let at = 4; at < row.length; at += 1) row[at] = (row[at] as number) + (row[at - 4] as number);
  },
  (row, above) => {
    for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as number) + (above[at] as number);
  },
  (row, above) => {
    for (let at = 0; at < row.length; at += 1) {
      const left = at < 4 ? 0 : (row[at - 4] as number);
      row[at] = (row[at] as number) + ((left + (above[at] as number)) >> 1);
    }
  },
  (row, above) => {
    for (let at = 0; at < row.length; at += 1) {
      const left = at < 4 ? 0 : (row[at - 4] as number);
      const upLeft = at < 4 ? 0 : (above[at - 4] as number);
      row[at] = (row[at] as number) + nearest(left, above[at] as number, upLeft);
    }
  },
];

function nearest(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Writes a row as its difference from the one shown before, and keeps it as shown. */
function layOnWhite(row: Uint8Array, shown: Uint8Array, block: Buffer, start: number): void {
  block[start] = differenceFromAbove;
  for (let from = 0, to = 0; to < shown.length; from += 4) {
    const alpha = row[from + 3] as number;
    for (let channel = from; channel < from + 3; channel += 1, to += 1) {
      const color = row[channel] as number;
      const mixed = alpha === 255 ? color : Math.round((color * alpha + 255 * (255 - alpha)) / 255);
      block[start + 1 + to] = mixed - (shown[to] as number);
      shown[to] = mixed;
    }
  }
}
