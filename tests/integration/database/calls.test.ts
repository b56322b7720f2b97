// A call of half an hour: one taker for one time, however many want it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmCalls } from '#tests/confirm-calls.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { openTasks, write } from './given-talk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const minute = 60_000;
const day = 24 * 60 * minute;
const at = (ms: number) => new Date(ms).toISOString();
/** A full hour in ten days, or so many minutes later. */
const inTenDays = (minutes = 0) =>
  at(Math.ceil((Date.now() + 10 * day) / (60 * minute)) * 60 * minute + minutes * minute);

async function someCase() {
  const { userId, caseId } = await given.paidFor(database);
  return { caseId: String(caseId), client: { id: String(userId), role: 'client' } };
}
type Case = Awaited<ReturnType<typeof someCase>>;

async function caller() {
  const { id } = await colleague(database);
  await given.call(database, 'save_call_hours', {
    actorId: id,
    languages: ['en', 'es'],
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' })),
    daysOff: [],
  });
  return id;
}

const book = ({ caseId, client }: Case, staffIds: readonly string[], startsAt: string, more = {}) =>
  write(database, 'book_call', client, {
    caseId,
    startsAt,
    endsAt: at(Date.parse(startsAt) + 30 * minute),
    busyUntil: at(Date.parse(startsAt) + 45 * minute),
    staffIds: [...staffIds],
    phone: '(404) 555-0199',
    phoneE164: '+14045550199',
    moves: null,
    changeableFrom: at(Date.now() + 12 * 60 * minute),
    ...more,
  });
const callsOf = (staffId: string) => database.sql<
  { id: string; start: Date; status: string; sequence: number }[]
>`
  select id, start_date as start, status, sequence from public.calendar_events where staff_id = ${staffId} order by start_date`;

test('of many who take one time at once one has it, and nothing is left of the others', async () => {
  const takers = isFullRun ? 200 : 40;
  const staffId = await caller();
  const cases: Case[] = [];
  for (let count = 0; count < takers; count += 1) cases.push(await someCase());
  const answers = await Promise.all(cases.map((one) => book(one, [staffId], inTenDays())));
  expect(given.tally(answers)).toEqual({ done: 1, taken: takers - 1 });
  expect(await callsOf(staffId)).toHaveLength(1);
  const tasks =
    await database.sql`select case_id from public.case_tasks where code = 'call_client' and owner_id = ${staffId}`;
  expect(tasks).toHaveLength(1);
}, 60_000);

test(
  'clients of two callers who take the last times at once all hear who has them, and none waits in a circle',
  { ...inFullRun, timeout: 60_000 },
  async () => {
    const callers = [await caller(), await caller()];
    const cases: Case[] = [];
    for (let count = 0; count < 24; count += 1) {
      const one = await someCase();
      await database.sql`update public.cases set assigned_to = ${callers[count % 2] ?? ''} where id = ${one.caseId}`;
      cases.push(one);
    }
    const answers = await Promise.all(cases.map((one) => book(one, callers, inTenDays())));
    expect(given.tally(answers)).toEqual({ done: 2, taken: 22 });
  },
);

test('two calls of one person keep the pause between them, whoever wrote them', async () => {
  const staffId = await caller();
  expect(await book(await someCase(), [staffId], inTenDays())).toMatchObject({ outcome: 'done' });
  for (const minutes of [-44, -15, 15, 44])
    expect(await book(await someCase(), [staffId], inTenDays(minutes))).toEqual({ outcome: 'taken' });
  expect(await book(await someCase(), [staffId], inTenDays(45))).toMatchObject({ outcome: 'done' });
  const [call] = await callsOf(staffId);
  const copy = database.sql`
    insert into public.calendar_events (user_id, case_id, title, event_type, start_date, end_date, staff_id, busy)
    select user_id, case_id, title, event_type, start_date, end_date, staff_id, busy from public.calendar_events
    where id = ${call?.id ?? ''}`;
  await expect(copy).rejects.toThrow(/calendar_events_calls_apart/);
});

