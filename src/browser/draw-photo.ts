/** Longest side of a shown or joined photo, in pixels: a photographed paper stays readable. */
const longestSide = 2_200;
/** A picture that claims more is not opened: a small file can unpack to more than a phone holds. */
const mostPixels = 100_000_000;

/**
 * A picture drawn again, the right way up and at most 2,200 pixels long: nothing of the file is left but what can be
 * seen. Throws when it cannot be read or is too large.
 */
export async function drawPhoto(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  if (pixelsOfPng(new Uint8Array(await file.slice(0, 24).arrayBuffer())) > mostPixels)
    throw new Error('too many pixels');
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    canvas.width = Math.max(1, Math.round(photo.width * scale));
    canvas.height = Math.max(1, Math.round(photo.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    // What is transparent in a PNG is white on paper.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  } finally {
    photo.close();
  }
}

/** As the file's head says; 0 for what is no PNG. */
function pixelsOfPng(head: Uint8Array): number {
  if (head.length < 24 || head[0] !== 0x89) return 0;
  const view = new DataView(head.buffer, head.byteOffset);
  return view.getUint32(16) * view.getUint32(20);
}
