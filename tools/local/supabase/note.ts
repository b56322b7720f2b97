// Where the Supabase stand-in of a running stack answers, for tools that are started beside it.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Note {
  readonly url: string;
  readonly secretKey: string;
}

const file = (localDir: string): string => join(localDir, 'supabase.json');

/** Writes the note; returns a function that removes it. */
export async function noteLocalSupabase(
  localDir: string,
  { url, secretKey }: Note,
): Promise<() => Promise<void>> {
  await writeFile(file(localDir), JSON.stringify({ url, secretKey }), { mode: 0o600 });
  return () => rm(file(localDir), { force: true });
}

export async function readLocalSupabase(localDir: string): Promise<Note | null> {
  const text = await readFile(file(localDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Note);
}
