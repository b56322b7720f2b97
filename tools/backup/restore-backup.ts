import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type postgres from 'postgres';
import { connectTo } from '#tools/database/connect.ts';
import { unwatched, type Report } from '#tools/progress.ts';
import { objectFile, readManifest, tableFile, type Manifest } from './manifest.ts';
import { sha256, writeObject, type StoragePlace } from './objects.ts';
import { readVersions } from './table-facts.ts';

/**
 * Fills a database that the same migrations have made, and its storage, from a backup. All tables or none. Refuses a
 * database of other migrations, one that has people in it, and a file that is not the one the manifest names.
 */
export async function restoreBackup(
  folder: string,
  databaseUrl: string,
  storage: StoragePlace,
  report: Report = unwatched,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const sql = connectTo(databaseUrl);
  try {
    if ((await readVersions(sql)).join() !== manifest.versions.join())
      throw new Error('The database was not made by the migrations of this backup: apply those first.');
    const [people] = await sql<{ count: number }[]>`select count(*)::int as count from public.users`;
    if (people?.count) throw new Error('The database has people in it. A backup goes into an empty one.');
    await sql.begin((transaction) => restoreTables(transaction, folder, manifest, report));
    for (const [index, { key, type, sha256: sum }] of manifest.objects.entries()) {
      const bytes = await readFile(objectFile(folder, key));
      if (sha256(bytes) !== sum) throw new Error(`The object ${key} in the backup is damaged.`);
      await writeObject(storage, key, bytes, type);
      report('Files', index + 1, manifest.objects.length);
    }
    return manifest;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function restoreTables(
  transaction: postgres.TransactionSql,
  folder: string,
  { tables }: Manifest,
  report: Report,
): Promise<void> {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const insert = async (name: string, columns: readonly string[], lines: readonly string[]) => {
    await insertRows(transaction, name, columns, lines);
    report('Rows', (done += lines.length), total);
  };
  // Triggers would write times and refuse evidence anew; foreign keys hold because all of it was true together.
  await transaction`set local session_replication_role = replica`;
  const names = tables.map(({ name }) => `public.${JSON.stringify(name)}`).join(', ');
  await transaction.unsafe(`truncate ${names}`);
  for (const { name, columns } of tables) {
    let batch: string[] = [];
    for await (const line of createInterface(createReadStream(tableFile(folder, name)))) {
      batch.push(line);
      if (batch.length === 1_000) {
        await insert(name, columns, batch);
        batch = [];
      }
    }
    if (batch.length > 0) await insert(name, columns, batch);
  }
  // Numbers that count by themselves go on after the greatest there is.
  const counted = await transaction<{ table: string; column: string }[]>`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`;
  for (const { table, column } of counted)
    await transaction`
      select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), greatest(max(${transaction(column)}), 1))
      from ${transaction('public')}.${transaction(table)}`;
}

async function insertRows(
  transaction: postgres.TransactionSql,
  name: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const table = JSON.stringify(name);
  const chosen = columns.map((column) => JSON.stringify(column)).join(', ');
  await transaction.unsafe(
    `insert into public.${table} (${chosen}) overriding system value
     select ${chosen} from json_populate_recordset(null::public.${table}, $1::text::json)`,
    [`[${lines.join(',')}]`],
  );
}
