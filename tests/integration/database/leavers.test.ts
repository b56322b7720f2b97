import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const assign = (caseId: string, ownerId: string | null, by: { id: string; role: string }) =>
  given.call(database, 'assign_cases', {
    idempotencyKey: given.newHash(),
    ownerId,
    caseIds: [caseId],
    actorId: by.id,
    actorRole: by.role,
  });
const tasksOf = (caseId: string) => database.sql<
  { code: string; owner_id: string | null; is_open: boolean }[]
>`
  select code, owner_id, done_at is null and dropped_at is null as is_open from public.case_tasks
  where case_id = ${caseId} order by code::text`;

test('who leaves takes no work along: open cases and tasks are free at once, with a task to find an owner', async () => {
  const [leaver, other, admin] = [
    await colleague(database),
    await colleague(database),
    await colleague(database, 'admin'),
  ];
  const [own, over, others] = [
    await given.paidFor(database),
    await given.paidFor(database),
    await given.paidFor(database),
  ];
  await assign(own.caseId, leaver.id, admin);
  await assign(over.caseId, leaver.id, admin);
  await standing(database, (await firstMatter(database, over.caseId)).id, 'closed');
  await assign(others.caseId, other.id, admin);
  for (const { caseId } of [own, others])
    await database.sql`
      insert into public.case_tasks (case_id, code, title, owner_id) values (${caseId}, 'custom', 'Call', ${leaver.id})`;
  await given.call(database, 'deactivate_staff', { actorId: admin.id, userId: leaver.id });

  const rows = await database.sql`
    select id, assigned_to from public.cases where id in ${database.sql([own.caseId, over.caseId, others.caseId])}`;
  const ownerOf = (caseId: string) => rows.find(({ id }) => id === caseId)?.['assigned_to'];
  expect([own, over, others].map(({ caseId }) => ownerOf(caseId))).toEqual([null, leaver.id, other.id]);
  expect(await tasksOf(own.caseId)).toEqual([
    { code: 'custom', owner_id: null, is_open: true },
    { code: 'owner_left', owner_id: null, is_open: true },
  ]);
  expect(await tasksOf(others.caseId)).toEqual([{ code: 'custom', owner_id: other.id, is_open: true }]);

  // Taking over the case completes that task.
  await assign(own.caseId, other.id, admin);
  expect(await tasksOf(own.caseId)).toEqual([
    { code: 'custom', owner_id: other.id, is_open: true },
    { code: 'owner_left', owner_id: null, is_open: false },
  ]);
});

test('what a client reports as filed was filed by the client, even if the report says that we did', async () => {
  const { caseId, userId } = await given.paidFor(database);
  const { id } = await firstMatter(database, caseId);
  await standing(database, id, 'ready_to_file');
  const report = { facts: { filedOn: '2026-11-01', filedBy: 'us' } };
  expect(await move(database, id, 'filed', { id: userId, role: 'client' }, report)).toMatchObject({
    outcome: 'done',
  });
  const [matter] = await database.sql`select filed_by from public.court_matters where id = ${id}`;
  expect(matter).toEqual({ filed_by: 'client' });
});
