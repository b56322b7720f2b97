// npm run bench:staff [-- open closed messages entries]: how long the workplace waits with many clients. Makes 2,000
// open and 50,000 closed cases with 200,000 messages and as many lines of the audit log on a database of its own, asks
// what lists, searches and the page of a case ask, alone and eight at once, and sends applications beside the eight.
// npm run bench:cases asks only what the work on cases asks, and `-- "--only=promises and answers"` one question alone.
// Neither is part of the tests: a busy machine would fail it.
import postgres, { type JSONValue, type Sql } from 'postgres';
import { namedParameters } from '#server/database/parameters.ts';
import { apply, type SamplePerson } from '../database/sample-case.ts';
import { withScratchDatabase } from '../database/scratch.ts';
import { seed } from '../database/seed.ts';
import { fill } from './staff-data.ts';
import { questionsOfCases, questionsOfLists } from './staff-questions.ts';

const casesOnly = process.argv[2] === 'cases';
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const [open = 2_000, closed = 50_000, messages = 200_000, entries = 200_000] = process.argv
  .slice(casesOnly ? 3 : 2)
  .filter((argument) => !argument.startsWith('--'))
  .map(Number);
/** Milliseconds within which 95 of 100 answers must come: asked alone, and eight at once. */
const limits = { alone: 300, crowded: 1_000 };
/** An application sent beside eight askers may take so many times as long as on a quiet server. */
const mostSlowdown = 2;
const runs = 40;
const crowd = 8;
/** Rounds of each of the crowd, where few questions are asked. */
const minRounds = 10;

const sid = 'b'.repeat(64);
/** What each reading of staff is asked for with the session. */
const needsOf = new Map<string, string>();

async function signIn(sql: Sql, staffId: string): Promise<void> {
  const sess = { kind: 'staff', secondFactorAt: new Date().toISOString() };
  await sql`update public.users set permissions = ${sql.json({ merge: true })} where id = ${staffId}`;
  await sql`
    insert into public.sessions (sid, user_id, sess, expire, ends_at)
    values (${sid}, ${staffId}, ${sql.json(sess)}, now() + interval '1 day', now() + interval '1 day')`;
  const rows = await sql<{ name: string; needs: string }[]>`
    select name, needs from public.readings where needs not in ('client', 'signingIn')`;
  for (const { name, needs } of rows) needsOf.set(name, needs);
}

let missed = 0;
await withScratchDatabase(async (sql, url) => {
  await seed(url);
  console.log(
    `Making ${String(open + closed)} cases, ${String(messages)} messages and what belongs to them …`,
  );
  const staffId = await fill(sql, { open, closed, messages, entries });
  await sql.unsafe('vacuum analyze');
  await signIn(sql, staffId);
  const ofCases = await questionsOfCases(sql, staffId);
  const all = casesOnly ? ofCases : [...ofCases, ...(await questionsOfLists(sql, staffId))];
  const questions = all.filter(([name]) => only === undefined || name === only);
  if (questions.length === 0)
    throw new Error(`Nothing is asked as “${String(only)}”: ${all.map(([name]) => name).join(', ')}.`);

  console.log(`\nalone, limit ${String(limits.alone)} ms\n${row('asked', 'median', 'p95')}`);
  for (const [name, callName, of] of questions) {
    const times = await timesOf(runs, 3, (run) => ask(sql, callName, of(run)));
    tell(name, times, limits.alone);
  }

  const quiet = await timesOf(runs, 3, (run) => apply(sql, applicant(`quiet${String(run)}`)));
  const many = postgres(url, { max: crowd + 1, onnotice: () => {} });
  console.log(
    `\n${String(crowd)} at once, limit ${String(limits.crowded)} ms\n${row('asked', 'median', 'p95')}`,
  );
  const crowded: { name: string; time: number }[] = [];
  let asking = true;
  const applications = timesOf(runs, 0, (run) => apply(many, applicant(`beside${String(run)}`)));
  await Promise.all(
    Array.from({ length: crowd }, async (_, place) => {
      for (let run = 0; asking || run < questions.length; run += 1) {
        const [name, callName, of] = questions[(run * 5 + place * 3) % questions.length] ?? ofCases[0];
        const [time = 0] = await timesOf(1, 0, () => ask(many, callName, of(run)));
        crowded.push({ name, time });
        if (run > Math.max(questions.length, minRounds)) asking = false;
      }
    }),
  );
  const timesOfName = (wanted?: string) =>
    crowded.filter(({ name }) => wanted === undefined || name === wanted).map(({ time }) => time);
  tell('any of the above', timesOfName(), limits.crowded);
  if (questions.some(([name]) => name === 'board'))
    tell('of it the board', timesOfName('board'), limits.crowded);
  const beside = await applications;
  tell('an application, quiet', quiet, Infinity);
  tell('an application beside them', beside, mostSlowdown * at(quiet, 0.5), 0.5);
  await many.end();
});
if (missed > 0) process.exitCode = 1;

/** As the server asks: together with a session, where that is so. */
function ask(sql: Sql, name: string, p: Record<string, JSONValue>): Promise<unknown> {
  const needs = needsOf.get(name);
  if (needs === undefined)
    return sql`select private.call_named(${name}, ${sql.json(namedParameters(p) as Record<string, JSONValue>)})`.execute();
  const { actorId: _, actorRole: __, ...rest } = p;
  const named = namedParameters(rest) as Record<string, JSONValue>;
  return sql`select public.read_signed_in(${sid}, ${needs}, ${name}, ${sql.json(named)})`.execute();
}

function applicant(name: string): SamplePerson {
  return {
    firstName: 'Ana',
    lastName: 'Núñez',
    email: `${name}@bench.example.com`,
    language: 'es',
    city: 'Decatur',
    county: 'DeKalb',
    landlord: 'Oak Homes LLC',
    packageId: 'standard',
    outcome: 'dismissed',
    evictions: 1,
  };
}

/** Milliseconds of each run, one after the other, without the first so many. */
async function timesOf(
  count: number,
  warm: number,
  work: (run: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < warm + count; run += 1) {
    const begin = performance.now();
    await work(run);
    if (run >= warm) times.push(performance.now() - begin);
  }
  return times;
}

function tell(name: string, times: readonly number[], limit: number, judged = 0.95): void {
  const tooSlow = at(times, judged) > limit;
  if (tooSlow) missed += 1;
  console.log(
    row(name, at(times, 0.5).toFixed(1), at(times, 0.95).toFixed(1)) + (tooSlow ? '   too slow' : ''),
  );
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function row(name: string, median: string, p95: string): string {
  return `${name.padEnd(28)}${median.padStart(9)}${p95.padStart(9)}`;
}
