import { connectTo } from '#tools/database/connect.ts';
import { unwatched, type Report } from '#tools/progress.ts';
import type { Manifest } from './manifest.ts';
import { readObject, sha256, type StoragePlace } from './objects.ts';
import { readTableFacts } from './table-facts.ts';

/** Everything in which a restored copy is not what the backup says, in a sentence each. Nothing: it is the same. */
export async function compareWithBackup(
  { tables, objects }: Manifest,
  databaseUrl: string,
  storage: StoragePlace,
  report: Report = unwatched,
): Promise<string[]> {
  const sql = connectTo(databaseUrl);
  const wrong: string[] = [];
  try {
    const found = await sql.begin((transaction) => readTableFacts(transaction, report));
    for (const table of tables) {
      const copy = found.find(({ name }) => name === table.name);
      if (copy?.rows !== table.rows)
        wrong.push(`${table.name}: ${copy?.rows ?? 'no'} rows instead of ${table.rows}`);
      else if (copy.checksum !== table.checksum) wrong.push(`${table.name}: as many rows, other content`);
    }
    for (const [index, { key, sha256: sum }] of objects.entries()) {
      const bytes = await readObject(storage, key);
      if (!bytes) wrong.push(`object ${key}: missing`);
      else if (sha256(bytes) !== sum) wrong.push(`object ${key}: other bytes`);
      report('Files compared', index + 1, objects.length);
    }
    return wrong;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
