import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { settleOrder } from '#server/checkout/settle-order.ts';
import { answerForApplication } from '#server/portal/answer-for-application.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { decideRefund, giveBack } from '#server/refunds/decide-refund.ts';
import { readRefund } from '#server/refunds/read-refund.ts';
import { makeAccount } from '#tests/accounts.ts';
import { putStatus } from '#tests/put-status.ts';
import { inFullRun } from '#tests/runs.ts';
import { openShop, sessionIn, type Shop } from './shop.ts';

// What the refund rule promises, where several payments belong to one order.

let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  shop = await openShop();
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values ('sam@example.com', 'Sam', 'staff') returning id`;
  staff = { userId: made?.id ?? '', role: 'staff' };
});
afterAll(() => shop.close());

const part = 24_750;

/** A client who paid both parts of a price, asks for the money back and is owed all of it. */
async function owedTwoParts() {
  const ana = await shop.apply();
  const { planId } = await grantPlan.run(shop.app, staff, {
    id: ana.intakeId,
    idempotencyKey: randomUUID(),
    packageId: 'standard',
    parts: 2,
    everyDays: 14,
  });
  const { intentId } = await shop.buy(ana);
  await shop.idle();
  const [row] = await shop.sql<{ order_id: string; user_id: string; part_id: string }[]>`
    select one.order_id, one.user_id, part.id as part_id
    from public.cases as one join public.payment_parts as part on part.plan_id = ${planId} and part.place = 2
    where one.intake_form_id = ${ana.intakeId}`;
  const client: Actor = { userId: row?.user_id ?? '', role: 'client' };
  const page = sessionIn(
    (await payPart.run(shop.app, client, { id: row?.part_id ?? '' }, { call: { locale: 'es' } })).url,
  );
  const { paymentIntentId: secondId } = await shop.stripe.payCheckoutSession(page);
  await shop.idle();
  await putStatus(shop.sql, 'intake_forms', [ana.intakeId], 'declined');
  const orderId = row?.order_id ?? '';
  const ask = async () =>
    (await askRefund.run(shop.app, client, { orderId, reasonCode: 'declined_by_us' })).requestId;
  return { orderId, firstId: intentId, secondId, ask };
}

const approve = (id: string, amountCents: number) =>
  decideRefund.run(shop.app, staff, { id, decision: 'approve', amountCents, note: 'Lo prometido.' });
const backAt = (intentId: string) =>
  (
    shop.stripe.find(String(shop.stripe.find(intentId)?.['latest_charge'])) as
      { amount_refunded?: number } | undefined
  )?.amount_refunded;

it(
  'a client whose bank asks about one payment gets the others back at once, and all of them',
  inFullRun,
  async () => {
    const one = await owedTwoParts();
    shop.stripe.openDispute(one.secondId);
    await shop.idle();
    const id = await one.ask();
    expect(await readRefund.run(shop.app, staff, { id })).toMatchObject({
      rule: 'full',
      leftCents: part,
      disputed: false,
      heldByBankCents: part,
    });
    await expect(approve(id, part - 1)).rejects.toMatchObject({
      code: 'owed_in_full',
      details: { extra: { leftCents: part } },
    });
    await approve(id, part);
    await shop.idle();
    expect([one.firstId, one.secondId].map(backAt)).toEqual([part, 0]);
  },
);

it('a wish that is owed in full is not answered with less by giving back unasked', inFullRun, async () => {
  const one = await owedTwoParts();
  const id = await one.ask();
  // Both parts may have arrived in the same second: which of them the wish names is then up to their ids.
  const [wish] = await shop.sql<{ payment_id: string }[]>`
    select payment_id from public.refund_requests where id = ${id}`;
  const paymentId = wish?.payment_id ?? '';
  const give = (amountCents: number) =>
    giveBack.run(shop.app, staff, {
      id: one.orderId,
      idempotencyKey: randomUUID(),
      paymentId,
      amountCents,
      reasonCode: 'other',
      note: 'Un poco.',
    });
  await expect(give(1)).rejects.toMatchObject({ code: 'owed_in_full' });
  await expect(give(part)).rejects.toMatchObject({ code: 'owed_in_full' });
  await approve(id, 2 * part);
  await shop.idle();
  expect([one.firstId, one.secondId].map(backAt)).toEqual([part, part]);
});

it(
  'a whole price that waited for a person ends the plan granted meanwhile: no part of it is asked for',
  inFullRun,
  async () => {
    const rosa = await makeAccount(shop.sql);
    const ana = await shop.apply({ email: rosa.email });
    const page = sessionIn(await shop.follow(ana));
    // Paid in the same minute in which staff grant a plan.
    shop.stripe.webhooks.drop(true);
    await shop.stripe.payCheckoutSession(page);
    const { planId } = await grantPlan.run(shop.app, staff, {
      id: ana.intakeId,
      idempotencyKey: randomUUID(),
      packageId: 'standard',
      parts: 3,
      everyDays: 14,
    });
    shop.stripe.webhooks.drop(false);
    const report = await shop.app.payments.findPayment({ checkoutSessionId: page });
    expect(report && (await settleOrder(shop.app, report))).toBe('needs_review');
    await answerForApplication.run(
      shop.app,
      { userId: rosa.id, role: 'client' },
      { id: ana.intakeId, dateOfBirth: '1990-02-28' },
    );
    const [plan] = await shop.sql`select status from public.payment_plans where id = ${planId}`;
    expect(plan).toEqual({ status: 'paid' });
  },
);
