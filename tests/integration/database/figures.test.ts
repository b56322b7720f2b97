import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { colleague, firstMatter } from './given-matters.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an admin reads how far the applications of a month came, and what was received and sent back', async () => {
  const { sql } = database;
  const sam = await colleague(database, 'admin');
  const read = async (days: number) =>
    given.call(database, 'read_figures', {
      actorId: sam.id,
      actorRole: 'admin',
      from: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
      to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    });
  await given.submitted(database);
  const [first, second, old] = [
    await given.paidFor(database),
    await given.paidFor(database),
    await given.paidFor(database),
  ];
  const granted = await firstMatter(database, first.caseId);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.court_matters set status = 'granted', papers_prepared_on = current_date, filed_on = current_date,
        outcome = 'granted', decided_on = current_date where id = ${granted.id}`;
    await transaction`
      update public.intake_forms set submitted_at = now() - interval '60 days' where id = ${old.intakeId}`;
  });
  await sql`
    insert into public.payment_refunds (refund_id, payment_id, amount_cents, status, sent_at)
    select 're_' || payment_id, payment_id, 10000, 'succeeded', now() from public.order_payments where order_id = ${second.orderId}`;
  const { flow, weeks } = (await read(30)) as unknown as {
    flow: object;
    weeks: { inCents: number; backCents: number }[];
  };
  expect(flow).toEqual({ applications: 3, paid: 2, papers: 1, filed: 1, granted: 1 });
  const [paid] = await sql<
    { sum: number }[]
  >`select sum(amount_cents)::int as sum from public.order_payments`;
  expect(weeks.reduce((sum, { inCents }) => sum + inCents, 0)).toBe(paid?.sum);
  expect(weeks.reduce((sum, { backCents }) => sum + backCents, 0)).toBe(10_000);
  expect((await read(90))['flow']).toMatchObject({ applications: 4, paid: 3 });
});
