import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { distanceIn } from '#tools/fonts/keep-pairs.ts';

const seen = ['Ta', 'To', 'Ya', 'Yo', 'We', 'Va', 'Av', 'Po', 'F.', 'A’', '¿T'];
const characters = [...new Set(seen.join(''))].join('');
const published = createRequire(import.meta.url).resolve(
  '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
);
const unpacked = (file: string | URL, variationAxes?: Record<string, number>) =>
  subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    ...(variationAxes && { variationAxes }),
  });

describe('the font of headings', () => {
  it('sets “Talk to us” and “Ya tenemos” as close as its makers drew them', async () => {
    const shipped = await unpacked(new URL('../src/styles/fonts/heading.woff2', import.meta.url));
    const source = await unpacked(published, { wght: 560, opsz: 30 });
    const distances = (font: Buffer) =>
      Object.fromEntries(seen.map((pair) => [pair, distanceIn(font, pair.charAt(0), pair.charAt(1))]));
    expect(distances(shipped)).toEqual(distances(source));
    for (const pair of ['Ta', 'Ya', 'We', 'Av']) expect(distances(shipped)[pair]).toBeLessThan(-50);
  });
});
