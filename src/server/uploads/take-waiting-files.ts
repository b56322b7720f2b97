import type { App } from '../app.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { sha256Hex } from '../http/tokens.ts';
import { inspectUpload } from './check-upload.ts';
import { readUploads, type FilesToTake } from './take-files.ts';

type UploadApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

/** An upload that can be attached, and its sender's name for it. */
export interface WaitingFile {
  readonly hash: string;
  readonly name: string;
}

/**
 * The uploads that a submission named while it could not be stored: those that can be attached now, and the names of
 * the others. Nobody is there to be told what is wrong, so nothing is refused.
 */
export async function takeWaitingFiles(
  app: UploadApp,
  tickets: FilesToTake['tickets'],
): Promise<{ readonly ready: readonly WaitingFile[]; readonly missing: readonly string[] }> {
  const named = tickets.map(({ ticket, name }) => ({ hash: sha256Hex(ticket), name }));
  const rows = await readUploads(
    app,
    named.map(({ hash }) => hash),
  );
  const ready: WaitingFile[] = [];
  const missing: string[] = [];
  let storageDown = false;
  for (const [index, { hash, name }] of named.entries()) {
    const row = rows.get(hash);
    // A file that was removed no longer has a name.
    const storedName = row?.status === 'expired' ? undefined : row?.file_name;
    const fileName = storedName ?? name ?? `#${index + 1}`;
    const fits = row && !storageDown ? await isFine(() => inspectUpload(app, row)) : false;
    if (fits === 'down') storageDown = true;
    if (fits === true) ready.push({ hash, name: fileName });
    else missing.push(fileName);
  }
  return { ready, missing };
}

async function isFine(inspect: () => Promise<string | null>): Promise<boolean | 'down'> {
  try {
    return (await inspect()) === null;
  } catch (error) {
    if (error instanceof StorageUnavailable) return 'down';
    throw error;
  }
}
