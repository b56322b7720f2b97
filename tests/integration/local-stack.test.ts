// The stack as people start it, from the outside: processes, ports, folders.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack } from '#tests/stack.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { catchUp } from '#tools/local/catch-up.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { inFullRun } from '#tests/runs.ts';

const FUNCTIONS = 'tests/fixtures/stack-functions';
const started: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-stack-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    signalGroup(child, 'SIGINT');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A command in a process group of its own, as a terminal starts it. */
function run(command: string[], env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const [program = '', ...args] = command;
  const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...plain } = process.env;
  const child = spawn(program, args, {
    cwd: PROJECT_ROOT,
    env: { ...plain, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  return { child, said: () => output };
}

const node = (...args: string[]): string[] => [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  ...args,
];
const small = (site: 'built' | 'development', functions = FUNCTIONS): string[] =>
  node('tests/fixtures/small-stack.ts', site, functions);

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(-(child.pid ?? 0), signal);
}

/** The address in the last line, once it is there. Refuses when the command ends instead. */
async function untilReady({ child, said }: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const address = /^ready: (http:\/\/localhost:\d+)$/m.exec(said())?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${said()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Every process below `root`, by number. */
function descendants(root: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [root];
  for (const parent of found) found.push(...rows.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return found.slice(1);
}

function alive(pids: number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
}

describe('npm start', () => {
  test(
    'prints what is where, ends with the ready line, carries its own address, and an interrupt to it alone leaves no process behind',
    { ...inFullRun, timeout: 180_000 },
    async () => {
      // As the checks built it: with its samples confirmed, `npm start` builds anew, under tests that read `dist`.
      const start = ['npm', 'start', '--', '--nothing-confirmed'];
      const built = statSync('dist/index.html', { throwIfNoEntry: false })?.mtimeMs;
      const stack = run(start, { LOCAL_DIR: join(folder, 'npm'), PORT: '18400' });
      const address = await untilReady(stack);
      const lines = stack.said().trim().split('\n');
      expect(lines.at(-1)).toBe(`ready: ${address}`);
      for (const word of ['Site', 'Inbox', 'Stripe sandbox', 'postgres://', 'Demo client', 'Demo staff']) {
        expect(stack.said()).toContain(word);
      }
      expect((await fetch(address)).status).toBe(200);
      if (built !== undefined) expect(statSync('dist/index.html').mtimeMs).toBe(built);
      // The build is shared by all copies; the address in it is that of the copy that serves it.
      for (const [path, needle] of [
        ['/es', `hreflang="en" href="${address}/"`],
        ['/es', `rel="canonical" href="${address}/es"`],
        ['/sitemap-index.xml', `<loc>${address}/`],
        ['/robots.txt', `Sitemap: ${address}/`],
        ['/blog/rss.xml', `<link>${address}/blog`],
      ] as const) {
        const text = await (await fetch(address + path)).text();
        expect(text).toContain(needle);
        expect(text, path).not.toContain('localhost:8888');
      }
      const below = descendants(stack.child.pid ?? 0);
      expect(below.length).toBeGreaterThan(2);
      // To npm alone, as a process manager sends it; a terminal sends it to all of them (below).
      stack.child.kill('SIGINT');
      await once(stack.child, 'exit');
      await expect.poll(() => alive(below), { timeout: 10_000 }).toEqual([]);
      expect(await readdir(join(folder, 'npm'))).not.toContain('stack.pid');
    },
  );

  test(
    'a polite end in the middle of starting leaves no process behind either',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      const stack = run(small('built'), { LOCAL_DIR: join(folder, 'early'), PORT: '18410' });
      let below: number[] = [];
      await expect
        .poll(() => (below = descendants(stack.child.pid ?? 0)).length, { timeout: 20_000, interval: 20 })
        .toBeGreaterThan(0);
      stack.child.kill('SIGTERM');
      if (stack.child.exitCode === null) await once(stack.child, 'exit');
      await expect.poll(() => alive(below), { timeout: 15_000 }).toEqual([]);
    },
  );

  test(
    'two copies run side by side, the second on the next free port, with data of their own',
    { ...inFullRun, timeout: 120_000 },
    async () => {
      const one = run(small('built'), { LOCAL_DIR: join(folder, 'one'), PORT: '18420' });
      const first = await untilReady(one);
      const two = run(small('built'), { LOCAL_DIR: join(folder, 'two'), PORT: '18420' });
      const second = await untilReady(two);
      expect(first).toBe('http://localhost:18420');
      expect(second).not.toBe(first);
      expect(two.said()).toContain('Port 18420 is in use');
      for (const address of [first, second]) {
        expect(await (await fetch(`${address}/api/hello`)).json()).toEqual({ hello: address });
      }
      const database = (output: string): string | undefined => /postgres:\/\/\S+/.exec(output)?.[0];
      expect(database(one.said())).not.toBe(database(two.said()));
    },
  );

  test(
    'outlives connections that the database cuts while many ask, and answers afterwards as before',
    { ...inFullRun, timeout: 240_000 },
    async () => {
      const stack = run(small('built'), { LOCAL_DIR: join(folder, 'cut'), PORT: '18440' });
      await untilReady(stack);
      const sql = postgres(/postgres:\/\/\S+/.exec(stack.said())?.[0] ?? '', {
        max: 1,
        onnotice: () => undefined,
      });
      const { url, secretKey } = JSON.parse(await readFile(join(folder, 'cut', 'supabase.json'), 'utf8')) as {
        url: string;
        secretKey: string;
      };
      const supabase = createClient(url, secretKey, { auth: { persistSession: false } });
      const ask = async () => (await supabase.from('counties').select('name').limit(200)).error;
      const cutting = { isOn: true };
      const asking = Array.from({ length: 30 }, async () => {
        while (cutting.isOn) await ask();
      });
      for (let cuts = 0; cuts < 60; cuts += 1) {
        await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`;
        await sleep(100);
      }
      cutting.isOn = false;
      await Promise.all(asking);
      await sql.end();
      expect([stack.child.exitCode, stack.child.signalCode]).toEqual([null, null]);
      await expect.poll(ask, { timeout: 15_000 }).toBeNull();
      const all = await Promise.all(Array.from({ length: 16 }, ask));
      expect(all.filter((error) => error !== null)).toEqual([]);
    },
  );

  test(
    'a second copy on the same data is refused with a sentence, and so is clearing it',
    { ...inFullRun, timeout: 120_000 },
    async () => {
      const env = { LOCAL_DIR: join(folder, 'same'), PORT: '18430' };
      await untilReady(run(small('built'), env));
      const second = run(small('built'), env);
      await once(second.child, 'close');
      expect(second.child.exitCode).toBe(1);
      expect(second.said()).toMatch(/already runs on .*set LOCAL_DIR/s);
      const reset = run(node('tools/local/reset.ts'), env);
      await once(reset.child, 'close');
      expect(reset.child.exitCode).toBe(1);
      expect(reset.said()).toContain('stop it first');
      expect(await readdir(env.LOCAL_DIR)).toContain('postgres');
    },
  );

  test(
    'half of a service of one’s own is refused by the name of what is missing',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      const env = { LOCAL_DIR: join(folder, 'half'), SUPABASE_URL: 'https://example.supabase.co' };
      const stack = run(small('built'), env);
      await once(stack.child, 'close');
      expect(stack.child.exitCode).toBe(1);
      expect(stack.said()).toContain('but not SUPABASE_SECRET_KEY');
    },
  );

  test(
    'a malformed variable stops the start by its name and says what to do, without its value',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      const env = { LOCAL_DIR: join(folder, 'malformed'), SMTP_URL: 'mail.example.org-with-password' };
      const stack = run(small('built'), env);
      await once(stack.child, 'close');
      expect(stack.child.exitCode).toBe(1);
      expect(stack.said()).toMatch(/SMTP_URL is malformed: .*smtps:\/\//);
      expect(stack.said()).not.toContain('with-password');
    },
  );
});

/** The page of a form has its paper color and its font, and its island answers a press. */
async function looksAndLives(address: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(address, { timeout: 60_000 });
    // Vite loads a page again once it has prepared its packages: what is asked meanwhile is asked anew.
    const answered = { timeout: 60_000, interval: 500 };
    const look = () =>
      page
        .evaluate(() => {
          const { fontFamily, backgroundColor } = getComputedStyle(document.documentElement);
          return { fontFamily, isPaper: backgroundColor !== 'rgba(0, 0, 0, 0)' };
        })
        .catch(() => null);
    await expect
      .poll(look, answered)
      .toEqual({ fontFamily: expect.stringMatching(/sans-serif/), isPaper: true });
    const pressed = async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Sign in', exact: true })
        .click({ timeout: 2_000 });
      return page.getByRole('alert').getByText('Enter a password.').isVisible();
    };
    await expect.poll(() => pressed().catch(() => false), answered).toBe(true);
  } finally {
    await browser.close();
  }
}

describe('npm run dev', inFullRun, () => {
  test('pages are styled and alive, and a saved function answers anew without a restart', async () => {
    // Inside the project, since functions find their libraries by their place.
    const functions = join('.local', `dev-functions-${String(process.pid)}`);
    const folderOf = join(PROJECT_ROOT, functions);
    await mkdir(join(PROJECT_ROOT, '.local'), { recursive: true });
    await cp(join(PROJECT_ROOT, FUNCTIONS), folderOf, { recursive: true });
    try {
      const stack = run(small('development', functions), { LOCAL_DIR: join(folder, 'dev'), PORT: '18440' });
      const address = await untilReady(stack);
      expect((await fetch(address)).status).toBe(200);
      await looksAndLives(`${address}/login`);
      const hello = async (): Promise<unknown> => (await fetch(`${address}/api/hello`)).json();
      expect(await hello()).toEqual({ hello: address });
      const file = join(folderOf, 'hello.ts');
      await writeFile(file, (await readFile(file, 'utf8')).replace('hello:', 'goodbye:'));
      await expect.poll(hello, { timeout: 15_000 }).toEqual({ goodbye: address });
      const below = descendants(stack.child.pid ?? 0);
      signalGroup(stack.child, 'SIGINT');
      await once(stack.child, 'exit');
      await expect.poll(() => alive(below), { timeout: 10_000 }).toEqual([]);
    } finally {
      await rm(folderOf, { recursive: true, force: true });
    }
  }, 120_000);
});

describe('npm run reset', () => {
  test('clears the data, and nothing in a folder that holds anything else', inFullRun, async () => {
    const LOCAL_DIR = join(folder, 'clear');
    await mkdir(join(LOCAL_DIR, 'postgres'), { recursive: true });
    await writeFile(join(LOCAL_DIR, 'thesis.txt'), 'years of work');
    const refused = run(node('tools/local/reset.ts'), { LOCAL_DIR });
    await once(refused.child, 'close');
    expect(refused.child.exitCode).toBe(1);
    expect(await readdir(LOCAL_DIR)).toEqual(['postgres', 'thesis.txt']);
    await rm(join(LOCAL_DIR, 'thesis.txt'));
    const cleared = run(node('tools/local/reset.ts'), { LOCAL_DIR });
    await once(cleared.child, 'close');
    expect(cleared.child.exitCode).toBe(0);
    expect(await readdir(LOCAL_DIR)).toEqual([]);
  });
});

test(
  'starting again finds the data of before, and adds nobody and nothing twice',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const localDir = join(folder, 'again');
    const counts = async (): Promise<unknown> => {
      const stack = await createTestStack({ localDir, site: 'none', demoCases: true });
      try {
        const [row] = await stack.sql`
        select (select count(*)::int from public.users) as people, (select count(*)::int from public.cases) as cases,
               (select count(distinct status)::int from public.cases) as states,
               (select count(*)::int from public.outbox where status = 'waiting') as mails`;
        return { ...row, secret: stack.env['APP_SECRET'] };
      } finally {
        await stack.close();
      }
    };
    const before = await counts();
    expect(before).toMatchObject({ people: 16, cases: 14, states: 11, mails: 0 });
    expect(await counts()).toEqual(before);
  },
);

test(
  'on data of other migrations the start ends with a sentence that says how to clear it',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const localDir = join(folder, 'older');
    const stack = await createTestStack({ localDir, site: 'none' });
    await stack.sql`insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`;
    await stack.close();
    await expect(createTestStack({ localDir, site: 'none' })).rejects.toThrow(/clear it with npm run reset/);
  },
);

describe('a stack of a test', () => {
  let stack: LocalStack;
  beforeAll(async () => {
    stack = await createTestStack({ site: 'none' });
  }, 60_000);
  afterAll(() => stack.close());

  test(
    'makes up for what the schedules missed while it was stopped, and for nothing else',
    inFullRun,
    async () => {
      const beat = (name: string, minutes: number) => stack.sql`
      insert into public.heartbeats (name, silent_after_seconds, ran_at, succeeded_at, outcome)
      values (${name}, 900, now(), now() - make_interval(mins => ${minutes}), 'ok')`;
      await beat('deliver-outbox', 11);
      await beat('process-payments', 3);
      await beat('apply-retention', 60);
      const ran: string[] = [];
      await catchUp(stack.sql, async (name) => ran.push(name));
      expect(ran).toEqual(['deliver-outbox']);
      await stack.sql`delete from public.heartbeats`;
    },
  );

  test('has the packages, the private bucket and the demo accounts', inFullRun, async () => {
    const client = createClient(stack.supabase.url, stack.supabase.secretKey);
    const { data: packages } = await client.from('service_packages').select('id').eq('is_active', true);
    expect(packages).toHaveLength(4);
    expect((await client.storage.getBucket('documents')).data).toMatchObject({ public: false });
    const people = await stack.sql`select email from public.users where hashed_password is not null`;
    expect(people.map((row) => row['email'])).toEqual(
      expect.arrayContaining(Object.values(stack.demo).map(({ email }) => email)),
    );
  });

  test('the publishable key opens none of our tables, with or without rows', async () => {
    const stranger = createClient(stack.supabase.url, stack.supabase.publishableKey);
    const tables = await stack.sql`select tablename from pg_tables where schemaname = 'public'`;
    expect(tables.length).toBeGreaterThan(10);
    for (const row of tables) {
      const { error } = await stranger.from(String(row['tablename'])).select('*').limit(1);
      expect([row['tablename'], error?.code]).toEqual([row['tablename'], '42501']);
    }
  });

  test(
    'its parts can be taken away and brought back, with their data',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      const client = createClient(stack.supabase.url, stack.supabase.secretKey);
      const users = () => client.from('users').select('email', { count: 'exact', head: true });
      const before = (await users()).count;
      await stack.stopPostgres();
      // Writes are asked once; the client library would ask for rows again for seven seconds.
      expect((await client.rpc('sweep_expired')).status).toBe(503);
      await stack.startPostgres();
      expect((await users()).count).toBe(before);
      stack.stopStorage();
      expect((await client.storage.from('documents').createSignedUploadUrl('a.pdf')).error).not.toBeNull();
      stack.startStorage();
      expect((await client.storage.from('documents').createSignedUploadUrl('a.pdf')).error).toBeNull();
    },
  );
});
