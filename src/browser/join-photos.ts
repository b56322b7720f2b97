import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPhoto } from '#browser/draw-photo.ts';

const quality = 0.8;
/** Longest side of a page in points: that of a letter. */
const pageSide = 792;

/**
 * Several photos as one PDF, each a page, in their order. They are drawn again and smaller, so that neither the place
 * where they were taken nor anything else beside the picture is in it. Throws when one cannot be read.
 */
export async function joinPhotos(photos: readonly Blob[], name: string): Promise<File> {
  const document = await PDFDocument.create();
  const canvas = window.document.createElement('canvas');
  for (const photo of photos) {
    await drawPhoto(photo, canvas);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!drawn) throw new Error('not drawn');
    const image = await document.embedJpg(await drawn.arrayBuffer());
    const { width, height } = image.scaleToFit(pageSide, pageSide);
    document.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}
