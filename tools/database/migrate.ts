import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';
import { connectTo } from './connect.ts';
import { seed } from './seed.ts';
import { reportOn, unwatched, type Report } from '#tools/progress.ts';

export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly file: string;
  readonly statements: string;
  readonly checksum: string;
}

export const migrationsFolder = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url));

/** The migrations of a folder in order. Refuses a file that is not named `<14 digits>_<name>.sql`, or a version twice. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file}: a migration is named <14 digits>_<name>.sql`);
    if (migrations.at(-1)?.version === version) throw new Error(`${file}: the version ${version} is taken`);
    const statements = await readFile(new URL(file, new URL(`file://${folder}/`)), 'utf8');
    const checksum = createHash('sha256').update(statements).digest('hex');
    migrations.push({ version, name, file, statements, checksum });
  }
  return migrations;
}

/** The database was made by other migrations than those of the folder: one is missing here, or was edited since. */
export class OtherMigrations extends Error {}

/** Any number; all runs against one database use the same, so two deploys take turns. */
const lockNumber = 72_620_261_121;

/**
 * Applies pending migrations over one connection, each in a transaction of its own, and answers the files
 * applied. What was applied is in the table Supabase's own tool uses, so either may be used.
 * Refuses, naming the file, when one fails (it then left nothing behind), when an applied one was changed since,
 * or when the database carries one that is not in the folder.
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  report: Report = unwatched,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const sql = connectTo(url);
  try {
    await sql`select pg_advisory_lock(${lockNumber})`;
    await sql.unsafe(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key);
      alter table supabase_migrations.schema_migrations add column if not exists statements text[];
      alter table supabase_migrations.schema_migrations add column if not exists name text;
      alter table supabase_migrations.schema_migrations add column if not exists checksum text;
    `);
    const applied = await sql<{ version: string; checksum: string | null }[]>`
      select version, checksum from supabase_migrations.schema_migrations order by version`;
    const checksums = new Map(applied.map((row) => [row.version, row.checksum]));
    for (const { version } of applied) {
      if (!migrations.some((migration) => migration.version === version)) {
        throw new OtherMigrations(
          `The database carries migration ${version}, which is not in supabase/migrations.`,
        );
      }
    }
    const done: string[] = [];
    const pending = migrations.filter(({ version }) => !checksums.has(version)).length;
    for (const migration of migrations) {
      if (checksums.has(migration.version)) {
        const known = checksums.get(migration.version);
        if (known && known !== migration.checksum) {
          throw new OtherMigrations(
            `${migration.file} was changed after it was applied. Add a new migration instead.`,
          );
        }
        continue;
      }
      await apply(sql, migration);
      done.push(migration.file);
      report('Migrations', done.length, pending);
    }
    return done;
  } finally {
    // Ending the connection also gives the lock back.
    await sql.end({ timeout: 5 });
  }
}

async function apply(sql: postgres.Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      // A migration that cannot have its lock fails the deploy instead of standing in the way of every visitor.
      await transaction.unsafe("set local lock_timeout = '10s'; set local statement_timeout = '5min'");
      await transaction.unsafe(migration.statements);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements, checksum)
        values (${migration.version}, ${migration.name}, ${[migration.statements]}, ${migration.checksum})`;
    });
  } catch (cause) {
    throw new Error(`${migration.file} could not be applied: ${describe(cause, migration.statements)}`, {
      cause,
    });
  }
}

/** PostgreSQL's message with the line it points at; never the values of a row. */
function describe(error: unknown, statements: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = Number((error as { position?: string }).position);
  const line = position > 0 ? ` (line ${statements.slice(0, position).split('\n').length})` : '';
  return `${error.message}${line}`;
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  try {
    if (!url)
      throw new Error('DATABASE_URL is not set: the session pooler (port 5432) of the database to migrate.');
    const done = await migrate(url, migrationsFolder, reportOn());
    console.log(done.length === 0 ? 'Nothing to apply.' : done.map((file) => `applied ${file}`).join('\n'));
    // Applications and orders refer to the packages, so a database is ready only with the catalogue in it.
    await seed(url);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
