// npm run bench:staff [-- open closed messages entries]: how long the workplace waits with many clients. Makes 2,000 open
// and 50,000 closed cases with 200,000 messages and as many lines of the audit log on a database of its own, asks what
// lists, searches and the page of a case ask, alone and eight at once, and sends applications beside the eight. It is not
// part of the tests, because a busy machine would fail it.
import postgres, { type JSONValue, type Sql } from 'postgres';
import { apply, type SamplePerson } from '../database/sample-case.ts';
import { withScratchDatabase } from '../database/scratch.ts';
import { seed } from '../database/seed.ts';
import { fill } from './staff-data.ts';

const [open = 2_000, closed = 50_000, messages = 200_000, entries = 200_000] = process.argv
  .slice(2)
  .map(Number);
/** Milliseconds within which 95 of 100 answers must come: asked alone, and eight at once. */
const limits = { alone: 300, crowded: 1_000 };
/** An application sent beside eight askers may take so many times as long as on a quiet server. */
const mostSlowdown = 2;
const runs = 40;
const crowd = 8;

type Question = readonly [name: string, asked: string, of: (run: number) => Record<string, JSONValue>];

let missed = 0;
await withScratchDatabase(async (sql, url) => {
  await seed(url);
  console.log(
    `Making ${String(open + closed)} cases, ${String(messages)} messages and what belongs to them …`,
  );
  const staffId = await fill(sql, { open, closed, messages, entries });
  await sql.unsafe('vacuum analyze');
  const questions = await questionsOf(sql, staffId);

  console.log(`\nalone, limit ${String(limits.alone)} ms\n${row('asked', 'median', 'p95')}`);
  for (const [name, asked, of] of questions) {
    const times = await timesOf(runs, 3, (run) => ask(sql, asked, of(run)));
    tell(name, times, limits.alone);
  }

  const quiet = await timesOf(runs, 3, (run) => apply(sql, applicant(`quiet${String(run)}`)));
  const many = postgres(url, { max: crowd + 1, onnotice: () => {} });
  console.log(
    `\n${String(crowd)} at once, limit ${String(limits.crowded)} ms\n${row('asked', 'median', 'p95')}`,
  );
  const crowded: { name: string; time: number }[] = [];
  let asking = true;
  const sent = timesOf(runs, 0, (run) => apply(many, applicant(`beside${String(run)}`)));
  await Promise.all(
    Array.from({ length: crowd }, async (_, place) => {
      for (let run = 0; asking || run < questions.length; run += 1) {
        const [name, asked, of] = questions[(run * 5 + place * 3) % questions.length] ?? questions[0];
        const [time = 0] = await timesOf(1, 0, () => ask(many, asked, of(run)));
        crowded.push({ name, time });
        if (run > questions.length) asking = false;
      }
    }),
  );
  const timesOfName = (wanted?: string) =>
    crowded.filter(({ name }) => wanted === undefined || name === wanted).map(({ time }) => time);
  tell('any of the above', timesOfName(), limits.crowded);
  tell('of it the board', timesOfName('board'), limits.crowded);
  const beside = await sent;
  tell('an application, quiet', quiet, Infinity);
  tell('an application beside them', beside, mostSlowdown * at(quiet, 0.5), 0.5);
  await many.end();
});
if (missed > 0) process.exitCode = 1;

