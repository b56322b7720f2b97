// The product for trials with faults: our functions as they are, with their real adapters, on a real PostgreSQL, and
// a proxy at each way out of them (API, spool, mail) and one before PostgreSQL itself.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { createTestDatabase } from '#tests/postgres.ts';
import { outliveClosedSockets } from '#tests/stop-postgres.ts';
import { migrate } from '#tools/database/migrate.ts';
import { seed } from '#tools/database/seed.ts';
import { functionEnvironment } from '#tools/local/environment.ts';
import { startBlobs } from '#tools/local/netlify/blobs.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';
import { startSupabase } from '#tools/local/supabase/start-supabase.ts';
import { type FaultProxy, startFaultProxy } from './http-proxy.ts';
import { type FaultyMailServer, startFaultyMailServer } from './mail-server.ts';
import { type PostgresProxy, startPostgresProxy } from './postgres-proxy.ts';
import { type Detour, tagCalls } from './tagged-calls.ts';

export interface Product {
  readonly siteUrl: string;
  /** The environment of the functions; also set in this process. */
  readonly env: Readonly<Record<string, string>>;
  /** Straight to PostgreSQL, past every proxy. */
  readonly sql: Sql;
  readonly api: FaultProxy;
  readonly spool: FaultProxy;
  /**
   * Gives a trial a stand-in for the API of its own, until it is ended: the driver in it takes a connection that was
   * cut within a transaction for a good one, and what is given to it waits for ever. (Hosted, it is another program.)
   */
  ownApi(trial: string): Promise<{ end(): Promise<void> }>;
  readonly postgres: PostgresProxy;
  readonly mail: FaultyMailServer;
  readonly stripe: StripeSandbox;
  close(): Promise<void>;
}

/** One per test file: functions keep their composed app for the life of the process. */
export async function startProduct(): Promise<Product> {
  outliveClosedSockets();
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const database = await createTestDatabase({ empty: true });
  await prepareStorageTables(database.sql);
  await migrate(database.url);
  await seed(database.url);
  const postgres = await startPostgresProxy(database.url);
  const startApi = async () => {
    const started = await startSupabase({
      databaseUrl: postgres.url,
      storageDir: join(folder, 'storage'),
      port: 0,
    });
    // It learns the schema with its first call; a fault before that would look like a missing function.
    const key = started.secretKey;
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    const response = await fetch(`${started.url}/rest/v1/counties?limit=1`, { headers });
    if (!response.ok) throw new Error(`the API answered ${response.status}: ${await response.text()}`);
    return started;
  };
  const supabase = await startApi();
  const api = await startFaultProxy(supabase.url);
  const blobs = await startBlobs(join(folder, 'blobs'));
  const { url: blobsUrl, token } = JSON.parse(
    Buffer.from(blobs.eventProperty, 'base64').toString('utf8'),
  ) as { url: string; token: string };
  const spool = await startFaultProxy(blobsUrl);
  const mail = await startFaultyMailServer();
  const siteUrl = 'http://localhost:8888';
  const stripe = await createStripeSandbox({ laterMs: 20 });
  const env = {
    ...functionEnvironment(
      {},
      {
        SITE_URL: siteUrl,
        APP_SECRET: randomBytes(32).toString('base64url'),
        SPOOL_KEY: randomBytes(32).toString('base64'),
        SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
        SUPABASE_URL: api.url,
        SUPABASE_SECRET_KEY: supabase.secretKey,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        SMTP_URL: mail.url,
      },
    ),
    NETLIFY_BLOBS_CONTEXT: Buffer.from(
      JSON.stringify({
        edgeURL: spool.url,
        uncachedEdgeURL: spool.url,
        token,
        siteID: 'local-site',
        primaryRegion: 'us-east-2',
      }),
    ).toString('base64'),
  };
  Object.assign(process.env, env);
  const untag = tagCalls(detourOf(api));
  return {
    siteUrl,
    env,
    sql: database.sql,
    api,
    spool,
    async ownApi(trial) {
      const own = await startApi();
      api.passTo(trial, own.url);
      return {
        async end() {
          api.passTo(trial, null);
          await own.close().catch(() => undefined);
        },
      };
    },
    postgres,
    mail,
    stripe,
    async close() {
      untag();
      await stripe.close();
      await mail.close();
      await spool.close();
      await blobs.close();
      await api.close();
      await supabase.close().catch(() => undefined);
      await postgres.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A refused connection cannot be made by a server that listens: the call goes where nobody does. */
function detourOf(api: FaultProxy): Detour {
  return (trial, { method, url }, send) => {
    if (url.origin !== api.url || !api.isRefused(trial)) return undefined;
    const number = api.count(trial, method, url.pathname);
    return send(new URL(url.pathname + url.search, api.closedUrl)).catch((error: unknown) => {
      api.note(trial, { number, method, path: url.pathname, fault: 'refused', unseen: null });
      throw error;
    });
  };
}
