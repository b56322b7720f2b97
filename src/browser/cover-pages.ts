import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPhoto } from '#browser/draw-photo.ts';
import { kindOf } from '#browser/file-kind.ts';
import { openPdf } from '#browser/open-pdf.ts';

/** A place on a page, in hundredths of its width and height, from the upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Pages {
  readonly count: number;
  /** Draws a page, counted from 1. */
  draw(page: number, canvas: HTMLCanvasElement): Promise<void>;
  close(): void;
}

/** A page of a letter at about 200 points to the inch: small print stays readable. */
const drawnWidth = 1_700;
const quality = 0.8;
/** A letter's width in points. */
const pageWidth = 612;

/** The pages of a PDF, or a photo as one page. Throws for anything else, and for what cannot be read. */
export async function openPages(bytes: Uint8Array): Promise<Pages> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') {
    const pdf = await openPdf(bytes);
    return {
      count: pdf.pages,
      draw: (page, canvas) => pdf.draw(page, canvas, drawnWidth),
      close: () => pdf.close(),
    };
  }
  if (!kind) throw new Error('neither a PDF nor a photo');
  const photo = new Blob([new Uint8Array(bytes)], { type: `image/${kind}` });
  return { count: 1, draw: (_page, canvas) => drawPhoto(photo, canvas), close: () => undefined };
}

/**
 * The same pages as pictures with black boxes. Only what can be seen is in the file: no text, no layer and nothing about
 * the original is left beneath.
 */
export async function coverPages(
  pages: Pages,
  boxes: ReadonlyMap<number, readonly Box[]>,
  name: string,
): Promise<File> {
  const document = await PDFDocument.create();
  const canvas = window.document.createElement('canvas');
  for (let page = 1; page <= pages.count; page += 1) {
    await pages.draw(page, canvas);
    paint(canvas, boxes.get(page) ?? []);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!drawn) throw new Error('not drawn');
    const image = await document.embedJpg(await drawn.arrayBuffer());
    const height = (pageWidth * canvas.height) / canvas.width;
    document.addPage([pageWidth, height]).drawImage(image, { x: 0, y: 0, width: pageWidth, height });
  }
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

/** Draws the boxes onto a page. */
export function paint(canvas: HTMLCanvasElement, boxes: readonly Box[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#000';
  for (const { left, top, width, height } of boxes)
    pen.fillRect(
      Math.floor((left / 100) * canvas.width),
      Math.floor((top / 100) * canvas.height),
      Math.ceil((width / 100) * canvas.width),
      Math.ceil((height / 100) * canvas.height),
    );
}
