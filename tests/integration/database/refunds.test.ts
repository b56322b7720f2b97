// Money back when several people act in the same moment, on a database the migrations alone have made.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
let sam: { actorId: string; actorRole: 'staff' };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = { actorId: (await given.account(database, { role: 'staff' })).id, actorRole: 'staff' };
});
afterAll(() => database.drop());

/** A paid order whose client asked for the money. */
async function asked() {
  const { orderId, userId } = await given.paidFor(database);
  const { requestId } = await given.call(database, 'request_refund', {
    orderId,
    userId,
    reasonCode: 'changed_mind',
  });
  const [payment] = await database.sql<{ payment_id: string }[]>`
    select payment_id from public.order_payments where order_id = ${orderId}`;
  const paymentId = payment?.payment_id ?? '';
  const ways = {
    decide: (amountCents: number) =>
      given.call(database, 'decide_refund', {
        requestId: requestId as string,
        decision: 'approve',
        amountCents,
        note: 'Yes',
        ...sam,
      }),
    giveBack: (amountCents: number) =>
      given.call(database, 'give_back', {
        orderId,
        paymentId,
        amountCents,
        reasonCode: 'other',
        note: 'Yes',
        ...sam,
      }),
    /** Stripe takes on what was allowed. */
    send: (amountCents: number) =>
      given.call(database, 'note_refund', {
        requestId: requestId as string,
        refund: {
          id: `re_${randomUUID()}`,
          amountCents,
          status: 'succeeded',
          requestId: requestId as string,
        },
      }),
  };
  return { orderId, userId, requestId: requestId as string, paymentId, ...ways };
}

test('ten staff members at once, by the request and without it, give back no cent more than was paid', async () => {
  const { paymentId, decide, giveBack, send } = await asked();
  const answers = await given.times(10, (index) => (index % 2 ? decide(30_000) : giveBack(30_000)));
  const { decided, ...others } = given.tally(answers);
  expect(decided).toBe(1);
  expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(9);
  await send(30_000);
  // Before and after it arrived, only the rest is left, however many ask.
  const more = await given.times(5, () => giveBack(30_000));
  expect(given.tally(more)).toEqual({ too_much: 5 });
  expect(given.tally(await given.times(5, () => giveBack(19_500)))).toEqual({ decided: 1, too_much: 4 });
  const [sum] = await database.sql`
    select sum(amount_cents)::integer as cents from public.refund_requests
    where payment_id = ${paymentId} and status in ('approved', 'sent')`;
  expect(sum).toEqual({ cents: 49_500 });
});
