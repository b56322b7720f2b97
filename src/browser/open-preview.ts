// A file fetched to be looked at: only what this page draws itself, whatever its name or type says.
import { fetchFile } from './fetch-file.ts';
import { kindOf } from './file-kind.ts';
import type { OpenPdf } from './open-pdf.ts';

export interface OpenPreview {
  /** The pages of a PDF; else it is a photo, drawn by `drawPhoto`. */
  readonly pdf: OpenPdf | null;
  readonly drawPhoto: (canvas: HTMLCanvasElement) => Promise<void>;
  readonly close: () => void;
}

/**
 * Fetches a file and opens it. Null: of a kind that is never shown. A sentence of the server: why it does not come now.
 * Throws when it is broken, locked, or did not come.
 */
export async function openPreview(address: string): Promise<OpenPreview | string | null> {
  const bytes = await fetchFile(address);
  if (typeof bytes === 'string') return bytes;
  const kind = kindOf(bytes);
  if (!kind) return null;
  const photo = async (canvas: HTMLCanvasElement) => {
    const { drawPhoto } = await import('./draw-photo.ts');
    await drawPhoto(new Blob([bytes], { type: `image/${kind}` }), canvas);
  };
  if (kind !== 'pdf') return { pdf: null, drawPhoto: photo, close: () => undefined };
  const { openPdf } = await import('./open-pdf.ts');
  const pdf = await openPdf(bytes);
  return { pdf, drawPhoto: photo, close: pdf.close };
}
