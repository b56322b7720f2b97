import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sam = { actorId: null, actorRole: 'staff' };

async function moneyOf(orderId: string) {
  const [row] = await database.asServer`select * from public.order_money where order_id = ${orderId}`;
  return row;
}
async function moneyOfPayment(paymentId: string) {
  const [row] = await database.asServer`select * from public.payment_money where payment_id = ${paymentId}`;
  return row;
}

/** Gives a payment back, which the bank does not take. */
async function failedRefund(orderId: string, paymentId: string, amountCents: number): Promise<string> {
  const { requestId } = await given.call(database, 'give_back', {
    orderId,
    paymentId,
    amountCents,
    reasonCode: 'paid_twice',
    note: 'Paid twice',
    ...sam,
  });
  await given.call(database, 'note_refund', { requestId: requestId as string, refused: 'expired_card' });
  return requestId as string;
}

describe('a payment that waits for staff', () => {
  async function paidTwice() {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    const [wrong, extra] = [
      given.payment(orderId, 'standard', { amountReceived: 49_000 }),
      given.payment(orderId),
    ];
    await given.call(database, 'settle_order', wrong);
    await given.call(database, 'settle_order', extra);
    return { orderId: orderId as string, extraId: extra.paymentIntentId };
  }
  const accept = (orderId: string) =>
    given.call(database, 'resolve_review', { orderId, resolution: 'accept', note: 'As agreed', ...sam });

  test('can be taken once the second one went back by a check, which the bank would not take', async () => {
    const { orderId, extraId } = await paidTwice();
    const requestId = await failedRefund(orderId, extraId, 49_500);
    expect(await moneyOf(orderId)).toMatchObject({ may_accept: false, extra_held_cents: 49_500 });
    expect(await accept(orderId)).toMatchObject({ outcome: 'not_possible' });
    await given.call(database, 'settle_refund', { requestId, means: 'check', reference: '1042', ...sam });
    expect(await moneyOf(orderId)).toMatchObject({ may_accept: true, extra_held_cents: 0 });
    expect(await accept(orderId)).toMatchObject({ outcome: 'resolved' });
    expect(await moneyOf(orderId)).toMatchObject({ may_accept: false, held_cents: 49_000 });
  });

  test('cannot be taken for an application that was declined, or that another order paid for', async () => {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    await given.call(database, 'settle_order', given.payment(orderId, 'standard', { amountReceived: 1 }));
    expect(await moneyOf(orderId as string)).toMatchObject({ may_accept: true });
    const other = await given.openOrder(database, { intakeId }, 'basic');
    await given.call(database, 'settle_order', given.payment(other['orderId'], 'basic'));
    expect(await moneyOf(orderId as string)).toMatchObject({ may_accept: false });
    expect(await accept(orderId as string)).toMatchObject({ outcome: 'not_possible' });
  });
});

describe('a dispute', () => {
  test.each([
    // An inquiry: the bank asks and has taken nothing, and a refund is not possible all the same.
    ['warning_needs_response', { status: 'paid', disputed: true }],
    ['warning_under_review', { status: 'paid', disputed: true }],
    ['warning_closed', { status: 'paid', disputed: false }],
    ['needs_response', { status: 'disputed', disputed: true }],
    ['under_review', { status: 'disputed', disputed: true }],
    ['lost', { status: 'disputed', disputed: true }],
    ['won', { status: 'paid', disputed: false }],
    ['prevented', { status: 'paid', disputed: false }],
    // Stripe may add more: until we know better, the bank has the money.
    ['something_new', { status: 'disputed', disputed: true }],
  ])('that is %s is shown to whoever would be refused a refund', async (status, expected) => {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    const paid = given.payment(orderId);
    await given.call(database, 'settle_order', paid);
    const dispute = {
      id: `dp_${paid.paymentIntentId}`,
      amountCents: 49_500,
      reason: 'fraudulent',
      status,
      openedAt: new Date().toISOString(),
    };
    const answer = await given.call(database, 'settle_order', { ...paid, disputes: [dispute] });
    expect(answer['status']).toBe(expected.status);
    expect(await moneyOfPayment(paid.paymentIntentId)).toMatchObject({ is_disputed: expected.disputed });
    expect(await moneyOf(orderId as string)).toMatchObject({
      is_disputed: expected.disputed,
      may_ask_refund: !expected.disputed,
    });
    const result = await given.call(database, 'request_refund', {
      orderId: orderId as string,
      userId: answer['userId'] as string,
      reasonCode: 'other',
    });
    expect(result.outcome).toBe(expected.disputed ? 'disputed' : 'asked');
  });
});

