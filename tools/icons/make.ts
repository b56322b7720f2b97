// Makes the pixel icons that phones and old browsers want from public/favicon.svg, the only source. Run by
// `npm run icons`; the results are committed, since the drawing hardly ever changes.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const target = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', target), 'utf8');

/** For platforms that cut their own shape: the background reaches the edge, and the key is well inside. */
const uncut = drawing.replace(' rx="7"', '').replace('<g ', '<g transform="translate(4.45 3.5) scale(.77)" ');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colours: 128, effort: 10, dither: 0 })
    .toBuffer();

/** An .ico of one PNG: header, one directory entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const made: Record<string, Buffer> = {
  'favicon.ico': ico(await png(drawing, 32), 32),
  'apple-touch-icon.png': await png(uncut, 180),
  'icon-192.png': await png(drawing, 192),
  'icon-512.png': await png(drawing, 512),
  'icon-maskable-512.png': await png(uncut, 512),
};
for (const [name, bytes] of Object.entries(made)) {
  writeFileSync(new URL(name, target), bytes);
  console.log(`public/${name}  ${bytes.length} bytes`);
}
