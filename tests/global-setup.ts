import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '#tools/database/migrate.ts';
import { seed } from '#tools/database/seed.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { startPostgres } from '#tools/local/postgres/start.ts';
import { migratedTemplate } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the PostgreSQL of this test run. */
    postgresUrl: string;
  }
}

/** One PostgreSQL per test run, with a migrated and seeded database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-postgres-'));
  const server = await startPostgres({
    dataDir,
    // Nothing in a test run outlives it: no need to wait for the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return stop;
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${migratedTemplate}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${migratedTemplate}`;
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await ensureRoles(sql);
  await sql.end();
  await migrate(url.href);
  await seed(url.href);
}
