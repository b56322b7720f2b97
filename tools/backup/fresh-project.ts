// A project as Supabase would hand it over, on this machine: our migrations in an empty database, and empty storage.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '#tools/database/connect.ts';
import { migrate } from '#tools/database/migrate.ts';
import { seed } from '#tools/database/seed.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { startPostgres } from '#tools/local/postgres/start.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';
import { startSupabase } from '#tools/local/supabase/start-supabase.ts';
import type { StoragePlace } from './objects.ts';

export interface FreshProject {
  readonly databaseUrl: string;
  readonly storage: StoragePlace;
  close(): Promise<void>;
}

export async function freshProject(): Promise<FreshProject> {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-project-'));
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  const sql = connectTo(server.url);
  await ensureRoles(sql);
  await prepareStorageTables(sql);
  await sql.end({ timeout: 5 });
  await migrate(server.url);
  await seed(server.url);
  const supabase = await startSupabase({
    databaseUrl: server.url,
    storageDir: join(folder, 'storage'),
    port: 0,
  });
  return {
    databaseUrl: server.url,
    storage: supabase,
    async close() {
      await supabase.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
