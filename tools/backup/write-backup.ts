import { existsSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { connectTo } from '#tools/database/connect.ts';
import { unwatched, type Report } from '#tools/progress.ts';
import { objectFile, tableFile, writeManifest, type Manifest, type StoredObject } from './manifest.ts';
import { namedObjects, readObject, sha256, type StoragePlace } from './objects.ts';
import { readTableFacts, readVersions } from './table-facts.ts';

/**
 * Writes all tables, as they stood at one moment, and the files they name into a folder that only its owner can read.
 * A run that fails leaves no folder behind. Changes nothing at the source. The folder holds everything about everybody: encrypt it, or delete it after use.
 */
export async function writeBackup(
  databaseUrl: string,
  storage: StoragePlace,
  folder: string,
  report: Report = unwatched,
): Promise<Manifest> {
  const isNew = !existsSync(folder);
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'objects'), { recursive: true, mode: 0o700 });
  const sql = connectTo(databaseUrl);
  try {
    const { versions, tables, named } = await sql.begin(
      'isolation level repeatable read read only',
      async (transaction) => {
        const facts = await readTableFacts(transaction, report);
        const total = facts.reduce((sum, { rows }) => sum + rows, 0);
        let done = 0;
        for (const { name, columns, rows } of facts) {
          await writeRows(transaction, name, columns, tableFile(folder, name));
          report('Rows', (done += rows), total);
        }
        return {
          tables: facts,
          versions: await readVersions(transaction),
          named: await namedObjects(transaction),
        };
      },
    );
    const objects: StoredObject[] = [];
    const missing: string[] = [];
    for (const [index, { key, type }] of named.entries()) {
      report('Files', index, named.length);
      const bytes = await readObject(storage, key);
      if (!bytes) {
        missing.push(key);
        continue;
      }
      await writeFile(objectFile(folder, key), bytes, { mode: 0o600 });
      objects.push({ key, type, size: bytes.length, sha256: sha256(bytes) });
    }
    if (named.length > 0) report('Files', named.length, named.length);
    const manifest = { madeAt: new Date().toISOString(), versions, tables, objects, missing };
    await writeManifest(folder, manifest);
    return manifest;
  } catch (fault) {
    // Half of a backup looks like one, and holds everything about everybody.
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw fault;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A row a line, as JSON: it keeps every type we use, and a person can read it. */
async function writeRows(
  transaction: postgres.TransactionSql,
  name: string,
  columns: readonly string[],
  path: string,
): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    const chosen = transaction(columns as string[]);
    const rows = transaction<{ line: string }[]>`
      select row_to_json(t)::text as line from (
        select ${chosen} from ${transaction('public')}.${transaction(name)}
      ) as t`;
    for await (const batch of rows.cursor(1_000))
      await file.write(batch.map(({ line }) => `${line}\n`).join(''));
  } finally {
    await file.close();
  }
}
