import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Without a worker of its own it runs here; this puts the worker's code where it looks for it.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** No paper for a court is longer. */
const mostPages = 100;

/**
 * The lines of each page, top to bottom; none for a picture of a page, and an empty list for a file that cannot be
 * read. Text alone: nothing is drawn, run or fetched.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string[][]> {
  const task = getDocument({
    // It takes the bytes for itself.
    data: new Uint8Array(bytes),
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: string[][] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      const lines = [''];
      for (const item of items) {
        if (!('str' in item)) continue;
        lines[lines.length - 1] += item.str;
        if (item.hasEOL) lines.push('');
      }
      pages.push(lines.map((line) => line.trim()).filter(Boolean));
    }
    return pages;
  } catch {
    return [];
  } finally {
    await task.destroy();
  }
}
