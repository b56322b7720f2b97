// How often a call asks the database, one question after the other: on a phone far from it each is felt. What is read is
// asked in one question with the session.
import type { Context } from '@netlify/functions';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFunctions, type FunctionFile } from '#tests/functions.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';
import { endpoints } from './endpoints.ts';
import { makeWorld, type World } from './world.ts';

const functions = await readFunctions();

/** They count a try, leave a line about a look, or write to see whether writing works; then they read, all at once. */
const twice = [
  'GET /api/cases/:id/application',
  'GET /api/cases/:id/summary',
  'GET /api/receipts/:id',
  'GET /api/staff/applications/:id',
  'GET /api/staff/attorney-queue',
  'GET /api/staff/data-requests/:id',
  'GET /api/staff/health',
  'GET /api/staff/matters/:id/made-papers',
  'GET /api/staff/messages/:id',
  'GET /api/staff/orders/:id',
  'GET /api/staff/refunds/:id',
];

let stack: SharedStack;
let sql: postgres.Sql;
let world: World;
const before = { ...process.env };
beforeAll(async () => {
  stack = await sharedStack();
  Object.assign(process.env, stack.env, { SITE_URL: stack.siteUrl });
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  world = await makeWorld(sql, stack);
}, 60_000);
afterAll(async () => {
  process.env = before;
  await sql.end();
});

/** How many questions waited for the one before: those asked at the same time count once. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const real = globalThis.fetch;
  let [open, rounds] = [0, 0];
  globalThis.fetch = async (...call) => {
    const [input] = call;
    const address = input instanceof Request ? input.url : String(input);
    // A file in storage is no question to the database.
    if (!address.startsWith(`${stack.env['SUPABASE_URL']}/rest/`)) return real(...call);
    if (open === 0) rounds += 1;
    open += 1;
    try {
      return await real(...call);
    } finally {
      open -= 1;
    }
  };
  try {
    await work();
  } finally {
    globalThis.fetch = real;
  }
  return rounds;
}

type Served = Exclude<FunctionFile, { readonly access: 'schedule' }>;

async function callAs(who: Visitor, one: Served, method: string): Promise<number> {
  const row = endpoints[`${method} ${one.path}`];
  const params = (await row?.params?.(world)) ?? {};
  const path = one.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const request = new Request(`${stack.siteUrl}${path}`, {
    method,
    headers: { cookie: who.cookieHeader(), origin: stack.siteUrl, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(row?.body?.(world) ?? {}) }),
  });
  const later: Promise<unknown>[] = [];
  const context = {
    ip: '203.0.113.7',
    params,
    deploy: { context: 'dev' },
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  };
  const { status } = await one.answer(request, context as unknown as Context);
  await Promise.allSettled(later);
  return status;
}

it(
  'is once for what people read, and twice where a look or a try is noted',
  { timeout: 120_000 },
  async () => {
    const [ana, ada, lawyer] = [
      await world.as('client A'),
      await world.as('admin'),
      await world.as('attorney'),
    ];
    const ofAttorneys = new Set(['/api/staff/attorney-queue', '/api/staff/cases/:id/conflict-check']);
    const asked = new Map<string, number>();
    const faults: string[] = [];
    for (const one of functions) {
      if (one.access === 'schedule') continue;
      for (const [method, access] of Object.entries(one.access)) {
        if (method !== 'GET' && !one.readings[method as 'POST']) continue;
        if (access === 'anyone' || access === 'webhook') continue;
        const isOwn = access === 'signedIn' || access === 'signingIn';
        const who = isOwn ? ana : ofAttorneys.has(one.path) ? lawyer : ada;
        const name = `${method} ${one.path}`;
        const questions = await questionsOf(async () => {
          const status = await callAs(who, one, method);
          if (status >= 500) faults.push(`${name}: ${status}`);
        });
        asked.set(name, questions);
      }
    }
    expect(faults).toEqual([]);
    expect(asked.size).toBeGreaterThan(70);
    const more = [...asked].filter(([, questions]) => questions > 1);
    expect(Object.fromEntries(more)).toEqual(Object.fromEntries(twice.map((name) => [name, 2])));
  },
);
