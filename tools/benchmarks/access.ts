// npm run bench:access [-- n]: whether the time of an answer tells who has an account. Signs in with a wrong password
// and asks for a forgotten one, with addresses that have an account and others that have none, in random order, on a
// database of its own; then compares both by medians and by the Mann-Whitney test. It is not part of the tests, because
// a busy machine would fail it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { forgotPassword } from '#server/access/forgot-password.ts';
import { hashPassword } from '#server/access/password.ts';
import { signIn } from '#server/access/sign-in.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/client.ts';
import { createLocalStack } from '#tools/local/stack.ts';

const count = Number(process.argv[2] ?? 300);
/** Our own limit: medians must differ by less than this, without a difference that the test is sure of. */
const widest = 0.1;
const surest = 0.01;

const localDir = await mkdtemp(join(tmpdir(), 'bench-access-'));
const stack = await createLocalStack({ localDir, port: 0, site: 'none' });
try {
  const app = {
    config: readConfig({ URL: 'http://localhost', ...stack.env }, 'dev'),
    db: connectDatabase(stack.supabase.url, stack.supabase.secretKey),
    clock: () => new Date(),
    log: () => undefined,
  };
  const call = () => ({
    ip: randomUUID(),
    cookies: new Map<string, string>(),
    request: new Request('http://localhost/'),
  });
  const hashed = await hashPassword('a password nobody types here');
  const known = Array.from({ length: count }, () => `known.${randomUUID()}@example.com`);
  const unknown = Array.from({ length: count }, () => `nobody.${randomUUID()}@example.com`);
  await stack.sql`
    insert into public.users ${stack.sql(known.map((email) => ({ email, hashed_password: hashed })))}`;

  const wrongPassword = (email: string) =>
    signIn
      .run(app, null, { email, password: 'a wrong guess', device: 'own' }, { call: call() })
      .catch(() => undefined);
  const forgotten = (email: string) =>
    forgotPassword.run(app, null, { email }, { call: { ip: randomUUID(), locale: 'en' } });
  const buying = (email: string) =>
    forgotPassword.run(
      app,
      null,
      { email, returnTo: '/checkout?package=vip' },
      { call: { ip: randomUUID(), locale: 'en' } },
    );

  // The cost of a first call belongs to neither side.
  for (let warm = 0; warm < 20; warm += 1)
    for (const ask of [wrongPassword, forgotten]) await ask(`warm.${randomUUID()}@example.com`);

  let isSlow = false;
  for (const [name, ask, strangers] of [
    ['sign-in with a wrong password', wrongPassword, unknown],
    ['forgotten password', forgotten, unknown],
    ['link to an account on the way to buy', buying, unknown],
  ] as const) {
    const times = await measure(ask, known, strangers);
    isSlow = report(name, times) || isSlow;
  }
  if (isSlow) process.exitCode = 1;
} finally {
  await stack.close();
  await rm(localDir, { recursive: true, force: true });
}

interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

async function measure(
  ask: (email: string) => Promise<unknown>,
  known: readonly string[],
  unknown: readonly string[],
): Promise<Times> {
  const times: Times = { known: [], unknown: [] };
  const turns = [
    ...known.map((email) => ({ email, side: 'known' as const })),
    ...unknown.map((email) => ({ email, side: 'unknown' as const })),
  ]
    .map((turn) => ({ turn, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place);
  for (const {
    turn: { email, side },
  } of turns) {
    const start = performance.now();
    await ask(email);
    times[side].push(performance.now() - start);
  }
  return times;
}

/** Prints the result; returns whether the time tells. */
function report(name: string, { known, unknown }: Times): boolean {
  const [one, other] = [median(known), median(unknown)];
  const apart = Math.abs(one - other) / Math.max(one, other);
  const p = mannWhitney(known, unknown);
  const tells = apart > widest || p < surest;
  console.log(
    `${name}: ${known.length} + ${unknown.length} calls, medians ${one.toFixed(2)} ms with an account and ` +
      `${other.toFixed(2)} ms without (${(apart * 100).toFixed(1)} % apart), Mann-Whitney p = ${p.toFixed(3)}: ` +
      (tells ? 'THE TIME TELLS' : 'the time tells nothing'),
  );
  return tells;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Two-sided p of the Mann-Whitney U test, by the normal approximation: good enough from about twenty of each. */
function mannWhitney(left: readonly number[], right: readonly number[]): number {
  const ranked = [
    ...left.map((time) => ({ time, isLeft: true })),
    ...right.map((time) => ({ time, isLeft: false })),
  ]
    .toSorted((a, b) => a.time - b.time)
    .map((one, index) => ({ ...one, rank: index + 1 }));
  const rankSum = ranked.reduce((sum, { isLeft, rank }) => sum + (isLeft ? rank : 0), 0);
  const [n, m] = [left.length, right.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(Math.abs(z)));
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17, exact to seven digits). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
