// Supabase for this machine: @supabase/lite in this process, in front of the Postgres that is already running,
// with the places patched where it differs from the hosted service for what we use (each patch says why).
// In this process and not as its CLI: the CLI reports home, and a child would have to be watched and ended.
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { App, setExperimental } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { createDiskObjects } from './disk-objects.ts';
import { refuse, withHostedStorage } from './hosted-storage.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from './keys.ts';
import { outliveClosedSockets } from './outlive-closed-sockets.ts';
import { withQuietConsole } from '../quiet-console.ts';

const UPLOAD_CAP_BYTES = 50 * 1024 * 1024;

export type SupabasePart = 'storage' | 'rest';
/** up: answers; down: 503 as the gateway gives; silent: takes the request and never answers. */
export type PartState = 'up' | 'down' | 'silent';

export interface LocalSupabase {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Makes one part fail, or work again: for tests of outages. */
  setPart(part: SupabasePart, state: PartState): void;
  close(): Promise<void>;
}

export interface SupabaseOptions {
  databaseUrl: string;
  /** Folder for the bytes of uploaded objects. */
  storageDir: string;
  port: number;
}

// PostgREST's form of a moment is 2026-11-21T08:10:37.556408+00:00; Postgres itself writes a blank and +00.
const asMoment = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
// Lite hands over arguments of functions as JSON text already and rows as values; the driver would quote the
// former once more, and a function would receive one long string instead of an object.
const asJson = (value: unknown): string =>
  typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value);
const TYPES = {
  json: { to: 114, from: [114], serialize: asJson, parse: (text: string): unknown => JSON.parse(text) },
  jsonb: { to: 3802, from: [3802], serialize: asJson, parse: (text: string): unknown => JSON.parse(text) },
  timestamp: { to: 1114, from: [1114], serialize: String, parse: asMoment },
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: asMoment },
};

