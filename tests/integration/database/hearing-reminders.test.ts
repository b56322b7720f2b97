// A hearing is remembered: each reminder once, at its hour of the wall, and none for one that is off. The court is asked
// for an interpreter in time.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reminderMoments } from '#domain/calendar/reminders.ts';
import { seed } from '#tests/chance.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { isFullRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function filedCase(answers: Record<string, string> = {}) {
  const { userId, caseId } = await given.paidFor(database, answers);
  const { id: matterId } = await firstMatter(database, caseId);
  await standing(database, matterId, 'filed');
  return { userId: String(userId), caseId: String(caseId), matterId };
}
type Case = Awaited<ReturnType<typeof filedCase>>;
const hearing = (one: Case, hearingAt: string) =>
  move(database, one.matterId, 'hearing_set', sam, { facts: { hearingAt } });
const callOff = (one: Case) => move(database, one.matterId, 'filed', sam, { words: { reason: 'continued' } });

interface Reminder {
  readonly id: string;
  readonly at: Date;
  readonly hour: string;
  readonly status: string;
  readonly hearingAt: string;
  readonly eventId: string;
}
async function reminders(userIds: readonly string[]): Promise<Reminder[]> {
  const rows = await database.sql<Reminder[]>`
    select id, run_after as at, to_char(run_after at time zone 'America/New_York', 'HH24:MI') as hour, status,
      payload ->> 'hearingAt' as "hearingAt", payload ->> 'eventId' as "eventId"
    from public.outbox where kind = 'hearing_reminder' and user_id = any (${[...userIds]}::uuid[]) order by run_after`;
  return [...rows];
}

test('the hours of the database are those of the domain on every day of 2027', async () => {
  const rows = await database.sql<{ start: Date; at: Date[] }[]>`
    select start, (select array_agg(at order by at) from private.reminders_of(start)) as at
    from generate_series('2027-01-01T14:30:00Z'::timestamptz, '2028-01-15T00:00:00Z', interval '23 hours') as start`;
  expect(rows.length).toBeGreaterThan(390);
  for (const { start, at } of rows)
    expect(at.map((moment) => moment.toISOString())).toEqual(reminderMoments(start.toISOString()).toSorted());
});

test('over a year with both changes of the clocks each reminder goes once, at its hour, and none for a hearing that is off', async () => {
  const hourMs = 3_600_000;
  const start = Date.parse('2027-01-10T13:00:00Z');
  const moment = fc
    .integer({ min: 0, max: 340 * 24 })
    .map((hours) => new Date(start + hours * hourMs).toISOString());
  // What becomes of a hearing: it stands, it is moved (again), it is off.
  const history = fc.record({
    first: moment,
    changes: fc.array(fc.option(moment, { nil: null }), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 6, maxLength: 12 }), async (histories) => {
      const expected: string[] = [];
      const users: string[] = [];
      for (const { first, changes } of histories) {
        const one = await filedCase();
        users.push(one.userId);
        await hearing(one, first);
        let stands: string | null = first;
        for (const next of changes) {
          // The same date again, or off what is off, is no move.
          if (next === stands) continue;
          if (next === null) await callOff(one);
          else await hearing(one, next);
          stands = next;
        }
        if (stands !== null) expected.push(...reminderMoments(stands));
      }
      const waiting = (await reminders(users)).filter(({ status }) => status === 'waiting');
      // Told in the order of the year, as the clock comes to each.
      const deliveries: string[] = [];
      for (const { at, hour, eventId, hearingAt } of waiting) {
        const due = await given.call(database, 'hearing_to_remember', { eventId, now: at.toISOString() });
        if (due['hearingAt'] === null) continue;
        expect(Date.parse(String(due['hearingAt']))).toBe(Date.parse(hearingAt));
        expect(['09:00', '18:00']).toContain(hour);
        deliveries.push(at.toISOString());
      }
      expect(deliveries).toEqual(expected.toSorted());
    }),
    { numRuns: isFullRun ? 12 : 2, seed },
  );
});

