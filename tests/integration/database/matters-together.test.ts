// Several court cases of one client that go the same way by one move of staff.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedTogether } from '#domain/cases/moves.ts';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, mattersOf, move, paper, plaintiff, standing, type Matter } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

/** Three court cases of one client, all at the same place. */
async function threeAt(status: CaseStatus) {
  const paid = await given.paidFor(
    database,
    {
      selected_service_package: 'vip',
      number_of_evictions: '3',
      knows_case_number: 'yes',
      case_numbers: '24-D-0101\n24-D-0102\n24-D-0103',
    },
    'vip',
  );
  for (const { id } of await mattersOf(database, paid.caseId)) {
    await plaintiff(database, id);
    await database.sql`
      update public.court_matters set county = 'DeKalb', record_matched_at = now(), filed_by = 'us', filed_on = '2026-11-02'
      where id = ${id}`;
    await standing(database, id, status);
  }
  return { ...paid, ...(await named(paid.caseId)) };
}
async function named(caseId: unknown) {
  const [first, second, third] = await mattersOf(database, caseId);
  if (!first || !second || !third) throw new Error('three court cases');
  return { first, second, third };
}
const along = (...matters: readonly Matter[]) => ({
  together: matters.map(({ id, version }) => ({ matterId: id, version })),
});
const statuses = async (caseId: unknown) => (await mattersOf(database, caseId)).map(({ status }) => status);
const hearing = { facts: { hearingAt: '2026-12-15T15:00:00Z', hearingPlace: 'Room 2A' } };

test('staff enter one hearing for three court cases: the client gets one message and one mail that names each', async () => {
  const { caseId, userId, first, second, third } = await threeAt('filed');
  const tasks = (id: string) => [
    { code: 'check_docket', dueAt: '2026-12-01T15:00:00Z', dedupeKey: `hearing_set:check_docket:${id}` },
  ];
  const answer = await move(database, first.id, 'hearing_set', sam, {
    ...hearing,
    words: { message: 'The court set one hearing for all three.' },
    tasks: tasks(first.id),
    together: [second, third].map(({ id, version }) => ({ matterId: id, version, tasks: tasks(id) })),
  });
  expect(answer).toMatchObject({ outcome: 'done', caseStatus: 'hearing_set' });
  expect(await statuses(caseId)).toEqual(['hearing_set', 'hearing_set', 'hearing_set']);
  const { sql } = database;
  const messages = await sql`
    select params -> 'matters' as matters from public.case_updates
    where case_id = ${caseId as string} and params ->> 'to' = 'hearing_set' and description is not null`;
  expect([...messages]).toEqual([{ matters: [1, 2, 3] }]);
  const mails = await sql<{ matters: { place: number; docketNumber: string }[] }[]>`
    select payload -> 'matters' as matters from public.outbox
    where user_id = ${userId} and kind = 'case_moved' and payload -> 'stands' ->> 'status' = 'hearing_set'`;
  expect(mails.map(({ matters }) => matters.map(({ place, docketNumber }) => [place, docketNumber]))).toEqual(
    [
      [
        [1, '24-D-0101'],
        [2, '24-D-0102'],
        [3, '24-D-0103'],
      ],
    ],
  );
  const audited = await sql<{ matter: number }[]>`
    select (details -> 'matter')::int as matter from public.audit_entries
    where object_id = ${caseId as string} and action = 'case_status_changed' and details ->> 'to' = 'hearing_set' order by 1`;
  expect(audited.map(({ matter }) => matter)).toEqual([1, 2, 3]);
  const dates = await sql`
    select from public.calendar_events where case_id = ${caseId as string} and event_type = 'hearing' and status = 'scheduled'`;
  expect(dates).toHaveLength(3);
  const open = await sql`
    select from public.case_tasks where case_id = ${caseId as string} and code = 'check_docket' and done_at is null and dropped_at is null`;
  expect(open).toHaveLength(3);
});

test('where one of three has no motion, none goes to the attorney, and the answer names that one', async () => {
  const { caseId, first, second, third } = await threeAt('preparing');
  for (const { id } of [first, third]) await paper(database, id);
  const all = await named(caseId);
  expect(
    await move(database, all.first.id, 'attorney_review', sam, along(all.second, all.third)),
  ).toMatchObject({ outcome: 'missing', missing: ['papers'], matter: 2 });
  expect(await statuses(caseId)).toEqual(['preparing', 'preparing', 'preparing']);
  await paper(database, second.id);
  const now = await named(caseId);
  expect(
    await move(database, now.first.id, 'attorney_review', sam, along(now.second, now.third)),
  ).toMatchObject({ outcome: 'done' });
  expect(await statuses(caseId)).toEqual(['attorney_review', 'attorney_review', 'attorney_review']);
});

test('a colleague moved one of them a moment ago: none moves, and it is said which one and who', async () => {
  const { caseId, first, second, third } = await threeAt('filed');
  const alex = await colleague(database);
  await move(database, third.id, 'hearing_set', alex, hearing);
  expect(
    await move(database, first.id, 'hearing_set', sam, { ...hearing, ...along(second, third) }),
  ).toMatchObject({
    outcome: 'stale',
    changedBy: 'Sam Office',
    matter: 3,
  });
  expect(await statuses(caseId)).toEqual(['filed', 'filed', 'hearing_set']);
});

test('one that stands elsewhere does not go along, because the message would not be true of it', async () => {
  const { caseId, first, second } = await threeAt('filed');
  await move(database, second.id, 'hearing_set', sam, hearing);
  const now = await named(caseId);
  expect(
    await move(database, first.id, 'hearing_set', sam, { ...hearing, ...along(now.second) }),
  ).toMatchObject({
    outcome: 'forbidden',
    matter: 2,
  });
});

test('what staff moved together they take back together', async () => {
  const { caseId, first, second, third } = await threeAt('waiting_for_client');
  const answer = await move(database, first.id, 'in_review', sam, { ...along(second, third), mayUndo: true });
  const { id } = answer['undo'] as { id: string };
  const { sql } = database;
  const [undone] = await sql<{ answer: { outcome: string } }[]>`
    select public.undo_act(${id}, ${sam.id}, 'staff') as answer`;
  expect(undone?.answer).toEqual({ outcome: 'done' });
  expect(await statuses(caseId)).toEqual(['waiting_for_client', 'waiting_for_client', 'waiting_for_client']);
});

test('another client’s court case never goes along, and a client moves one at a time', async () => {
  const { userId, first, second } = await threeAt('waiting_for_client');
  const other = await threeAt('waiting_for_client');
  expect(await move(database, first.id, 'in_review', sam, along(other.first))).toEqual({
    outcome: 'unknown',
  });
  expect(
    await move(database, first.id, 'in_review', { id: userId, role: 'client' }, along(second)),
  ).toMatchObject({ outcome: 'forbidden' });
  expect(await statuses(other.caseId)).toEqual([
    'waiting_for_client',
    'waiting_for_client',
    'waiting_for_client',
  ]);
});

test('a decision and an end are told of each court case alone', async () => {
  const { first, second } = await threeAt('filed');
  const facts = { decidedOn: '2026-11-20', outcome: 'granted' };
  expect(await move(database, first.id, 'granted', sam, { facts, ...along(second) })).toMatchObject({
    outcome: 'forbidden',
  });
  const rows = await database.sql<{ status: CaseStatus }[]>`
    select status from unnest(enum_range(null::public.case_status)) as status where private.is_moved_together(status)`;
  expect(rows.map(({ status }) => status).sort()).toEqual(
    caseStatuses.filter((one) => movedTogether.includes(one)).sort(),
  );
});
