// Screenshots that go into a packet.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutTransparency } from '#papers/png.ts';

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
      const made = await withoutTransparency(png);
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
    expect((await withoutTransparency(png)).equals(await withoutTransparency(png))).toBe(true);
  });

  it('that is cut off, has an unknown filter, or would unpack to more than any screenshot is refused', async () => {
    const png = await sharp(pixels(90, 90, 'broken'), { raw: { width: 90, height: 90, channels: 4 } })
      .png()
      .toBuffer();
    const taller = Buffer.from(png);
    taller.writeUInt32BE(91, 20);
    await expect(withoutTransparency(taller)).rejects.toThrow('ends too early');
    const garbled = Buffer.from(png);
    garbled.fill(7, 60, 90);
    await expect(withoutTransparency(garbled)).rejects.toThrow(/invalid|incorrect|unknown|unexpected/u);
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(1_000_000, 16);
    bomb.writeUInt32BE(1_000_000, 20);
    await expect(withoutTransparency(bomb)).rejects.toThrow('too many pixels');
  });
});

it('a picture without transparency stays as it was taken', async () => {
  const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#335577' } });
  const png = await image.png().toBuffer();
  expect((await withoutTransparency(png)).equals(png)).toBe(true);
});