test('money is held until it went back, left until it was promised, and on its way in between', async () => {
  const { orderId, userId } = await given.paidFor(database);
  expect(await moneyOf(orderId)).toMatchObject({
    held_cents: 49_500,
    left_cents: 49_500,
    may_ask_refund: true,
    money_back: null,
  });
  const { requestId } = await given.call(database, 'request_refund', {
    orderId,
    userId,
    reasonCode: 'other',
  });
  expect(await moneyOf(orderId)).toMatchObject({ may_ask_refund: false });
  const decided = { requestId: requestId as string, decision: 'approve', amountCents: 49_500, note: 'Yes' };
  await given.call(database, 'decide_refund', { ...decided, ...sam });
  expect(await moneyOf(orderId)).toMatchObject({
    held_cents: 49_500,
    left_cents: 0,
    money_back: 'on_its_way',
  });
  await given.call(database, 'note_refund', {
    requestId: requestId as string,
    refund: { id: `re_${orderId}`, amountCents: 49_500, status: 'succeeded', requestId: requestId as string },
  });
  expect(await moneyOf(orderId)).toMatchObject({ held_cents: 0, left_cents: 0, money_back: 'returned' });
});

test('an application is to be paid until it is paid, closed or brought in by a case', async () => {
  const stands = async (intakeId: string) => {
    const [row] = await database.asServer`
      select is_paid, is_closed, is_to_pay, paid_at is not null as has_date
      from public.application_payment where intake_form_id = ${intakeId}`;
    return row;
  };
  const { intakeId } = await given.submitted(database);
  expect(await stands(intakeId)).toEqual({
    is_paid: false,
    is_closed: false,
    is_to_pay: true,
    has_date: false,
  });
  const declined = await given.submitted(database);
  await given.call(database, 'decide_application', {
    intakeId: declined.intakeId,
    from: 'submitted',
    to: 'declined',
    note: 'No',
    ...sam,
  });
  expect(await stands(declined.intakeId)).toMatchObject({ is_closed: true, is_to_pay: false });
  const paid = await given.paidFor(database);
  expect(await stands(paid.intakeId)).toEqual({
    is_paid: true,
    is_closed: false,
    is_to_pay: false,
    has_date: true,
  });
  const [payment] = await database.sql<{ payment_id: string }[]>`
    select payment_id from public.order_payments where order_id = ${paid.orderId}`;
  await given.call(database, 'give_back', {
    orderId: paid.orderId,
    paymentId: payment?.payment_id ?? '',
    amountCents: 49_500,
    reasonCode: 'other',
    note: 'All of it',
    ...sam,
  });
  await given.call(database, 'settle_order', {
    orderId: paid.orderId,
    paymentIntentId: payment?.payment_id ?? '',
    amountReceived: 49_500,
    currency: 'usd',
    packageId: 'standard',
    refunds: [{ id: `re_${paid.orderId}`, amountCents: 49_500, status: 'succeeded' }],
  });
  // Its case ended with its money: nothing is left that a payment could be for.
  expect(await stands(paid.intakeId)).toMatchObject({ is_paid: false, is_closed: true, is_to_pay: false });
});
