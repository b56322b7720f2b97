// Supabase's own command line finds what it needs: settings, migrations, seed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '#tools/database/seed.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, 'supabase', file), 'utf8');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('its settings name the seed, the version of PostgreSQL the tests run on, and the schema of the API', async () => {
  const settings = read('config.toml');
  const [seedFile] = /(?<=sql_paths = \["\.\/)[^"]+/.exec(settings) ?? [''];
  expect(read(seedFile)).toContain('service_packages');
  const [row] = await database.sql<
    { version: string }[]
  >`select current_setting('server_version_num') as version`;
  expect(settings).toContain(`major_version = ${row?.version.slice(0, 2)}`);
  expect(settings).toContain('schemas = ["public"]');
});

test('its seed and ours leave the same packages at the same prices', async () => {
  const packages = () => database.sql`
    select id, package_type, name, amount_cents, currency, popular, is_active
    from public.service_packages order by id`;
  await database.sql`delete from public.service_packages`;
  await database.sql.unsafe(read('seed.sql'));
  const theirs = await packages();
  await database.sql`delete from public.service_packages`;
  await seed(database.url);
  expect(theirs).toEqual(await packages());
});
