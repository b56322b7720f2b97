// A PostgreSQL as a hosted project has it, as far as an operator meets it: TLS alone, the roles of the service, and an owner
// who is no superuser.
import { appendFile, chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { makeCertificate } from '#tools/lighthouse/certificate.ts';
import { runsAsRoot, unprivilegedId } from '#tools/local/postgres/binaries.ts';
import { prepareDataDirectory } from '#tools/local/postgres/data-directory.ts';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { startPostgres } from '#tools/local/postgres/start.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';

export interface HostedDatabases {
  /** The address that an operator finds in the dashboard, with the root certificate to check. */
  urlOf(project: string): string;
  /** The address for the API in front of it, which trusts its own machine. */
  apiUrlOf(project: string): string;
  /** What somebody reads who connects in clear. */
  refusalInClear(project: string): Promise<string>;
  close(): Promise<void>;
}

const owner = 'project_owner';
const password = 'a-long-password-of-the-project';

/** What the hosted service gives the owner: every role of the API, and the tables of files. */
const grants = `
  grant anon, authenticated, service_role to ${owner} with admin option;
  grant usage on schema storage to ${owner} with grant option;
  grant all on all tables in schema storage to ${owner};
  create schema extensions authorization ${owner};
  alter schema public owner to ${owner};
`;

export async function startHostedDatabases(
  folder: string,
  projects: readonly string[],
): Promise<HostedDatabases> {
  await mkdir(folder, { recursive: true });
  // Where the server's own user may go.
  const dataDir = await prepareDataDirectory(join(folder, 'postgres'));
  const first = await startPostgres({ dataDir, settings: { fsync: 'off' } });
  const admin = postgres(first.url, { max: 1, onnotice: () => {} });
  await ensureRoles(admin);
  await admin.unsafe(`create role ${owner} login createrole createdb bypassrls password '${password}'`);
  for (const project of projects) {
    await admin.unsafe(`create database ${project} owner ${owner}`);
    const one = postgres(first.url.replace(/postgres$/, project), { max: 1, onnotice: () => {} });
    await ensureRoles(one);
    await prepareStorageTables(one);
    await one.unsafe(grants);
    await one.end();
  }
  await admin.end();
  await first.stop();

  const { key, cert } = makeCertificate();
  const certificate = join(folder, 'prod-ca.crt');
  await writeFile(certificate, cert);
  for (const [name, text] of [
    ['server.key', key],
    ['server.crt', cert],
  ] as const) {
    const file = join(dataDir, name);
    await writeFile(file, text);
    await chmod(file, 0o600);
    if (runsAsRoot) await chown(file, unprivilegedId, unprivilegedId);
  }
  const rules = join(dataDir, 'pg_hba.conf');
  const before = await readFile(rules, 'utf8');
  await writeFile(rules, before.replaceAll(/^(?:host|local)\b/gm, '#'));
  await appendFile(
    rules,
    '\nhostssl all all 127.0.0.1/32 scram-sha-256\nhostssl all all ::1/128 scram-sha-256\n',
  );
  const server = await startPostgres({
    dataDir,
    settings: {
      fsync: 'off',
      ssl: 'on',
      ssl_cert_file: 'server.crt',
      ssl_key_file: 'server.key',
      listen_addresses: 'localhost',
    },
  });
  const at = (project: string, mode: string) =>
    `postgres://${owner}:${password}@localhost:${server.port}/${project}?sslmode=${mode}`;
  return {
    urlOf: (project) => `${at(project, 'verify-full')}&sslrootcert=${encodeURIComponent(certificate)}`,
    apiUrlOf: (project) => at(project, 'require'),
    async refusalInClear(project) {
      const sql = postgres(at(project, 'disable').replace(/\?.*/, ''), { max: 1, ssl: false });
      try {
        await sql`select 1`;
        return '';
      } catch (fault) {
        return String(fault);
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    close: () => server.stop(),
  };
}
