import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { grantPlanOfOrder, stopPlan } from '#server/checkout/grant-plan.ts';
import { openIntent } from '#server/checkout/open-intent.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { planOfCase, planOfOrder } from '#server/checkout/read-plan.ts';
import { makeAccount } from '#tests/accounts.ts';
import { centsOf } from '#tests/prices.ts';
import { inFullRun } from '#tests/runs.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { inboxOf, openShop, sessionIn, type Shop } from './shop.ts';

// A signed-in client who buys a package has an order without an application.

let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  shop = await openShop();
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values ('sam@example.com', 'Sam', 'staff') returning id`;
  staff = { userId: made?.id ?? '', role: 'staff' };
});
afterAll(() => shop.close());

const basic = centsOf('basic');
const granting = (orderId: string, parts: 2 | 3 | 4 = 2) =>
  grantPlanOfOrder.run(shop.app, staff, { id: orderId, idempotencyKey: randomUUID(), parts, everyDays: 14 });

/** A client at the checkout, where the payment of the whole price is open. */
async function atCheckout() {
  const account = await makeAccount(shop.sql);
  const actor = { userId: account.id, role: 'client', account } as const;
  const open = () =>
    openIntent.run(
      shop.app,
      actor,
      { packageId: 'basic', eviction: { stillOpen: 'no' } },
      { call: { locale: 'es' } },
    );
  const pay = async (secret: string) => {
    await shop.stripe.payPaymentIntent(secret.split('_secret')[0] ?? '');
    await shop.idle();
  };
  const first = await open();
  return { ...account, actor, open, pay, first, orderId: first.orderId };
}

const ordersOf = (userId: string) => shop.sql<{ status: string; received: number }[]>`
  select status, received_cents as received from public.orders where user_id = ${userId} order by created_at`;

it(
  'a client who buys signed in is let pay in parts: the first at the checkout, the others in the portal',
  inFullRun,
  async () => {
    const rosa = await atCheckout();
    expect(rosa.first).toMatchObject({ amountCents: basic, part: null });
    await granting(rosa.orderId);
    await shop.idle();
    expect(await inboxOf(shop, rosa.email)).toEqual(['You can pay in parts | Fresh Key']);
    const mail = (await shop.stack.mail.messages()).find(({ to }) =>
      to.some(({ address }) => address === rosa.email),
    );
    expect(mail?.text).toContain('/checkout?package=basic');

    const part = await rosa.open();
    expect(part).toMatchObject({
      orderId: rosa.orderId,
      amountCents: Math.floor(basic / 2),
      part: { place: 1, count: 2 },
    });
    expect((await rosa.open()).clientSecret).toBe(part.clientSecret);
    await rosa.pay(part.clientSecret);
    expect(await ordersOf(rosa.id)).toEqual([{ status: 'paid', received: Math.floor(basic / 2) }]);

    const [opened] = await shop.sql<{ id: string; status: string }[]>`
    select id, status from public.cases where user_id = ${rosa.id}`;
    expect(opened?.status).toBe('waiting_for_application');
    const { plan } = await askAsStaff(planOfCase, shop.app, staff, { id: opened?.id ?? '' });
    expect(plan?.parts.map(({ state }) => state)).toEqual(['paid', 'next']);
    const page = await payPart.run(
      shop.app,
      rosa.actor,
      { id: plan?.parts[1]?.id ?? '' },
      { call: { locale: 'es' } },
    );
    await shop.stripe.payCheckoutSession(sessionIn(page.url));
    await shop.idle();
    expect(await ordersOf(rosa.id)).toEqual([{ status: 'paid', received: basic }]);
    expect((await askAsStaff(planOfOrder, shop.app, staff, { id: rosa.orderId })).plan?.status).toBe('paid');
  },
);

it(
  'the whole price asked for after a plan was stopped is paid whole, and a part paid then goes back',
  inFullRun,
  async () => {
    const eva = await atCheckout();
    const { planId } = await granting(eva.orderId, 4);
    const part = await eva.open();
    await stopPlan.run(shop.app, staff, { id: planId, idempotencyKey: randomUUID() });
    const whole = await eva.open();
    expect(whole).toMatchObject({ amountCents: basic, part: null });
    await eva.pay(part.clientSecret);
    await eva.pay(whole.clientSecret);
    expect(await ordersOf(eva.id)).toEqual([{ status: 'paid', received: basic }]);
    const refunds = await shop.sql`
    select refund.amount_cents as cents from public.payment_refunds as refund
    join public.order_payments as payment on payment.payment_id = refund.payment_id where payment.order_id = ${eva.orderId}`;
    expect(refunds).toEqual([{ cents: Math.floor(basic / 4) }]);
  },
);

it('the whole price paid in an old tab leaves nothing to pay in parts', inFullRun, async () => {
  const ines = await atCheckout();
  await granting(ines.orderId);
  await ines.pay(ines.first.clientSecret);
  expect(await ordersOf(ines.id)).toEqual([{ status: 'paid', received: basic }]);
  expect((await askAsStaff(planOfOrder, shop.app, staff, { id: ines.orderId })).plan?.status).toBe('paid');
});

it('one plan is granted, for what is neither paid nor of an application', inFullRun, async () => {
  const luz = await atCheckout();
  const twice = await Promise.allSettled([granting(luz.orderId), granting(luz.orderId), luz.open()]);
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(granting(luz.orderId)).rejects.toMatchObject({ code: 'plan_open' });
  const paid = await atCheckout();
  await paid.pay(paid.first.clientSecret);
  await expect(granting(paid.orderId)).rejects.toMatchObject({ code: 'already_paid' });
  const ana = await shop.apply();
  await shop.follow(ana);
  const [order] = await shop.sql<{ id: string }[]>`
    select id from public.orders where intake_form_id = ${ana.intakeId}`;
  await expect(granting(order?.id ?? '')).rejects.toMatchObject({ code: 'case_over' });
  await expect(granting(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});