test('a second person takes the same time', async () => {
  const people = [await caller(), await caller()];
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await book(await someCase(), people, inTenDays()));
  expect(given.tally(answers)).toEqual({ done: 2, taken: 1 });
});

describe('a client with a call', () => {
  test('pressed twice, has one, with a task for who calls, a notice and a mail', async () => {
    const staffId = await caller();
    const one = await someCase();
    const key = { idempotencyKey: randomUUID() };
    const answers = await given.times(3, () => book(one, [staffId], inTenDays(), key));
    expect(new Set(answers.map(({ callId }) => callId)).size).toBe(1);
    expect((await openTasks(database, one.caseId)).filter((code) => code === 'call_client')).toHaveLength(1);
    const notices = await database.sql`
      select code, kind from public.client_notifications where case_id = ${one.caseId} and code = 'call_booked'`;
    expect([...notices]).toEqual([{ code: 'call_booked', kind: 'call' }]);
    const rows = await database.sql`
      select kind from public.outbox where payload ->> 'caseId' = ${one.caseId} and kind in ('call_booked', 'case_news')`;
    expect(rows).toHaveLength(1);
    expect(await book(one, [staffId], inTenDays(90))).toEqual({ outcome: 'stale' });
  });

  test('moves it: the same entry in a newer version, and the old time is free', async () => {
    const staffId = await caller();
    const one = await someCase();
    const { callId } = await book(one, [staffId], inTenDays());
    expect(await book(one, [staffId], inTenDays(90), { moves: callId })).toMatchObject({
      outcome: 'done',
      callId,
    });
    const [call] = await callsOf(staffId);
    expect(call).toMatchObject({ id: callId, sequence: 1 });
    expect(await book(await someCase(), [staffId], inTenDays())).toMatchObject({ outcome: 'done' });
    expect((await openTasks(database, one.caseId)).filter((code) => code === 'call_client')).toHaveLength(1);
  });

  test('cancels it, and the time is free again; too late, or in the case of somebody else, it stays', async () => {
    const staffId = await caller();
    const one = await someCase();
    const { callId } = await book(one, [staffId], inTenDays());
    const cancel = ({ client }: Case, changeableFrom: string) =>
      write(database, 'cancel_call', client, { callId: String(callId), changeableFrom });
    const inTime = at(Date.now() + 12 * 60 * minute);
    expect(await cancel(await someCase(), inTime)).toEqual({ outcome: 'unknown' });
    expect(await cancel(one, inTenDays(1))).toEqual({ outcome: 'too_late' });
    expect(
      await book(one, [staffId], inTenDays(90), { moves: String(callId), changeableFrom: inTenDays(1) }),
    ).toEqual({
      outcome: 'too_late',
    });
    expect(await cancel(one, inTime)).toEqual({ outcome: 'done' });
    expect(await cancel(one, inTime)).toEqual({ outcome: 'done' });
    expect((await openTasks(database, one.caseId)).includes('call_client')).toBe(false);
    expect(await book(await someCase(), [staffId], inTenDays())).toMatchObject({ outcome: 'done' });
  });

  test('does not book in the case of somebody else', async () => {
    const staffId = await caller();
    const one = await someCase();
    const other = await someCase();
    expect(await book({ caseId: one.caseId, client: other.client }, [staffId], inTenDays())).toEqual({
      outcome: 'unknown',
    });
  });
});

test('somebody here calls it off at the last minute; it stands in the audit log', async () => {
  const staffId = await caller();
  const one = await someCase();
  const { callId } = await book(one, [staffId], inTenDays());
  const sam = await colleague(database);
  expect(await write(database, 'cancel_call', sam, { callId: String(callId), changeableFrom: null })).toEqual(
    {
      outcome: 'done',
    },
  );
  const entries = await database.sql`
    select actor_id from public.audit_entries where action = 'call_cancelled' and object_id = ${one.caseId}`;
  expect([...entries]).toEqual([{ actor_id: sam.id }]);
});

