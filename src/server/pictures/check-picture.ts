import { pictureMaxBytes, pictureSide } from '#domain/access/picture.ts';
import { withoutMetadata } from '#papers/jpeg.ts';

/**
 * The bytes as they may be kept: a JPEG of at most 512 pixels, without anything that cameras and programs write beside
 * a picture. Null for everything else.
 */
export function checkPicture(bytes: Buffer): Buffer | null {
  if (bytes.length > pictureMaxBytes) return null;
  try {
    const bare = withoutMetadata(bytes);
    const size = sizeOf(bare);
    return size && Math.max(size.width, size.height) <= pictureSide ? bare : null;
  } catch {
    // Cut off in the middle.
    return null;
  }
}

/** As the frame header says; null for what has none. Other markers from 0xc0 to 0xcf hold tables. */
function sizeOf(jpeg: Buffer): { width: number; height: number } | null {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const [height, width] = [jpeg.readUInt16BE(at + 5), jpeg.readUInt16BE(at + 7)];
    if (isFrame) return width > 0 && height > 0 ? { width, height } : null;
  }
  return null;
}
