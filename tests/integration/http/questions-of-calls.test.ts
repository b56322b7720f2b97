// @module-tag full
// How often a call asks the database, one question after the other: on a phone far from it each is felt. What is read is
// asked in one question with the session.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFunctions } from '#tests/functions.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { endpoints, type Row } from './endpoints.ts';
import { callCounting, type Served } from './questions.ts';
import { makeWorld, type RoleName, type World } from './world.ts';

const functions = await readFunctions();

/** They count a try, leave a line about a look, or write to see whether writing works; then they read, all at once. */
const twice = [
  'GET /api/cases/:id/application',
  'GET /api/cases/:id/summary',
  'GET /api/papers/:id/reading-copy',
  'GET /api/receipts/:id',
  'GET /api/staff/applications/:id',
  'GET /api/staff/data-requests/:id',
  'GET /api/staff/health',
  'GET /api/staff/matters/:id/made-papers',
  'GET /api/staff/messages/:id',
  'GET /api/staff/orders/:id',
  'GET /api/staff/refunds/:id',
  'POST /api/staff/counties/search',
  'POST /api/staff/data-requests/search',
  'POST /api/staff/replies/search',
  'POST /api/staff/templates/search',
];

/**
 * The card processor or the storage works in between, which takes longer than any question; a copy of everything is noted
 * before it is read; tries are forgotten while a new password is hashed; and who asks for a link must not learn by the
 * time of the answer whether somebody has an account, so that each step is taken in its turn.
 */
const oftener = new Set([
  'POST /api/account/data',
  'POST /api/account/password',
  'PUT /api/account/picture',
  'POST /api/auth/forgot-password',
  'POST /api/auth/sign-in-link',
  'POST /api/create-payment-intent',
  'POST /api/parts/:id/payment',
  'POST /api/payment-confirmation',
  'POST /api/plans/:id/card',
  'POST /api/upgrades/:id/payment',
]);

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

interface Asked {
  readonly name: string;
  readonly method: string;
  readonly one: Served;
}

const calls: readonly Asked[] = functions.flatMap((one) =>
  one.access === 'schedule'
    ? []
    : Object.entries(one.access)
        .filter(([, access]) => access !== 'webhook')
        .map(([method]) => ({ name: `${method} ${one.path}`, method, one })),
);

const ofAttorneys = new Set(['/api/staff/attorney-queue', '/api/staff/cases/:id/conflict-check']);

function callerOf({ method, one }: Asked): RoleName {
  const access = one.access[method as 'GET'];
  if (access === 'anyone') return 'visitor';
  if (access === 'signedIn' || access === 'signingIn') return 'client A';
  return ofAttorneys.has(one.path) ? 'attorney' : 'admin';
}

/** How often each of these asks, and which of them end in a fault. */
async function ask(which: readonly Asked[], bodyOf: (row: Row | undefined) => unknown) {
  const asked = new Map<string, number>();
  const faults: string[] = [];
  for (const call of which) {
    const { name, method, one } = call;
    const row = endpoints[name];
    const { status, questions } = await callCounting(stack, await world.as(callerOf(call)), {
      one,
      method,
      params: (await row?.params?.(world)) ?? {},
      body: bodyOf(row),
    });
    if (status >= 500) faults.push(`${name}: ${status}`);
    asked.set(name, questions);
  }
  expect(faults).toEqual([]);
  return asked;
}

const bodyOf = (row: Row | undefined) => row?.body?.(world) ?? {};

/** What is searched for is sent in a body, so that it stands in no address. */
const readByPost = /^\/api\/staff\/(calendar|cases\/board|.+\/search)$/;

const reads = ({ method, one }: Asked) => method === 'GET' || readByPost.test(one.path);
const isSignedIn = (call: Asked) => callerOf(call) !== 'visitor';

it(
  'is once for what people read, and twice where a look or a try is noted',
  { timeout: 120_000 },
  async () => {
    const asked = await ask(calls.filter(reads).filter(isSignedIn), bodyOf);
    expect(asked.size).toBeGreaterThan(70);
    const more = [...asked].filter(([, questions]) => questions > 1);
    expect(Object.fromEntries(more)).toEqual(Object.fromEntries(twice.map((name) => [name, 2])));
  },
);

it('is at most twice for what they write', { timeout: 120_000 }, async () => {
  const writes = calls.filter((call) => !reads(call));
  const asked = await ask(writes, bodyOf);
  expect(asked.size).toBeGreaterThan(100);
  const full = writes.filter(({ name }) => endpoints[name]?.valid);
  // Who closes their account does nothing after it.
  const ending = (call: Asked) => Number(/^(account|auth)/.test(call.one.path.slice(5)));
  const accepted = await ask(
    full.toSorted((one, other) => ending(one) - ending(other)),
    (row) => row?.valid?.(world),
  );
  expect(accepted.size).toBeGreaterThan(40);
  const more = [...asked, ...accepted].filter(([name, questions]) => questions > 2 && !oftener.has(name));
  expect(more).toEqual([]);
});