/** Starts the Supabase API and storage on loopback. The database must have been prepared and migrated. */
export async function startSupabase({
  databaseUrl,
  storageDir,
  port,
}: SupabaseOptions): Promise<LocalSupabase> {
  const open = () => openLite({ databaseUrl, storageDir });
  let lite = await open();
  const stopping = new AbortController();
  let isReplacing = false;
  // The driver's pool keeps a connection that broke in this way for good: what is asked next gets a new pool. Several
  // break at once, and what opens the new one can break too, and then never answers.
  const replacePool = async (): Promise<void> => {
    if (isReplacing) return;
    isReplacing = true;
    const broken = lite;
    while (lite === broken && !stopping.signal.aborted) {
      const opened = await Promise.race([open().catch(() => null), sleep(3_000, null)]);
      if (opened) lite = opened;
      else await sleep(250);
    }
    isReplacing = false;
    await broken.connection.driver.end({ timeout: 5 }).catch(() => undefined);
    broken.abandon();
  };
  const stopWatching = outliveClosedSockets(() => void replacePool());
  const parts: Record<SupabasePart, PartState> = { storage: 'up', rest: 'up' };

  const pass = (request: Request): Promise<Response> =>
    withQuietConsole(() =>
      call.run({}, async () => {
        // A query on a connection that broke is never answered; its caller is.
        const response = await Promise.race([lite.app.fetch(request), lite.abandoned, limit()]);
        if (!response) return Response.json({ message: 'The connection broke.' }, { status: 503 });
        return withSqlState(response, call.getStore()?.fault);
      }),
    );
  const answer: Answer = (request, path) =>
    path.startsWith('/storage/v1/') ? withHostedStorage(request, pass) : pass(request);

  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing, parts, answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${String(bound)}`,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    setPart: (part, state) => {
      parts[part] = state;
    },
    async close() {
      stopping.abort();
      stopWatching();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await lite.connection.driver.end({ timeout: 1 });
    },
  };
}

/** Longer than any caller of ours waits. */
const limit = (): Promise<null> => sleep(30_000, null, { ref: false });

/** The error of the statement behind one call, as the database gave it. */
const call = new AsyncLocalStorage<{ fault?: DatabaseFault }>();

/** Lite on a pool of its own. */
async function openLite({ databaseUrl, storageDir }: Pick<SupabaseOptions, 'databaseUrl' | 'storageDir'>) {
  setExperimental('storage', true);
  const connection = new PostgresConnection({
    url: databaseUrl,
    // Tries again at once after Postgres was away; the driver's own pause grows to many seconds.
    postgresOptions: {
      max: 8,
      connect_timeout: 5,
      backoff: () => 0.05,
      onnotice: () => undefined,
      types: TYPES,
      connection: await settingsOfServer(databaseUrl),
    },
  });
  // Lite grants every table to every role before its first query, which would hide a missing grant and open
  // what the migrations closed. Saying that this was done already leaves the migrations' grants as they are.
  Object.assign(connection, { rlsState: 'active' });
  const app = new App({
    connection,
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
    auth: {
      enabled: true,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      jwt_secret: 'local-only-signing-secret-of-storage-tokens',
    },
    api: { schemas: ['public'], max_rows: 1000 },
    storage: { enabled: true, file_size_limit: '50MiB' },
  });
  app._storageAdapter = createDiskObjects(storageDir);
  await withQuietConsole(() => app.init());
  connection.normalizeDbError = (error: unknown) => {
    const store = call.getStore();
    if (store) store.fault = error as DatabaseFault;
    return error as DatabaseFault;
  };
  let abandon = (): void => undefined;
  const abandoned = new Promise<null>((resolve) => {
    abandon = () => resolve(null);
  });
  return { app, connection, abandoned, abandon };
}

/** The settings of the server's role, which PostgREST applies to each of its calls, and lite does not. */
async function settingsOfServer(databaseUrl: string): Promise<Record<string, string>> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const rows = await sql<{ setting: string }[]>`
      select unnest(rolconfig) as setting from pg_roles where rolname = 'service_role' and rolconfig is not null`;
    return Object.fromEntries(rows.map(({ setting }) => setting.split('=') as [string, string]));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

type Answer = (request: Request, path: string) => Promise<Response>;

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  parts: Record<SupabasePart, PartState>,
  answer: Answer,
): Promise<void> {
  const path = incoming.url ?? '/';
  const state = parts[path.startsWith('/storage/') ? 'storage' : 'rest'];
  if (state === 'silent') return;
  let response: Response;
  try {
    if (state === 'down') {
      incoming.resume();
      response = Response.json({ message: 'upstream unavailable' }, { status: 503 });
    } else if (incoming.method === 'OPTIONS') {
      response = new Response(null, { status: 204 });
    } else {
      response = await answer(await toRequest(incoming, path), path);
    }
  } catch (fault) {
    response =
      fault instanceof RangeError
        ? refuse(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size')
        : Response.json(
            { code: 'PGRST000', message: 'Could not connect with the database' },
            { status: 503 },
          );
  }
  const headers = Object.fromEntries(response.headers);
  // The gateway of the hosted service opens its APIs to every origin: access hangs on keys and signed URLs.
  headers['access-control-allow-origin'] = '*';
  headers['access-control-allow-methods'] = 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS';
  headers['access-control-allow-headers'] = incoming.headers['access-control-request-headers'] ?? '*';
  headers['access-control-max-age'] = '3600';
  try {
    outgoing.writeHead(response.status, headers);
    if (response.body === null || incoming.method === 'HEAD') outgoing.end();
    else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
  } catch {
    outgoing.destroy();
  }
}

interface DatabaseFault {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
}

/** PostgREST's table from SQLSTATE to status, for the codes that lite answers with a plain 500. */
function statusOf(sqlState: string): number {
  if (/^(08|53(?!400)|57P0[123])/.test(sqlState)) return 503;
  if (/^(0L|0P|28)/.test(sqlState)) return 403;
  if (/^(23503|23505)$/.test(sqlState)) return 409;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0(?!001)|XX|53400)/.test(sqlState)) return 500;
  return 400;
}

/** Gives the answer of the hosted API for a database error whose code lite has dropped. */
async function withSqlState(response: Response, fault: DatabaseFault | undefined): Promise<Response> {
  if (response.status !== 500 || fault === undefined) return response;
  const { code = '', message = '', detail = null, hint = null } = fault;
  if (/^[A-Z0-9]{5}$/.test(code)) {
    return Response.json({ code, details: detail, hint, message }, { status: statusOf(code) });
  }
  // The driver's own codes: the server is unreachable, or the connection broke.
  const away = /^(E[A-Z]+|CONNECT|CONNECTION)/.test(code);
  if (!away) return response;
  return Response.json(
    { code: 'PGRST001', details: null, hint: null, message: 'Database client error' },
    { status: 503 },
  );
}

async function toRequest(incoming: IncomingMessage, path: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = `http://${incoming.headers.host ?? '127.0.0.1'}${path}`;
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    // Read on to the end so that the sender can still read the refusal.
    if (size <= UPLOAD_CAP_BYTES) pieces.push(piece);
  }
  if (size > UPLOAD_CAP_BYTES) throw new RangeError('body over the storage cap');
  const body = Buffer.concat(pieces);
  // Lite measures an upload by this header alone; a chunked body has none.
  headers.set('content-length', String(size));
  headers.delete('transfer-encoding');
  return new Request(url, size > 0 ? { method, headers, body } : { method, headers });
}