describe('the history of a case', () => {
  const historyOf = ({ caseId, client }: Case) =>
    given.call(database, 'read_case_timeline', {
      caseId,
      actorId: client.id,
      kind: 'date',
      limit: 20,
      excerpt: 100,
      maxBytes: 10_000,
    }) as Promise<{ items?: { code: string; callAt: string; kind: string }[] }>;
  const entriesOf = async (one: Case) =>
    (await historyOf(one)).items?.map(({ code, callAt }) => [code, Date.parse(callAt)]);
  /** As if the call had begun now. */
  const begun = async (callId: string) => {
    const [call] = await database.sql<{ start: Date }[]>`
      update public.calendar_events set start_date = date_trunc('second', now()) where id = ${callId} returning start_date as start`;
    await database.sql`
      update public.case_tasks set due_at = date_trunc('second', now()) where dedupe_key like ${`call:${callId}:%`}`;
    return Number(call?.start);
  };
  const taskOf = async ({ caseId }: Case) => {
    const [task] = await database.sql<{ id: string; version: number }[]>`
      select id, version from public.case_tasks where case_id = ${caseId} and code = 'call_client' and dropped_at is null`;
    if (!task) throw new Error('no task');
    return { taskId: task.id, version: task.version };
  };

  test('tells client and staff when a call was booked, moved and canceled, each with its time', async () => {
    const staffId = await caller();
    const one = await someCase();
    const key = { idempotencyKey: randomUUID() };
    const { callId } = await book(one, [staffId], inTenDays(), key);
    await book(one, [staffId], inTenDays(), key);
    // Another number at the same time moves nothing.
    await book(one, [staffId], inTenDays(), { moves: callId, phone: '(404) 555-0123' });
    await book(one, [staffId], inTenDays(90), { moves: callId });
    const inTime = { callId: String(callId), changeableFrom: at(Date.now()) };
    await write(database, 'cancel_call', one.client, inTime);
    await write(database, 'cancel_call', one.client, inTime);
    const expected = [
      ['call_cancelled', Date.parse(inTenDays(90))],
      ['call_moved', Date.parse(inTenDays(90))],
      ['call_booked', Date.parse(inTenDays())],
    ];
    expect(await entriesOf(one)).toEqual(expected);
    const staff = await given.call(database, 'read_case_updates', {
      caseId: one.caseId,
      actorId: staffId,
      actorRole: 'staff',
      limit: 20,
    });
    const seen = staff['items'] as unknown as {
      code: string;
      role: string;
      params: { callAt?: string };
    }[];
    expect(
      seen
        .filter(({ code }) => code.startsWith('call_'))
        .map(({ code, role, params }) => [code, role, Date.parse(params.callAt ?? '')]),
    ).toEqual(expected.map(([code, time]) => [code, 'client', time]));
  });

  test('says nothing of a time that somebody else was faster to take', async () => {
    const staffId = await caller();
    await book(await someCase(), [staffId], inTenDays());
    const late = await someCase();
    await book(late, [staffId], inTenDays());
    expect(await entriesOf(late)).toEqual([]);
  });

  test('tells once that the call was held, when the task is ticked, however often', async () => {
    const staffId = await caller();
    const sam = await colleague(database);
    const one = await someCase();
    const { callId } = await book(one, [staffId], inTenDays());
    const tick = async (act: string) =>
      write(database, 'save_case_task', sam, { caseId: one.caseId, act, ...(await taskOf(one)) });
    await tick('done');
    expect((await entriesOf(one))?.map(([code]) => code)).toEqual(['call_booked']);
    await tick('reopen');
    const start = await begun(String(callId));
    await tick('done');
    await tick('reopen');
    await tick('done');
    expect((await entriesOf(one))?.[0]).toEqual(['call_held', start]);
    expect(await entriesOf(one)).toHaveLength(2);
  });

  test('tells it also when the talk is logged, and not when nobody answered', async () => {
    const staffId = await caller();
    const sam = await colleague(database);
    const one = await someCase();
    const { callId } = await book(one, [staffId], inTenDays());
    const log = (reached: boolean) =>
      write(database, 'log_contact', sam, {
        caseId: one.caseId,
        channel: 'call',
        direction: 'out',
        reached,
        note: 'As booked',
      });
    // A talk on another day is not this call.
    await log(true);
    expect(await openTasks(database, one.caseId)).toContain('call_client');
    await begun(String(callId));
    await log(false);
    expect(await openTasks(database, one.caseId)).toContain('call_client');
    await log(true);
    expect(await openTasks(database, one.caseId)).not.toContain('call_client');
    expect((await entriesOf(one))?.map(([code]) => code)).toEqual(['call_held', 'call_booked']);
  });
});

