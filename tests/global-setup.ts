import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '#tools/database/migrate.ts';
import { seed } from '#tools/database/seed.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { type RunningPostgres, startPostgres } from '#tools/local/postgres/start.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';
import { migratedTemplate } from './postgres.ts';
import { copyData } from './prepared-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the PostgreSQL of this test run. */
    postgresUrl: string;
  }
}

// Nothing in a test run outlives it: no need to wait for the disk, nor to write there what nobody reads.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
};

/**
 * One PostgreSQL per test run, with a migrated and seeded database that test files copy. A stack of a test begins with a
 * copy of the whole data folder.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  // The server runs as somebody else, who has to pass through.
  await chmod(folder, 0o711);
  const [dataDir, preparedData] = [join(folder, 'data'), join(folder, 'prepared')];
  let server: RunningPostgres | undefined;
  const stop = async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    server = await startPostgres({ dataDir, settings });
    await prepare(server.url);
    await server.stop();
    copyData(dataDir, preparedData);
    server = await startPostgres({ dataDir, settings });
    await makeTemplate(server.url);
    project.provide('postgresUrl', server.url);
    project.provide('preparedData', preparedData);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function prepare(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await ensureRoles(sql);
  await prepareStorageTables(sql);
  await sql.end();
  await migrate(url);
  await seed(url);
}

/** What was prepared, without the storage tables: no test of the database alone has use for them. */
async function makeTemplate(url: string): Promise<void> {
  // A database can be copied only while nobody is connected to it.
  const admin = postgres(url.replace(/postgres$/, 'template1'), { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${migratedTemplate} template postgres strategy file_copy`);
  await admin.end();
  const sql = postgres(url.replace(/postgres$/, migratedTemplate), { max: 1, onnotice: () => {} });
  await sql.unsafe('drop schema storage cascade');
  await sql.end();
}
