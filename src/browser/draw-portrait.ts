import { pictureMaxBytes, pictureSide } from '#domain/access/picture.ts';

const qualities = [0.85, 0.7, 0.5];

/**
 * The middle of a photo as a square JPEG of at most 512 pixels in base64, the right way up: nothing of the file is left
 * but what can be seen. Null when the browser cannot read it.
 */
export async function drawPortrait(file: Blob): Promise<string | null> {
  const canvas = document.createElement('canvas');
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const side = Math.min(photo.width, photo.height);
    canvas.width = canvas.height = Math.min(side, pictureSide);
    const pen = canvas.getContext('2d');
    // What is transparent in a PNG is white.
    if (pen) pen.fillStyle = '#fff';
    pen?.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(photo.width - side) / 2, (photo.height - side) / 2];
    pen?.drawImage(photo, left, top, side, side, 0, 0, canvas.width, canvas.height);
    photo.close();
  } catch {
    return null;
  }
  for (const quality of qualities) {
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (base64.length <= Math.ceil(pictureMaxBytes / 3) * 4) return base64;
  }
  return null;
}