test('hours are replaced as a whole, and belong to who set them', async () => {
  const staffId = await caller();
  const other = await caller();
  await given.call(database, 'save_call_hours', {
    actorId: staffId,
    languages: ['es'],
    hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
    daysOff: ['2099-12-24', '2099-12-24'],
  });
  expect(await given.call(database, 'read_call_hours', { actorId: staffId })).toMatchObject({
    languages: ['es'],
    hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
    daysOff: ['2099-12-24'],
  });
  expect((await given.call(database, 'read_call_hours', { actorId: other }))['hours']).toHaveLength(7);
});

test('a call is offered once somebody has confirmed that calls are taken, and no longer when that is taken back', async () => {
  const one = await someCase();
  const { sql } = database;
  const [packageId] = (
    await sql<{ id: string }[]>`select package_type as id from public.cases where id = ${one.caseId}`
  ).map(({ id }) => id);
  await sql`
    update public.service_packages set rests_on = ${sql.json([{ need: 'calls', isOpen: false }])}
    where id = ${packageId ?? ''}::public.package_id`;
  const read = () => given.call(database, 'read_call_times', { caseId: one.caseId, actorId: one.client.id });
  expect(await read()).toMatchObject({ isConfirmed: false });
  await confirmCalls(sql);
  expect(await read()).toMatchObject({ isConfirmed: true });
  await confirmCalls(sql, false);
  expect(await read()).toMatchObject({ isConfirmed: false });
});

test('a client reads who takes calls, the number of the application and their own call', async () => {
  const staffId = await caller();
  const one = await someCase();
  const read = (actorId: string) => given.call(database, 'read_call_times', { caseId: one.caseId, actorId });
  expect(await read(one.client.id)).toMatchObject({ outcome: 'done', call: null, isOver: false });
  await database.sql`
    update public.intake_forms set phone_number = '(404) 555-0100'
    where id = (select intake_form_id from public.cases where id = ${one.caseId})`;
  expect((await read(one.client.id))['phone']).toBe('(404) 555-0100');
  // A number that they told us later counts, also for the next call.
  await write(database, 'save_safe_ways', one.client, {
    userId: one.client.id,
    ways: { phone: '(404) 555-0177', call: null, voicemail: null, letter: null, note: '' },
  });
  expect((await read(one.client.id))['phone']).toBe('(404) 555-0177');
  const { callId } = await book(one, [staffId], inTenDays());
  const answer = await read(one.client.id);
  expect(answer['call']).toMatchObject({ id: callId, phone: '(404) 555-0199', with: 'Sam' });
  const [kept] = await database.sql`
    select phone, phone_e164 from public.calendar_events where id = ${String(callId)}`;
  expect(kept).toEqual({ phone: '(404) 555-0199', phone_e164: '+14045550199' });
  const people = answer['people'] as unknown as { staffId: string; busy: unknown[]; hours: unknown[] }[];
  expect(people.find((person) => person.staffId === staffId)).toMatchObject({ busy: [{}] });
  expect(await read((await someCase()).client.id)).toEqual({ outcome: 'unknown' });
});
