import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalog } from '#tools/database/document/catalog.ts';
import { findGaps } from '#tools/database/document/graph.ts';
import { dataDocument, makeDataDocument } from '#tools/database/document/make.ts';
import { unfinishedTables } from '#tools/database/document/unfinished.ts';
import { readUses } from '#tools/database/document/uses.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function gapsOf({ sql }: TestDatabase) {
  const catalog = await readCatalog(sql);
  return findGaps(catalog, readUses(catalog));
}

test('docs/data.md says what the database and the code say; else run "npm run docs:data"', async () => {
  expect(await readFile(dataDocument, 'utf8')).toBe(await makeDataDocument(database.sql));
});

describe('every table has somebody who fills it and somebody who needs it', () => {
  test('but those that wait for their feature, by name', async () => {
    const { withoutWriter, withoutReader } = await gapsOf(database);
    expect([...new Set([...withoutWriter, ...withoutReader])].sort()).toEqual([...unfinishedTables].sort());
  });

  test('every function in the database is called by something', async () => {
    expect((await gapsOf(database)).uncalled).toEqual([]);
  });

  test('a table that only a forgotten function fills is named', async () => {
    const other = await createTestDatabase();
    await other.sql.unsafe(`
      create table public.shoes (id uuid primary key, size smallint);
      create function public.buy_shoes() returns void language sql set search_path = '' as $$
        insert into public.shoes (id, size) select id, size from public.shoes
      $$`);
    const { withoutWriter, withoutReader, uncalled } = await gapsOf(other);
    await other.drop();
    expect(withoutWriter).toContain('shoes');
    expect(withoutReader).toContain('shoes');
    expect(uncalled).toEqual(['buy_shoes']);
  });
});
