// Money back when several people act in the same moment, on a database the migrations alone have made.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putStatus } from '#tests/put-status.ts';
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
async function requestRefund() {
  const { caseId, orderId, userId } = await given.paidFor(database);
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
    giveBack: (amountCents: number, idempotencyKey: string = randomUUID()) =>
      given.call(database, 'give_back', {
        orderId,
        paymentId,
        amountCents,
        reasonCode: 'other',
        note: 'Yes',
        idempotencyKey,
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
  return { caseId, orderId, userId, requestId: requestId as string, paymentId, ...ways };
}

test('ten staff members at once, by the request and without it, give back no cent more than was paid', async () => {
  const { paymentId, decide, giveBack, send } = await requestRefund();
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

test('staff who press again after a lost answer give the money back once, and never another sum unawares', async () => {
  const { orderId, paymentId, decide, giveBack, send } = await requestRefund();
  await decide(1_000);
  await send(1_000);
  const key = randomUUID();
  const first = await giveBack(5_000, key);
  expect(first).toMatchObject({ outcome: 'decided' });
  const [request] = await database.sql<{ id: string }[]>`
    select id from public.refund_requests where payment_id = ${paymentId} and status = 'approved'`;
  await given.call(database, 'note_refund', {
    requestId: request?.id,
    refund: { id: `re_${randomUUID()}`, amountCents: 5_000, status: 'succeeded', requestId: request?.id },
  });
  const again = await given.times(3, () => giveBack(5_000, key));
  expect(again).toEqual([first, first, first]);
  expect(await giveBack(6_000, key)).toMatchObject({ outcome: 'stale' });
  const [sum] = await database.sql`
    select count(*)::integer as refunds, sum(amount_cents)::integer as cents from public.refund_requests
    where order_id = ${orderId} and status in ('approved', 'sent')`;
  expect(sum).toEqual({ refunds: 2, cents: 6_000 });
});

test('what was refused may be pressed again with the same key once the sum is right', async () => {
  const { decide, giveBack, send } = await requestRefund();
  await decide(1_000);
  await send(1_000);
  const key = randomUUID();
  expect(await giveBack(49_000, key)).toMatchObject({ outcome: 'too_much', leftCents: 48_500 });
  expect(await giveBack(48_500, key)).toMatchObject({ outcome: 'decided' });
});

test('a refund the bank did not take is settled by a check once, told to the client and kept apart from what Stripe sent', async () => {
  const { orderId, userId, requestId, paymentId, decide, giveBack } = await requestRefund();
  await decide(49_500);
  await given.call(database, 'note_refund', { requestId, refused: 'charge_expired' });
  const settle = () =>
    given.call(database, 'settle_refund', { requestId, means: 'check', reference: '1042', ...sam });
  expect(given.tally(await given.times(4, settle))).toEqual({ decided: 1, stale: 3 });
  const [order] = await database.sql`
    select status, refunded_cents, settled_cents from public.orders where id = ${orderId}`;
  expect(order).toEqual({ status: 'refunded', refunded_cents: 0, settled_cents: 49_500 });
  // Neither Stripe nor anybody else sends the same money again.
  expect(await giveBack(1)).toMatchObject({ outcome: 'too_much', leftCents: 0 });
  expect(await given.call(database, 'retry_refund', { requestId, ...sam })).toMatchObject({
    outcome: 'stale',
  });
  const ask = { orderId, userId, reasonCode: 'other' };
  expect(await given.call(database, 'request_refund', ask)).toMatchObject({ outcome: 'nothing_left' });
  const [mail] = await database.sql`
    select payload ->> 'settledMeans' as means, payload ->> 'settledReference' as reference from public.outbox
    where order_id = ${orderId} and kind = 'refund_settled'`;
  expect(mail).toEqual({ means: 'check', reference: '1042' });
  const lines = await database.sql`
    select actor_id, details from public.audit_entries where object_id = ${requestId} and action = 'refund_settled'`;
  expect([...lines]).toEqual([
    { actor_id: sam.actorId, details: { means: 'check', amountCents: 49_500, orderId } },
  ]);
  // What Stripe reports of the payment afterwards changes none of it.
  await given.call(
    database,
    'settle_order',
    given.payment(orderId, 'standard', { paymentIntentId: paymentId }),
  );
  const [after] = await database.sql`select status from public.orders where id = ${orderId}`;
  expect(after).toEqual({ status: 'refunded' });
});

test('a refund that is still decided about or on its way is not settled by other means', async () => {
  const { requestId, decide } = await requestRefund();
  const settle = () =>
    given.call(database, 'settle_refund', { requestId, means: 'other', reference: 'cash', ...sam });
  expect(await settle()).toMatchObject({ outcome: 'stale', status: 'asked' });
  await decide(49_500);
  expect(await settle()).toMatchObject({ outcome: 'stale', status: 'approved' });
});

/** Where the case of an order stands. */
async function stateOfCase(orderId: string) {
  const [row] = await database.sql<{ status: string }[]>`
    select status from public.cases where order_id = ${orderId}`;
  return row?.status;
}

test('a refund is decided once, and for no more than is left', async () => {
  const { decide } = await requestRefund();
  expect(await decide(49_501)).toEqual({ outcome: 'too_much', leftCents: 49_500 });
  expect(await decide(49_500)).toEqual({ outcome: 'decided' });
  expect(await decide(49_500)).toEqual({ outcome: 'stale', status: 'approved' });
});

test('a case ends with its money: by the approval of all of it, by the last part, before the application too', async () => {
  const whole = await requestRefund();
  await whole.decide(49_500);
  expect(await stateOfCase(whole.orderId)).toBe('cancelled');
  const [entry] = await database.sql`
    select one.code, one.status, one.description, one.created_by from public.case_updates as one
    join public.cases as ended on ended.id = one.case_id
    where ended.order_id = ${whole.orderId} order by one.position desc limit 1`;
  expect(entry).toEqual({
    code: 'status_changed',
    status: 'cancelled',
    description: 'Yes',
    created_by: sam.actorId,
  });

  const inParts = await requestRefund();
  await inParts.decide(30_000);
  await inParts.send(30_000);
  expect(await stateOfCase(inParts.orderId)).toBe('submitted');
  await inParts.giveBack(19_500);
  expect(await stateOfCase(inParts.orderId)).toBe('cancelled');

  // Paid before applying, and given back at Stripe itself: the form is no longer waited for.
  const { id: userId } = await given.account(database);
  const { orderId } = await given.openOrder(database, { userId });
  const paid = given.payment(orderId);
  await given.call(database, 'settle_order', paid);
  expect(await stateOfCase(orderId as string)).toBe('waiting_for_application');
  const refunds = [{ id: `re_${randomUUID()}`, amountCents: 49_500, status: 'succeeded' }];
  await given.call(database, 'settle_order', { ...paid, refunds });
  expect(await stateOfCase(orderId as string)).toBe('cancelled');
});

test('a case stays when a duplicate payment goes back, and where a court has it', async () => {
  const twice = await requestRefund();
  const again = given.payment(twice.orderId);
  await given.call(database, 'settle_order', again);
  await given.call(database, 'resolve_review', {
    orderId: twice.orderId,
    resolution: 'refund',
    note: 'Paid twice',
    ...sam,
  });
  expect(await stateOfCase(twice.orderId)).toBe('submitted');

  const filed = await requestRefund();
  await putStatus(database.sql, 'cases', [filed.caseId], 'filed');
  await filed.decide(49_500);
  expect(await stateOfCase(filed.orderId)).toBe('filed');
});

test('a payment for an application whose money went back begins no second case and waits for staff', async () => {
  const { intakeId, orderId } = await given.paidFor(database);
  const [payment] = await database.sql<{ payment_id: string }[]>`
    select payment_id from public.order_payments where order_id = ${orderId}`;
  const refunds = [{ id: `re_${randomUUID()}`, amountCents: 49_500, status: 'succeeded' }];
  await given.call(database, 'settle_order', {
    ...given.payment(orderId, 'standard', { paymentIntentId: payment?.payment_id ?? '' }),
    refunds,
  });
  const later = await given.openOrder(database, { intakeId }, 'premium');
  const settled = await given.call(database, 'settle_order', given.payment(later['orderId'], 'premium'));
  expect(settled).toMatchObject({ outcome: 'needs_review', reviewReason: 'closed' });
});

test('a refund is sent by one worker at a time: a claim holds longer than Stripe may take, and then lets the next one try', async () => {
  const one = await requestRefund();
  await one.decide(10_000);
  const claim = async () => {
    const claimed = (await given.call(database, 'claim_refunds', { orderId: one.orderId })) as unknown;
    return (claimed as { requestId: string }[]).map(({ requestId }) => requestId);
  };
  const [first, second] = await Promise.all([claim(), claim()]);
  expect([first, second].flat()).toEqual([one.requestId]);
  expect(await claim()).toEqual([]);
  const rowsOf = async (seconds: number) => {
    await database.sql`
      update public.refund_requests set locked_until = locked_until - make_interval(secs => ${seconds})
      where id = ${one.requestId}`;
    return claim();
  };
  // Two tries of ten seconds each, and the list of refunds before them.
  expect(await rowsOf(60)).toEqual([]);
  expect(await rowsOf(40)).toEqual([one.requestId]);
});

test.each(['approve', 'decline'])(
  'who decides about the fee (%s) finds no task about it in the case any more, and others keep theirs',
  async (decision) => {
    const { caseId, requestId, orderId } = await requestRefund();
    const other = await requestRefund();
    for (const id of [caseId, other.caseId])
      await database.sql`insert into public.case_tasks (case_id, code) values (${id}, 'decide_refund')`;
    const open = async (id: string) => {
      const rows = await database.sql`
        select 1 from public.case_tasks where case_id = ${id} and code = 'decide_refund' and done_at is null`;
      return rows.length;
    };
    await given.call(database, 'decide_refund', {
      requestId,
      decision,
      amountCents: decision === 'approve' ? 10_000 : null,
      note: 'As the terms say.',
      ...sam,
    });
    expect(await open(caseId), orderId).toBe(0);
    expect(await open(other.caseId)).toBe(1);
  },
);
