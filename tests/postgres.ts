import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { ensureRoles } from '#tools/local/postgres/roles.ts';

export const migratedTemplate = 'migrated';

export interface TestDatabase {
  readonly url: string;
  /** A superuser connection pool. */
  readonly sql: postgres.Sql;
  /** A pool with the rights our server has, and no more. */
  readonly asServer: postgres.Sql;
  drop(): Promise<void>;
}

/**
 * A database of its own on the PostgreSQL of this test run: migrated and seeded, or with `{ empty: true }` as a
 * plain server makes it (only the roles of a hosted project are there). `drop()` in `afterAll`.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
  const template = options.empty ? 'template0' : migratedTemplate;
  // Copied file by file: by way of the log, which is the default, it takes several times as long.
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 20, onnotice: () => {} });
  if (options.empty) await ensureRoles(sql);
  const asServer = postgres(url.href, { max: 25, onnotice: () => {}, connection: { role: 'service_role' } });
  return {
    url: url.href,
    sql,
    asServer,
    async drop() {
      await Promise.all([sql.end({ timeout: 5 }), asServer.end({ timeout: 5 })]);
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end();
    },
  };
}
