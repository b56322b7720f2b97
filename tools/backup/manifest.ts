// What a backup says it holds: the folder is checked against this, and so is what is restored from it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableFacts } from './table-facts.ts';

export interface StoredObject {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly madeAt: string;
  /** Migrations the tables have the shape of. */
  readonly versions: readonly string[];
  readonly tables: readonly TableFacts[];
  readonly objects: readonly StoredObject[];
  /** Keys the database names and storage does not have. */
  readonly missing: readonly string[];
}

export const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`);
/** Keys hold slashes, and nothing else a file system minds. */
export const objectFile = (folder: string, key: string) => join(folder, 'objects', encodeURIComponent(key));

const file = (folder: string) => join(folder, 'manifest.json');

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(file(folder), 'utf8')) as Manifest;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(file(folder), JSON.stringify(manifest, null, 2), { mode: 0o600 });
}
