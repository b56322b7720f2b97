// What tells two copies of a table apart: its columns, how many rows, and one checksum over all of them.
import { unwatched, type Report } from '#tools/progress.ts';
import type postgres from 'postgres';

export interface TableFacts {
  readonly name: string;
  /** Those that are stored; a generated column comes back by itself. */
  readonly columns: readonly string[];
  readonly rows: number;
  readonly checksum: string;
}

type Reader = postgres.Sql | postgres.TransactionSql;

/** Every table of ours, by name. The checksum covers generated columns too, and does not depend on the order of rows. */
export async function readTableFacts(sql: Reader, report: Report = unwatched): Promise<TableFacts[]> {
  // What a moment or a number looks like as text depends on these.
  await sql.unsafe(
    `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1;`,
  );
  const tables = await sql<{ name: string; columns: string[] }[]>`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
      ) as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;
  const facts: TableFacts[] = [];
  for (const [index, { name, columns }] of tables.entries()) {
    const [sums] = await sql<{ rows: number; checksum: string }[]>`
      select count(*)::int as rows,
        coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') as checksum
      from ${sql('public')}.${sql(name)} as t`;
    facts.push({ name, columns, rows: sums?.rows ?? 0, checksum: sums?.checksum ?? '' });
    report('Tables read', index + 1, tables.length);
  }
  return facts;
}

export async function readVersions(sql: Reader): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}
