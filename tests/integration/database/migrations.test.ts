import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenPromises, lockFile, readLock, unfrozen } from '#tools/database/freeze.ts';
import { migrate, OtherMigrations, readMigrations } from '#tools/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { inFullRun } from '#tests/runs.ts';

const opened: TestDatabase[] = [];
const folders: string[] = [];

async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  opened.push(database);
  return database;
}

async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return `${folder}/`;
}

afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('the migrations alone make the whole database, and a second run changes nothing', async () => {
  const { url, sql } = await emptyDatabase();
  const all = await readMigrations();
  expect(await migrate(url)).toEqual(all.map((migration) => migration.file));
  const snapshot = () => sql`
    select version, name, statements, checksum from supabase_migrations.schema_migrations order by version`;
  const first = await snapshot();
  expect(await migrate(url)).toEqual([]);
  expect(await snapshot()).toEqual(first);
  expect(first.map((row) => row['version'])).toEqual(all.map((migration) => migration.version));
});

test('two deploys at once apply every migration once', { ...inFullRun, timeout: 60_000 }, async () => {
  const { url } = await emptyDatabase();
  const all = await readMigrations();
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(runs.map((run) => run.length).sort()).toEqual([0, 0, all.length]);
});

test('a migration that fails is named, leaves nothing behind and is tried again', async () => {
  const { url, sql } = await emptyDatabase();
  const folder = await folderWith({
    '20260101000000_first.sql': 'create table public.kept (id integer);',
    '20260102000000_second.sql':
      'create table public.half (id integer);\nselect no_such_column from public.kept;',
  });
  await expect(migrate(url, folder)).rejects.toThrow(
    /20260102000000_second\.sql could not be applied.*line 2/,
  );
  const tables = () => sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
  expect((await tables()).map((row) => row['tablename'])).toEqual(['kept']);
  await writeFile(join(folder, '20260102000000_second.sql'), 'create table public.half (id integer);');
  expect(await migrate(url, folder)).toEqual(['20260102000000_second.sql']);
});

test('a migration changed after it was applied is refused, and so is one the folder does not have', async () => {
  const { url } = await emptyDatabase();
  const first = '20260101000000_first.sql';
  const folder = await folderWith({ [first]: 'select 1;' });
  await migrate(url, folder);
  await writeFile(join(folder, first), 'select 2;');
  const edited = migrate(url, folder);
  await expect(edited).rejects.toThrow(/was changed after it was applied/);
  await expect(edited).rejects.toBeInstanceOf(OtherMigrations);
  const missing = migrate(url, await folderWith({}));
  await expect(missing).rejects.toThrow(/carries migration 20260101000000/);
  await expect(missing).rejects.toBeInstanceOf(OtherMigrations);
});

test('a misnamed file is refused before anything is applied', async () => {
  await expect(readMigrations(await folderWith({ 'first.sql': '' }))).rejects.toThrow(/first\.sql/);
});

test('a migration that landed is frozen: each has its line in the lock, and none was edited since', async () => {
  const [lock, all] = [readLock(await readFile(lockFile, 'utf8')), await readMigrations()];
  expect(brokenPromises(lock, all)).toEqual([]);
  expect(unfrozen(lock, all), 'npm run db:freeze').toEqual([]);
});

test('an edited, a removed and a new migration are told apart', async () => {
  const [first, second, third] = ['20260101000000_a.sql', '20260102000000_b.sql', '20260103000000_c.sql'];
  const before = await readMigrations(await folderWith({ [first]: 'select 1;', [second]: 'select 2;' }));
  const lock = new Map(before.map(({ file, checksum }) => [file, checksum]));
  const after = await readMigrations(await folderWith({ [first]: 'select 9;', [third]: 'select 3;' }));
  expect(brokenPromises(lock, after)).toEqual([
    expect.stringContaining(`${first} is frozen and was edited`),
    expect.stringContaining(`${second} is frozen and was removed`),
  ]);
  expect(unfrozen(lock, after)).toEqual([third]);
});
