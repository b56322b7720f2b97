// @module-tag full
// Screenshots that go into a packet.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { onWhite } from '#papers/picture-on-white.ts';

/** The same noise every time, with soft edges and holes, so that every filter of the format is worth using. */
function pixels(width: number, height: number, seed: string): Buffer {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0);
  const noise = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
  const made = Buffer.alloc(width * height * 4);
  for (let at = 0; at < made.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    made[at] = x * 3 + (noise() % 4);
    made[at + 1] = y * 2;
    made[at + 2] = y % 7 === 0 ? noise() : x + y;
    made[at + 3] = y % 11 < 6 ? 255 : (x * y) % 256;
  }
  return made;
}

interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha?: boolean;
  readonly isInterlaced?: boolean;
  /** Each row begins with the number of its filter. */
  readonly rows: Buffer;
}

/** A file as somebody who means harm would write it: its head says what it likes. */
function pngOf({ width, height, hasAlpha = true, isInterlaced = false, rows }: PictureFacts): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, hasAlpha ? 6 : 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How programs write pictures that have transparency, or whose rows are not in order. */
const ways = {
  'with 16 bits of each color': (picture: Sharp) => picture.toColourspace('rgb16').png(),
  'in gray': (picture: Sharp) => picture.grayscale().png(),
  'with a palette': (picture: Sharp) => picture.png({ palette: true, colours: 200 }),
  interlaced: (picture: Sharp) => picture.png({ progressive: true }),
  'interlaced without transparency': (picture: Sharp) => picture.removeAlpha().png({ progressive: true }),
} satisfies Readonly<Record<string, (picture: Sharp) => Sharp>>;

const sizes = [
  [1, 1],
  [3, 5],
  [257, 130],
  [64, 1_500],
] as const;

describe('a screenshot with transparency', () => {
  it.each(sizes)('of %i by %i pixels looks the same on white paper', async (width, height) => {
    const raw = pixels(width, height, `${width}`);
    for (const adaptiveFiltering of [true, false]) {
      const png = await sharp(raw, { raw: { width, height, channels: 4 } })
        .png({ adaptiveFiltering })
        .toBuffer();
      const made = await onWhite(png);
      const shown = await sharp(made).raw().toBuffer({ resolveWithObject: true });
      expect(shown.info).toMatchObject({ width, height, channels: 3 });
      const wanted = await sharp(png).flatten({ background: '#ffffff' }).raw().toBuffer();
      const farthest = shown.data.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (wanted[at] ?? 0))),
        0,
      );
      expect(farthest).toBeLessThanOrEqual(1);
    }
  });

  it('is the same bytes twice', async () => {
    const png = await sharp(pixels(90, 90, 'twice'), { raw: { width: 90, height: 90, channels: 4 } })
      .png()
      .toBuffer();
    expect((await onWhite(png)).equals(await onWhite(png))).toBe(true);
  });

  it.each(Object.keys(ways) as (keyof typeof ways)[])('%s looks the same on white paper', async (way) => {
    const raw = { width: 70, height: 41, channels: 4 } as const;
    const png = await ways[way](sharp(pixels(70, 41, way), { raw })).toBuffer();
    const made = await onWhite(png);
    const { hasAlpha, isProgressive, width, height } = await sharp(made).metadata();
    expect({ hasAlpha, isProgressive, width, height }).toEqual({
      hasAlpha: false,
      isProgressive: false,
      width: 70,
      height: 41,
    });
    const rgb = (picture: Sharp) => picture.toColourspace('srgb').raw().toBuffer();
    const [shown, wanted] = [
      await rgb(sharp(made)),
      await rgb(sharp(png).flatten({ background: '#ffffff' })),
    ];
    expect(shown.length).toBe(wanted.length);
    expect(shown.every((value, at) => Math.abs(value - (wanted[at] ?? 0)) <= 1)).toBe(true);
  });

  it('that is cut off, is not a picture, or has an unknown filter is refused', async () => {
    const png = await sharp(pixels(90, 90, 'broken'), { raw: { width: 90, height: 90, channels: 4 } })
      .png()
      .toBuffer();
    const garbled = Buffer.from(png);
    garbled.fill(7, 60, 90);
    const broken = [
      png.subarray(0, png.length / 2),
      Buffer.concat([png.subarray(0, 8), Buffer.from('words')]),
      garbled,
      pngOf({ width: 20, height: 20, rows: Buffer.alloc(20 * 81, 9) }),
      pngOf({ width: 20, height: 21, rows: Buffer.alloc(20 * 81) }),
    ];
    for (const one of broken) await expect(onWhite(one)).rejects.toThrow(/libpng read error|corrupt header/u);
  });

  it('that says it is larger than any screenshot is refused, with and without transparency', async () => {
    for (const hasAlpha of [true, false])
      await expect(
        onWhite(pngOf({ width: 1_000_000, height: 1_000_000, hasAlpha, rows: Buffer.alloc(1_000) })),
      ).rejects.toThrow('pixel limit');
  });

  it('that unpacks to a thousand times its size takes no memory for what nobody sees', async () => {
    const rows = Buffer.alloc(500 * 1024 * 1024);
    for (const isInterlaced of [false, true]) {
      const bomb = pngOf({ width: 20, height: 20, isInterlaced, rows });
      const before = process.resourceUsage().maxRSS;
      await onWhite(bomb).catch(() => null);
      expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(100);
    }
  });
});

it('a picture without transparency stays as it was taken', async () => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#335577' } });
  const png = await image.png().toBuffer();
  expect((await onWhite(png)).equals(png)).toBe(true);
});
