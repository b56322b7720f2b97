/** Longest sides that are tried, in pixels: papers photographed with a phone stay readable at the smallest. */
const longestSides = [4_000, 3_000, 2_200];
const quality = 0.85;

/**
 * The photo again as a JPEG of at most `bytes`, the right way up. Null when the browser cannot read it or it stays
 * too large.
 */
export async function shrinkPhoto(file: File, bytes: number): Promise<File | null> {
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      for (const longest of longestSides) {
        const made = await drawSmaller(photo, longest);
        if (made && made.size <= bytes)
          return new File([made], file.name.replace(/\.[^.]*$/, '.jpg'), { type: made.type });
      }
    } finally {
      photo.close();
    }
  } catch {
    // Broken, or more pixels than this device can hold: refused like any other large file.
  }
  return null;
}

/** Pixels of a picture beside a file's name; twice as many as it is wide, for sharp screens. */
const thumbnailWidth = 112;

/** A small picture of a photo as an address for `img`, or null when the browser cannot read it. It never leaves the page. */
export async function drawThumbnail(file: File): Promise<string | null> {
  try {
    const photo = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: thumbnailWidth,
    });
    const canvas = document.createElement('canvas');
    canvas.width = photo.width;
    canvas.height = Math.min(photo.height, photo.width);
    // A long page shows its top.
    canvas.getContext('2d')?.drawImage(photo, 0, 0);
    photo.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return null;
  }
}

function drawSmaller(photo: ImageBitmap, longest: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  // What is transparent in a PNG is white on paper.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
