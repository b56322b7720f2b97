// What becomes of a case whose client asks for money back, or to be forgotten.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { openTasks, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function caseAt(status: 'client_review' | 'filed') {
  const paid = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await standing(database, matterId, status);
  const holds = async () => {
    const rows = await database.sql<{ kind: string; open: boolean }[]>`
      select kind, released_at is null as open from public.case_holds where case_id = ${paid.caseId} order by held_at`;
    return rows.map(({ kind, open }) => `${kind} ${open ? 'stands' : 'is over'}`);
  };
  const ask = () =>
    given.call(database, 'request_refund', {
      userId: paid.userId,
      orderId: paid.orderId,
      reasonCode: 'other',
    });
  return { ...paid, matterId, holds, ask };
}

const decide = (status: string, requestId: unknown) =>
  database.sql.begin(async (transaction) => {
    await transaction`select private.move_as('staff')`;
    await transaction`
    update public.refund_requests set status = ${status}, decided_at = now(), decided_by = ${sam.id},
      decided_by_role = 'staff', decision_note = 'No.' where id = ${requestId as string}`;
  });

test('a client who asks for money back reads that the case waits for it, and work goes on after a no', async () => {
  const { matterId, holds, ask } = await caseAt('client_review');
  const { requestId } = await ask();
  expect(await holds()).toEqual(['refund stands']);
  expect(await move(database, matterId, 'ready_to_file', sam)).toMatchObject({ outcome: 'held' });
  await decide('declined', requestId);
  expect(await holds()).toEqual(['refund is over']);
});

test('a refund that our rule opens holds nothing: nobody asked to stop', async () => {
  const { caseId, matterId, holds } = await caseAt('filed');
  await database.sql`update public.court_matters set filed_on = '2026-11-01', filed_by = 'us' where id = ${matterId}`;
  expect(
    await move(database, matterId, 'denied', sam, { facts: { decidedOn: '2026-11-20', outcome: 'denied' } }),
  ).toMatchObject({ outcome: 'done', refundOpened: true });
  expect(await holds()).toEqual([]);
  const [request] = await database.sql<{ role: string }[]>`
    select asked_by_role as role from public.refund_requests as request
    join public.cases as one on one.order_id = request.order_id where one.id = ${caseId}`;
  expect(request).toEqual({ role: 'staff' });
});

test('a client who asks to be forgotten while a case is open is not said to have asked us to stop', async () => {
  const { caseId, userId } = await caseAt('filed');
  const [user] = await database.sql<{ password: string }[]>`
    update public.users set hashed_password = 'argon' where id = ${userId} returning hashed_password as password`;
  expect(
    await given.call(database, 'ask_erasure', {
      userId,
      checkedPassword: user?.password ?? '',
      reference: randomUUID().slice(0, 8).toUpperCase(),
      dueAt: '2027-01-10T00:00:00Z',
    }),
  ).toEqual({ outcome: 'open_case' });
  const tasks = await openTasks(database, caseId);
  expect(tasks).toContain('erasure_asked');
  expect(tasks).not.toContain('stop_asked');
});
