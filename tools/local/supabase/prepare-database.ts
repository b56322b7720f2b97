// What a hosted Supabase project has before our first migration runs, beside its roles: the storage tables.
import { getStorageSchemaSql } from '@supabase/lite';
import type { Sql } from 'postgres';

// As on the hosted service: every role reaches the tables and row security (on, without policies) decides;
// only service_role passes it by.
const STORAGE_GRANTS = `
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to service_role;
grant select, insert, update, delete on all tables in schema storage to anon, authenticated;
`;

/**
 * Adds the storage tables of Supabase to a Postgres that has Supabase's roles, so that migrations may make
 * buckets. May run any number of times. Needs a superuser connection.
 */
export async function prepareStorageTables(sql: Sql): Promise<void> {
  await sql.unsafe(getStorageSchemaSql(false));
  await sql.unsafe(STORAGE_GRANTS);
}
