import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { connectTo } from './connect.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { startPostgres } from '#tools/local/postgres/start.ts';
import { migrate } from './migrate.ts';

/** Runs `work` on a server of its own that has the migrations and nothing else, and then removes it. */
export async function withScratchDatabase<T>(
  work: (sql: postgres.Sql, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scratch-database-'));
  try {
    const server = await startPostgres({ dataDir, settings: { fsync: 'off' } });
    try {
      return await withMigrated(server.url, work);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withMigrated<T>(
  url: string,
  work: (sql: postgres.Sql, url: string) => Promise<T>,
): Promise<T> {
  const sql = connectTo(url);
  try {
    await ensureRoles(sql);
    await migrate(url);
    return await work(sql, url);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
