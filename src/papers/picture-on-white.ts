// Screenshots of phones are PNG files of millions of pixels with a channel for transparency that nobody sees. The writer
// of PDFs would take all of them apart at once, which needs more memory than a function has, so each is laid on white
// before it gets there. It is done by sharp, which also keeps what a hostile file unpacks to small.
import sharp from 'sharp';

/** More than the longest screenshot; a small file that unpacks to more means harm. */
const mostPixels = 100_000_000;

/**
 * The same picture without transparency, on white, and in rows from top to bottom; a picture that is both already stays
 * as it is. Throws for one that is larger than any screenshot, or broken.
 */
export async function onWhite(png: Buffer): Promise<Buffer> {
  const picture = sharp(png, { limitInputPixels: mostPixels });
  const { hasAlpha, isProgressive } = await picture.metadata();
  if (!hasAlpha && !isProgressive) return png;
  return picture
    .flatten({ background: 'white' })
    .png({ compressionLevel: 2, adaptiveFiltering: true })
    .toBuffer();
}
