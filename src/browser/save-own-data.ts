// A copy of one's data as one file. The server could not send it: an answer of a function holds 6 MB, files of one
// application may have 50. So the files come one by one from storage and are put together here.
import { zipSync, type Zippable } from 'fflate';
import type { OwnFile } from '#domain/own-data/own-data.ts';

/** Milliseconds for one file of up to 10 MB on a slow line. */
const fileTimeout = 5 * 60_000;

/** The address of a file; each look makes an address in storage that works for a minute. */
export const fileAddress = ({ kind, id }: OwnFile) => `/api/account/files/${kind}/${id}`;

export interface FolderEntry {
  readonly file: OwnFile;
  readonly path: string;
}

/**
 * The data and all files as a zip. A file that does not come is left out and answered by name, so that one does not
 * cost all the others.
 */
export async function zipOwnData(
  data: { readonly name: string; readonly text: string },
  entries: readonly FolderEntry[],
  onProgress: (done: number) => void,
): Promise<{ zip: Blob; missing: readonly string[] }> {
  const folder: Zippable = { [data.name]: new TextEncoder().encode(data.text) };
  const missing: string[] = [];
  for (const [place, { file, path }] of entries.entries()) {
    onProgress(place);
    const bytes = await fetchBytes(fileAddress(file));
    // Pictures and papers are packed already.
    if (bytes) folder[path] = [bytes, { level: 0 }];
    else missing.push(file.name);
  }
  const zip = new Blob([zipSync(folder) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
  return { zip, missing };
}

async function fetchBytes(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(fileTimeout) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
