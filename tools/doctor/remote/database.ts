// The database behind a deploy: its migrations, and whether its keys open what they should and nothing else.
import { connectTo } from '#tools/database/connect.ts';
import { withoutStripePrice } from '#tools/database/stripe-prices.ts';
import { readMigrations } from '#tools/database/migrate.ts';
import { differs, fault, must, ok, unasked, type Deploy, type Outcome, type Probe } from './probe.ts';

export const databaseProbe: Probe = {
  title: 'Database',
  look: async (deploy) => [
    ...(await migrations(deploy)),
    ...(await serverKey(deploy)),
    ...(await publishableKey(deploy)),
  ],
};

async function migrations({ env }: Deploy): Promise<Outcome[]> {
  if (!env['DATABASE_URL']) return [unasked('migrations: set DATABASE_URL (the session pooler)')];
  const sql = connectTo(env['DATABASE_URL']);
  try {
    const rows = await sql<{ version: string; checksum: string | null }[]>`
      select version, checksum from supabase_migrations.schema_migrations`;
    const applied = new Map(rows.map(({ version, checksum }) => [version, checksum]));
    const files = await readMigrations();
    const pending = files.filter(({ version }) => !applied.has(version));
    const changed = files.filter(({ version, checksum }) => (applied.get(version) ?? checksum) !== checksum);
    const unknown = rows.filter(({ version }) => !files.some((file) => file.version === version));
    const server =
      (await sql<{ version: string }[]>`select current_setting('server_version') as version`)[0]?.version ??
      '';
    return [
      must(
        pending.length === 0,
        pending.length === 0
          ? `all ${files.length} migrations are applied`
          : `${pending.length} migrations wait, the first is ${pending[0]?.file}`,
      ),
      ...(pending.length === 0 ? await prices(sql) : []),
      ...changed.map(({ file }) => fault(`${file} was changed after it was applied`)),
      ...unknown.map(({ version }) =>
        fault(`the database carries migration ${version}, which is not in this folder`),
      ),
      server.startsWith('17') ? ok(`PostgreSQL ${server}`) : differs(`PostgreSQL ${server}; tests ran on 17`),
    ];
  } catch {
    return [fault('migrations: the database (DATABASE_URL) does not answer')];
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Reports at Stripe and what staff make there by hand name these prices. */
async function prices(sql: Parameters<typeof withoutStripePrice>[0]): Promise<Outcome[]> {
  const missing = await withoutStripePrice(sql);
  return [
    missing.length === 0
      ? ok('the price at Stripe of each package is noted')
      : differs(
          `no price at Stripe is noted for ${missing.join(', ')}: npm run setup:stripe with DATABASE_URL`,
        ),
  ];
}

const rest = (deploy: Deploy, key: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(`/rest/v1/${path}`, deploy.env['SUPABASE_URL']), {
    ...init,
    headers: { apikey: key, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(20_000),
  });

/** Harmless: it counts a try under a name that nobody uses, for one second. */
const harmless = { p_key: 'doctor', p_limit: 1_000, p_window_seconds: 1 };
const probeCall = { method: 'POST', body: JSON.stringify(harmless) };

async function serverKey(deploy: Deploy): Promise<Outcome[]> {
  const key = deploy.env['SUPABASE_SECRET_KEY'];
  if (!deploy.env['SUPABASE_URL'] || !key)
    return [unasked('grants: set SUPABASE_URL and SUPABASE_SECRET_KEY')];
  const read = await rest(deploy, key, 'service_packages?select=id');
  const called = await rest(deploy, key, 'rpc/take_throttle', probeCall);
  const rows = read.ok ? ((await read.json()) as unknown[]).length : 0;
  return [
    must(rows === 4, `the server's key reads the packages (${read.status}, ${rows} of 4)`),
    must(called.ok, `the server's key calls functions (${called.status})`),
  ];
}

async function publishableKey(deploy: Deploy): Promise<Outcome[]> {
  const key = deploy.env['SUPABASE_PUBLISHABLE_KEY'];
  if (!deploy.env['SUPABASE_URL'] || !key)
    return [unasked('what the publishable key opens: set SUPABASE_PUBLISHABLE_KEY for this run')];
  const read = await rest(deploy, key, 'users?select=id&limit=1');
  const rows = read.ok ? ((await read.json()) as unknown[]).length : 0;
  const called = await rest(deploy, key, 'rpc/take_throttle', probeCall);
  if (rows > 0) return [fault('the publishable key reads accounts')];
  if (!read.ok && !called.ok) return [ok('the publishable key opens nothing')];
  const what = `the publishable key is let in (tables ${read.status}, functions ${called.status}), and sees no row`;
  return [
    deploy.local
      ? differs(`${what}: the stand-in grants everything, a hosted project must not`)
      : fault(what),
  ];
}
