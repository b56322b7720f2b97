// A person's data as one file. The server could not send it: a function's answer holds 6 MB, and the files of one
// application may have 50. So the files come one by one from storage and are put together here.
import { zipSync, type Zippable } from 'fflate';
import type { OwnFile } from '#domain/own-data/own-data.ts';

/** In milliseconds: enough for one file of up to 10 MB on a slow line. */
const fileTimeout = 5 * 60_000;

/** Where to ask for a file. Each call makes a URL in storage that works for a minute. */
export const fileAddress = ({ kind, id }: OwnFile) => `/api/account/files/${kind}/${id}`;

export interface FolderEntry {
  readonly file: OwnFile;
  readonly path: string;
}

/**
 * The data and all files as a zip. A file that does not arrive is left out and returned by name, so that it does not
 * cost the person all the others.
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
    // Pictures and PDFs are compressed already.
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
