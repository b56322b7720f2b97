import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRowTypes } from '#tools/checks/row-types.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { inFullRun } from '#tests/runs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the row types in the repository are those of the migrations', async () => {
  expect(await checkRowTypes(database.sql)).toBeNull();
});

test('a new column makes the row types out of date', inFullRun, async () => {
  await database.sql.unsafe('alter table public.users add column shoe_size smallint');
  expect(await checkRowTypes(database.sql)).toMatch(/npm run db:types/);
});