describe('a reminder', () => {
  test('whose hour has passed when the hearing is set is not sent', async () => {
    const one = await filedCase();
    const soon = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
    await hearing(one, soon);
    const late = (await reminders([one.userId])).filter(({ at }) => at.getTime() < Date.now());
    expect(late).toEqual([]);
    expect((await reminders([one.userId])).length).toBeLessThan(3);
  });

  test('is not sent for a hearing that is over, nor to an account that is closed', async () => {
    const one = await filedCase();
    await hearing(one, '2027-03-15T13:30:00Z');
    const [first] = await reminders([one.userId]);
    const ask = (now: string) =>
      given.call(database, 'hearing_to_remember', { eventId: first?.eventId ?? '', now });
    expect((await ask('2027-03-15T14:00:00Z'))['hearingAt']).toBeNull();
    await database.sql`update public.users set deactivated_at = now() where id = ${one.userId}`;
    expect((await ask('2027-03-08T14:00:00Z'))['hearingAt']).toBeNull();
  });
});

describe('an interpreter', () => {
  const tasks = async (one: Case) =>
    (await openTasks(database, one.caseId)).filter((code) => code.includes('interpreter')).toSorted();

  test('is asked for the day a hearing is set and when it is moved, chased five days before, and called off with it', async () => {
    const one = await filedCase({ court_interpreter: 'spanish' });
    await hearing(one, '2027-03-15T13:30:00Z');
    expect(await tasks(one)).toEqual(['confirm_interpreter', 'request_interpreter']);
    const [row] = await database.sql`
      select to_char(max(due_at) at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as chased,
        min(due_at) < now() + interval '24 hours' as today
      from public.case_tasks where case_id = ${one.caseId} and code in ('request_interpreter', 'confirm_interpreter')`;
    expect(row).toEqual({ chased: '2027-03-10 09:00', today: true });
    await database.sql`update public.case_tasks set done_at = now() where case_id = ${one.caseId} and code = 'request_interpreter'`;
    await hearing(one, '2027-04-15T13:30:00Z');
    expect(await tasks(one)).toEqual(['confirm_interpreter', 'request_interpreter']);
    await callOff(one);
    expect(await tasks(one)).toEqual(['request_interpreter']);
  });

  test('is nobody’s task when the client needs none', async () => {
    const one = await filedCase({ court_interpreter: 'no' });
    await hearing(one, '2027-03-15T13:30:00Z');
    expect(await tasks(one)).toEqual([]);
  });
});

describe('a client who cannot come', () => {
  const report = (one: Case, who: Who, message = 'I work that day') =>
    write(database, 'report_cannot_come', who, {
      caseId: one.caseId,
      matterId: one.matterId,
      message,
      dueAt: new Date().toISOString(),
      answerDueAt: given.inHours(24),
    });

  test('says why in their words, and somebody has a task for today; the date stands', async () => {
    const one = await filedCase();
    const client = { id: one.userId, role: 'client' };
    await hearing(one, '2027-03-15T13:30:00Z');
    expect(await report(one, client)).toEqual({ outcome: 'done' });
    await report(one, client, 'Really');
    expect(
      (await openTasks(database, one.caseId)).filter((code) => code === 'client_cannot_come'),
    ).toHaveLength(1);
    const messages =
      await database.sql`select message from public.client_messages where case_id = ${one.caseId}`;
    expect(messages.map(({ message }) => message as string)).toContain('I work that day');
    expect((await firstMatter(database, one.caseId)).status).toBe('hearing_set');
  });

  test('is refused when no hearing is to come, and in the case of somebody else', async () => {
    const one = await filedCase();
    expect(await report(one, { id: one.userId, role: 'client' })).toEqual({ outcome: 'not_now' });
    await hearing(one, '2027-03-15T13:30:00Z');
    const other = await filedCase();
    expect(await report(one, { id: other.userId, role: 'client' })).toEqual({ outcome: 'unknown' });
  });
});