/** What lists, searches, Today and the page of a case ask of the database. */
async function questionsOf(sql: Sql, staffId: string): Promise<readonly [Question, ...Question[]]> {
  const ids = await sql<{ id: string; userId: string; docket: string; email: string; phone: string }[]>`
    select cases.id, cases.user_id as "userId", docket_number as docket, users.email, intake_forms.phone_number as phone
    from public.cases join public.court_matters as matter on matter.case_id = cases.id and place = 1
    join public.users on users.id = cases.user_id join public.intake_forms on intake_forms.id = cases.intake_form_id
    order by md5(cases.id::text) limit 500`;
  const some = (run: number) => ids[run % ids.length];
  const day = 86_400_000;
  const list = {
    limit: 50,
    actorId: staffId,
    soonUntil: new Date(Date.now() + day).toISOString(),
    beginLateBefore: new Date(Date.now() - day).toISOString(),
  };
  const views = 'mine nobody our_turn due_soon late silent_week hearings unchecked triage'.split(' ');
  const reader = { actorId: staffId, actorRole: 'staff' };
  const page = { limit: 100 };
  const ago = (count: number) => new Date(Date.now() - count * day).toISOString();
  const today = { now: ago(0), until: ago(-1) };
  const days = { from: ago(0), to: ago(-31), fromDay: ago(0).slice(0, 10), toDay: ago(-31).slice(0, 10) };
  return [
    ['queue', 'search_cases', () => list],
    ...views.map((view): Question => [`queue: ${view}`, 'search_cases', () => ({ ...list, view })]),
    ['queue: one owner', 'search_cases', () => ({ ...list, ownerId: staffId })],
    ['queue: closed', 'search_cases', () => ({ ...list, status: 'closed' })],
    ['search: name', 'search_cases', (run) => ({ ...list, search: `Nunez ${String(run)}` })],
    ['search: common name', 'search_cases', () => ({ ...list, search: 'nunez' })],
    ['search: docket', 'search_cases', (run) => ({ ...list, search: some(run)?.docket ?? '' })],
    ['search: mail', 'search_cases', (run) => ({ ...list, search: some(run)?.email ?? '' })],
    ['search: phone', 'search_cases', (run) => ({ ...list, search: some(run)?.phone ?? '' })],
    ['board', 'board_of_cases', () => list],
    ['workload', 'read_workload', () => ({})],
    ['Today: promises', 'list_open_promises', () => ({ limit: 200 })],
    ['Today: cases', 'count_open_cases', () => ({ ...reader, ...today, limit: 20 })],
    ['calendar of the team', 'read_team_calendar', () => ({ ...days, limit: 500 })],
    [
      'promises and answers',
      'read_sight',
      () => ({ since: ago(56), limit: 2_000, paidSince: ago(97), paidUntil: ago(7) }),
    ],
    ['silent clients', 'list_silent_cases', () => ({ silentBefore: ago(7) })],
    ['queue of an attorney', 'read_attorney_queue', () => ({ actorId: staffId, limit: 200 })],
    ['attorneys', 'list_attorneys', () => ({ weekStart: ago(5) })],
    ['page of a case', 'open_case', (run) => ({ caseId: some(run)?.id ?? '', ...reader })],
    ['thread', 'read_case_thread', (run) => ({ caseId: some(run)?.id ?? '', ...reader, ...page })],
    ['pairs of accounts', 'find_duplicates', () => ({ limit: 50, ...reader })],
    ['applications', 'search_applications', () => page],
    ['applications: paid', 'search_applications', () => ({ ...page, paid: 'paid' })],
    [
      'applications: name',
      'search_applications',
      (run) => ({ ...page, search: `Ana ${String(run + 41)} sample` }),
    ],
    ['applications: common name', 'search_applications', () => ({ ...page, search: 'núñez' })],
    ['applications: nobody', 'search_applications', () => ({ ...page, search: 'xylophone quartz' })],
    ['orders: mail', 'find_orders', (run) => ({ ...page, search: some(run)?.email ?? '' })],
    ['orders: name', 'find_orders', () => ({ ...page, search: 'Núñez' })],
    ['messages', 'search_messages', () => ({ ...page, handled: 'open' })],
    ['messages: words', 'search_messages', (run) => ({ ...page, search: `rosa ${String(run + 41)}` })],
    ['audit log', 'search_audit', () => page],
    ['audit log: one action', 'search_audit', () => ({ ...page, action: 'case_viewed' })],
    ['audit log: one person', 'search_audit', () => ({ ...page, actorId: staffId })],
  ];
}

function ask(sql: Sql, name: string, p: Record<string, JSONValue>): Promise<unknown> {
  return sql`select public.${sql(name)}(${sql.json(p)})`.execute();
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
