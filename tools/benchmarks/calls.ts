// npm run bench:calls [-- calls]: how long the main functions take on the built site, one after the other, against a bare
// read of one row through the same API; with a number of calls, whether the memory of the host stays level over that many
// (a leak shows from about 20,000). Needs the build in dist/. It is not part of the tests, because a busy
// machine would fail it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { connectDatabase } from '#server/database/client.ts';
import { createLocalStack } from '#tools/local/stack.ts';

const calls = Number(process.argv[2] ?? 0);
const runs = 200;
const warm = 20;
/** A reading call may take so many times as long as the bare read. */
const mostTimes = 2;
/** More than this between the first tenth of the calls and the last is a leak and not the engine's own housekeeping. */
const mostGrowth = 0.1;

const localDir = await mkdtemp(join(tmpdir(), 'bench-calls-'));
const stack = await createLocalStack({ localDir, port: 0, build: false, demoCases: true });
try {
  const { client } = stack.demo;
  const cookie = await signIn(client.email, client.password);
  const get = (address: string) => async () => {
    const answer = await fetch(new URL(address, stack.siteUrl), { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${String(answer.status)}`);
  };
  const db = connectDatabase(stack.supabase.url, stack.supabase.secretKey);
  const bare = async () => {
    const { error } = await db.from('service_packages').select('id').eq('package_type', 'vip').single();
    if (error) throw new Error(error.message);
  };

  const base = await timesOf(bare);
  console.log(row('asked', 'p50 ms', 'p95 ms', 'x bare'));
  console.log(row('a bare read of one row', ...figures(base), ''));
  for (const address of ['/api/auth/user', '/api/dashboard', '/api/learning/progress']) {
    const times = await timesOf(get(address));
    const ratio = at(times, 0.5) / at(base, 0.5);
    const verdict = ratio > mostTimes ? ' MORE THAN IT MAY' : '';
    console.log(row(`GET ${address}`, ...figures(times), ratio.toFixed(1)) + verdict);
  }

  if (calls > 0) await watchMemory(get('/api/auth/user'));
} finally {
  await stack.close();
  await rm(localDir, { recursive: true, force: true });
}

/** The cookies of a session, as a header. */
async function signIn(email: string, password: string): Promise<string> {
  const answer = await fetch(new URL('/api/auth/sign-in', stack.siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.siteUrl },
    body: JSON.stringify({ email, password, device: 'own' }),
  });
  if (!answer.ok) throw new Error(`no session: ${String(answer.status)} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Milliseconds of each run, shortest first, after some that warm up. */
async function timesOf(ask: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let run = -warm; run < runs; run += 1) {
    const begun = performance.now();
    await ask();
    if (run >= 0) times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function figures(sorted: readonly number[]): [string, string] {
  return [at(sorted, 0.5).toFixed(1), at(sorted, 0.95).toFixed(1)];
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('');
}

/** Asks so many times, eight at once, and prints what is held after each tenth. */
async function watchMemory(ask: () => Promise<void>): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const memory: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const each = Math.ceil(calls / 80);
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let call = 0; call < each; call += 1) await ask();
      }),
    );
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    memory.push(heapUsed);
    const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;
    console.log(row(`after ${String(each * 8 * tenth)} calls`, mb(heapUsed), mb(rss)));
  }
  const [first = 0, last = 0] = [memory[0], memory.at(-1)];
  const isLevel = last <= first * (1 + mostGrowth);
  console.log(isLevel ? 'level' : 'IT GROWS');
  if (!isLevel) process.exitCode = 1;
}
