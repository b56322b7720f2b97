import { AnnotationMode, getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface OpenPdf {
  readonly pages: number;
  /** Draws a page, counted from 1, as wide as asked in pixels. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  /** The lines of a page, for people who have it read aloud; empty for a photo of a paper. */
  lines(page: number): Promise<string[]>;
  close(): void;
}

/** Longest side of a drawn page, in pixels: phones hold no larger canvas. */
const longestSide = 4_000;
/** A picture in a PDF that claims more pixels is left out. */
const mostPixels = 40_000_000;
/** A file that keeps the browser busy longer than this is not shown. */
const mostMs = 20_000;

/**
 * Opens a PDF that may come from anybody. It is only drawn: scripts, forms, links, attachments and what it would fetch
 * stay off, and no WebAssembly is loaded. Throws when it is broken, locked, or takes too long.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const task = getDocument({
    data: bytes,
    worker: PDFWorker.create({ port }),
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    disableAutoFetch: true,
    maxImageSize: mostPixels,
    canvasMaxAreaInBytes: 4 * longestSide * longestSide,
    verbosity: 0,
  });
  // The worker is stopped by force: what a hostile file keeps busy does not listen.
  const close = () => {
    task.destroy().catch(() => undefined);
    port.terminate();
  };
  const inTime = <Value>(work: Promise<Value>): Promise<Value> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      close();
      reject(new Error('took too long'));
    }, mostMs);
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
  const document = await inTime(task.promise).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    pages: document.numPages,
    async draw(number, canvas, width) {
      const page = await inTime(document.getPage(number));
      const size = page.getViewport({ scale: 1 });
      if (!(size.width > 0) || !(size.height > 0)) throw new Error('no size');
      const scale = Math.min(width / size.width, longestSide / size.width, longestSide / size.height);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      await inTime(page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE }).promise);
    },
    async lines(number) {
      const page = await inTime(document.getPage(number));
      const { items } = await inTime(page.getTextContent());
      const lines = [''];
      for (const item of items) {
        if (!('str' in item)) continue;
        lines[lines.length - 1] += item.str;
        if (item.hasEOL) lines.push('');
      }
      return lines.map((line) => line.trim()).filter(Boolean);
    },
    close,
  };
}
