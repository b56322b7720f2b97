import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { orderListRequest, refundListRequest } from '#domain/orders/workplace.ts';
import { inFullRun } from '#tests/runs.ts';
import { orderList } from '#server/orders/list-orders.ts';
import { askAsClient } from '#server/http/ask-query.ts';
import { readOrder } from '#server/orders/read-order.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { decideRefund, giveBack, retryRefund, settleRefund } from '#server/refunds/decide-refund.ts';
import { refundList } from '#server/refunds/list-refunds.ts';
import { readRefund } from '#server/refunds/read-refund.ts';
import { RowsFailed } from '#server/operations/each-row.ts';
import { PaymentsUnavailable, type Payments } from '#server/payments/payments.ts';
import { sendRefunds } from '#server/refunds/send-refunds.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { putStatus } from '#tests/put-status.ts';
import { paidCase } from '#tools/database/sample-case.ts';
import { keepDemoPayments } from '#tools/local/demo-payments.ts';
import { centsOf, priceOf } from '#tests/prices.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { openShop, sessionIn, standing, type Applicant, type Shop } from './shop.ts';

let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  shop = await openShop();
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values ('sam@example.com', 'Sam', 'staff') returning id`;
  staff = { userId: made?.id ?? '', role: 'staff' };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.stripe.clearFaults();
  shop.stripe.webhooks.drop(false);
  await shop.sql`delete from public.throttles`;
});

interface Bought {
  readonly ana: Applicant;
  readonly client: Actor;
  readonly orderId: string;
  readonly intentId: string;
}

async function bought(): Promise<Bought> {
  const ana = await shop.apply();
  const { intentId } = await shop.buy(ana);
  await shop.idle();
  const [row] = await shop.sql<{ id: string; user_id: string }[]>`
    select id, user_id from public.orders where intake_form_id = ${ana.intakeId} and status = 'paid'`;
  return {
    ana,
    intentId,
    orderId: row?.id ?? '',
    client: { userId: row?.user_id ?? '', role: 'client' },
  };
}

const ask = async ({ client, orderId }: Bought) => {
  const { requestId } = await askRefund.run(shop.app, client, {
    orderId,
    reasonCode: 'changed_mind',
    words: 'Ya no la necesito.',
  });
  return requestId;
};
const approve = (id: string, amountCents: number) =>
  decideRefund.run(shop.app, staff, { id, decision: 'approve', amountCents, note: 'Dentro del plazo.' });
const stateOf = async (id: string) => {
  const [row] = await shop.sql<
    { status: string }[]
  >`select status from public.refund_requests where id = ${id}`;
  return row?.status;
};
const refundsAt = (intentId: string) => {
  const charge = shop.stripe.find(String(shop.stripe.find(intentId)?.['latest_charge'])) as unknown as {
    amount_refunded: number;
    refunds: { data: unknown[] };
  };
  return { cents: charge.amount_refunded, count: charge.refunds.data.length };
};
const mailsOf = async (orderId: string) =>
  (
    await shop.sql<{ kind: string }[]>`
      select kind from public.outbox where order_id = ${orderId}
      and (kind::text like 'refund%' or kind in ('staff_refund', 'payment_in_review')) order by position`
  ).map(({ kind }) => kind);

describe('a client who asks for money back', () => {
  it('is answered, sees each step in the portal, and hears of it by mail', async () => {
    const one = await bought();
    const id = await ask(one);
    expect(await ask(one)).toBe(id);
    const seen = async () => (await askAsClient(dashboard, shop.app, one.client, {})).orders[0];
    expect(await seen()).toMatchObject({ refundRequest: { status: 'asked' }, refundRule: null });
    await approve(id, 20_000);
    expect(await stateOf(id)).toBe('sent');
    await shop.idle();
    expect(await seen()).toMatchObject({
      status: 'partially_refunded',
      refundRequest: { status: 'sent', amountCents: 20_000, note: 'Dentro del plazo.' },
      refunds: [{ amountCents: 20_000, failed: false }],
      refundRule: 'staff_decides',
    });
    expect(refundsAt(one.intentId)).toEqual({ cents: 20_000, count: 1 });
    expect(await mailsOf(one.orderId)).toEqual([
      'refund_asked',
      'staff_refund',
      'refund_approved',
      'refund_sent',
    ]);
    const audited = await shop.sql<{ action: string; details: unknown }[]>`
      select action, details from public.audit_entries where object_id = ${id} and action = 'refund_decided'`;
    expect(audited).toEqual([
      {
        action: 'refund_decided',
        details: { decision: 'approve', amountCents: 20_000, orderId: one.orderId },
      },
    ]);
  });

  it('is a mail to staff with one way, to where the refund is decided', async () => {
    const id = await ask(await bought());
    await shop.idle();
    const notices = (await shop.stack.mail.messages()).filter(({ text }) => text?.includes(`#refunds/${id}`));
    expect(notices.map(({ to }) => to.map(({ address }) => address))).toEqual([[shop.app.config.mail.staff]]);
    expect(notices[0]?.text?.match(/\/staff#\S+/g)).toEqual([`/staff#refunds/${id}`]);
  });

  it('reads why not when staff decline, and may ask again', inFullRun, async () => {
    const one = await bought();
    const id = await ask(one);
    await decideRefund.run(shop.app, staff, {
      id,
      decision: 'decline',
      note: 'Ya entregamos los documentos.',
    });
    await expect(approve(id, 100)).rejects.toMatchObject({ code: 'stale' });
    const { orders } = await askAsClient(dashboard, shop.app, one.client, {});
    expect(orders[0]).toMatchObject({
      refundRequest: { status: 'declined', note: 'Ya entregamos los documentos.' },
      refundRule: 'staff_decides',
    });
    expect(await ask(one)).not.toBe(id);
  });

  it('gets the whole fee when we declined the application: less, or nothing, is not staff’s to decide', async () => {
    const one = await bought();
    await putStatus(shop.sql, 'intake_forms', [one.ana.intakeId], 'declined');
    const id = await ask(one);
    expect(await readRefund.run(shop.app, staff, { id })).toMatchObject({ rule: 'full', leftCents: 49_500 });
    await expect(approve(id, 49_499)).rejects.toMatchObject({ code: 'owed_in_full' });
    await expect(
      decideRefund.run(shop.app, staff, { id, decision: 'decline', note: 'no' }),
    ).rejects.toMatchObject({ code: 'owed_in_full' });
    await approve(id, 49_500);
    await shop.idle();
    expect((await standing(shop, one.ana)).orders).toEqual(['standard refunded']);
  });

  it('cannot ask about the order of somebody else, and nobody gives back more than was paid', async () => {
    const [one, other] = [await bought(), await bought()];
    await expect(ask({ ...one, orderId: other.orderId })).rejects.toMatchObject({ code: 'not_found' });
    const id = await ask(one);
    await expect(approve(id, 49_501)).rejects.toMatchObject({ code: 'refund_not_possible' });
    await approve(id, 49_500);
    await shop.idle();
    await expect(ask(one)).rejects.toMatchObject({ code: 'refund_not_possible' });
  });

  it('waits for the bank while the payment is disputed there', inFullRun, async () => {
    const one = await bought();
    shop.stripe.openDispute(one.intentId);
    await shop.idle();
    await expect(ask(one)).rejects.toMatchObject({ code: 'refund_not_possible' });
  });
});

describe('a refund that was allowed', () => {
  it('is one refund when Stripe’s answer is lost, and when the schedule tries again', inFullRun, async () => {
    const one = await bought();
    const id = await ask(one);
    shop.stripe.failNext(2, 'answer-lost', 'POST /v1/refunds');
    shop.stripe.webhooks.drop(true);
    await approve(id, 10_000);
    const again = async () => {
      await shop.sql`update public.refund_requests set locked_until = null where id = ${id}`;
      await Promise.all([sendRefunds(shop.app), sendRefunds(shop.app, one.orderId)]);
    };
    shop.stripe.clearFaults();
    await again();
    await again();
    expect(await stateOf(id)).toBe('sent');
    expect(refundsAt(one.intentId)).toEqual({ cents: 10_000, count: 1 });
  });

  it(
    'goes out later when Stripe is down at the decision, and after a fault it keeps under the key',
    inFullRun,
    async () => {
      for (const fault of ['reset', '500-kept', '429'] as const) {
        const one = await bought();
        const id = await ask(one);
        shop.stripe.failNext(2, fault, 'POST /v1/refunds');
        await approve(id, 10_000);
        shop.stripe.clearFaults();
        for (let run = 0; run < 3 && (await stateOf(id)) !== 'sent'; run += 1) {
          await shop.sql`update public.refund_requests set locked_until = null where id = ${id}`;
          await sendRefunds(shop.app);
        }
        expect([fault, await stateOf(id)]).toEqual([fault, 'sent']);
        expect(refundsAt(one.intentId)).toEqual({ cents: 10_000, count: 1 });
      }
    },
  );

  it(
    'and does not get through at the bank is told to client and staff, and may be tried again',
    inFullRun,
    async () => {
      const one = await bought();
      const id = await ask(one);
      await approve(id, 10_000);
      const [row] = await shop.sql<{ stripe_refund_id: string }[]>`
      select stripe_refund_id from public.refund_requests where id = ${id}`;
      shop.stripe.failRefund(row?.stripe_refund_id ?? '');
      await shop.idle();
      expect(await stateOf(id)).toBe('failed');
      expect((await standing(shop, one.ana)).orders).toEqual(['standard paid']);
      expect((await mailsOf(one.orderId)).slice(-2)).toEqual(['refund_failed', 'staff_refund']);
      await retryRefund.run(shop.app, staff, { id });
      await shop.idle();
      expect(await stateOf(id)).toBe('sent');
      expect(refundsAt(one.intentId).cents).toBe(10_000);
      expect((await standing(shop, one.ana)).orders).toEqual(['standard partially_refunded']);
    },
  );

  it(
    'and is then paid by a check stands so for the client and for staff, and a report of Stripe changes nothing',
    inFullRun,
    async () => {
      const one = await bought();
      const id = await ask(one);
      await approve(id, 49_500);
      const [row] = await shop.sql<{ stripe_refund_id: string }[]>`
      select stripe_refund_id from public.refund_requests where id = ${id}`;
      shop.stripe.failRefund(row?.stripe_refund_id ?? '');
      await shop.idle();
      const ended = async () => (await askAsClient(dashboard, shop.app, one.client, {})).cases[0];
      expect(await ended()).toMatchObject({
        status: 'cancelled',
        sight: { turn: 'nobody' },
        moneyBack: 'failed',
      });
      await settleRefund.run(shop.app, staff, { id, means: 'check', reference: '1042' });
      expect(await ended()).toMatchObject({ status: 'cancelled', moneyBack: 'returned' });
      // The link of the first mail would take money for a case that is over.
      expect(await shop.follow(one.ana)).toBe('/es/intake-confirmation?problem=closed');
      await expect(retryRefund.run(shop.app, staff, { id })).rejects.toMatchObject({ code: 'stale' });
      await shop.reconcile();
      const settlement = { means: 'check', reference: '1042' };
      expect((await askAsClient(dashboard, shop.app, one.client, {})).orders[0]).toMatchObject({
        status: 'refunded',
        refundRequest: { status: 'settled', settlement },
        refunds: [{ failed: true }],
        refundRule: null,
      });
      expect(await readRefund.run(shop.app, staff, { id })).toMatchObject({ settlement, leftCents: 0 });
      expect(await readOrder.run(shop.app, staff, { id: one.orderId })).toMatchObject({
        refundedCents: 0,
        settledCents: 49_500,
      });
      expect((await mailsOf(one.orderId)).slice(-1)).toEqual(['refund_settled']);
      const receipt = await writeReceipt.run(shop.app, one.client, { id: one.orderId, language: 'en' });
      expect(pdfText(receipt.bytes)).toMatch(/Paid after refunds: \$0/);
      expect(refundsAt(one.intentId).cents).toBe(0);
    },
  );

  it(
    'that fails in a way nobody foresaw holds up no other, and staff get its number',
    inFullRun,
    async () => {
      const [one, other] = [await bought(), await bought()];
      const ids = [await ask(one), await ask(other)];
      const withRefunds = (refund: Payments['refund']) => ({
        ...shop.app,
        payments: { ...shop.app.payments, refund },
      });
      const away = withRefunds(() => Promise.reject(new PaymentsUnavailable()));
      for (const id of ids) {
        await decideRefund.run(away, staff, { id, decision: 'approve', amountCents: 1_000, note: 'Sí.' });
      }
      await shop.sql`update public.refund_requests set locked_until = null where id in ${shop.sql(ids)}`;
      const strange = withRefunds((order) =>
        order.requestId === ids[0]
          ? Promise.reject(new RangeError(`No such payment_intent of ${one.ana.email}`))
          : shop.app.payments.refund(order),
      );
      await expect(sendRefunds(strange)).rejects.toBeInstanceOf(RowsFailed);
      expect(await Promise.all(ids.map(stateOf))).toEqual(['approved', 'sent']);
      const alarms = await shop.sql<{ payload: unknown }[]>`
      select payload from public.outbox where dedupe_key = ${`staff_alarm:refund:${ids[0] ?? ''}`}`;
      expect(alarms).toEqual([{ payload: { about: 'refund', id: ids[0], reason: 'RangeError' } }]);
    },
  );

  it('of a sample case of this machine goes back to its card as any other does', async () => {
    const [{ id: userId } = { id: '' }] = await shop.sql<{ id: string }[]>`
      insert into public.users (email, first_name, role)
      values ('sample@example.com', 'Ana', 'client') returning id`;
    const { orderId, payment } = await paidCase(shop.sql, {
      firstName: 'Ana',
      lastName: 'Sample',
      email: 'sample@example.com',
      language: 'es',
      city: 'Decatur',
      county: 'DeKalb',
      landlord: 'Peach Homes LLC',
      packageId: 'standard',
      outcome: 'dismissed',
      evictions: 1,
      userId,
    });
    await keepDemoPayments(shop.sql, shop.stripe);
    await keepDemoPayments(shop.sql, shop.stripe);
    const client: Actor = { userId, role: 'client' };
    const { requestId } = await askRefund.run(shop.app, client, { orderId, reasonCode: 'changed_mind' });
    await approve(requestId, 10_000);
    await shop.idle();
    expect(await stateOf(requestId)).toBe('sent');
    expect(refundsAt(payment.paymentIntentId).cents).toBe(10_000);
    // What the sandbox says of the payment agrees with the order.
    await shop.reconcile();
    expect(await readOrder.run(shop.app, staff, { id: orderId })).toMatchObject({
      status: 'partially_refunded',
      toReview: false,
      refundedCents: 10_000,
    });
  });

  it('is failed, not silent, when Stripe refuses it', async () => {
    const one = await bought();
    const id = await ask(one);
    shop.stripe.webhooks.drop(true);
    shop.stripe.refund(one.intentId);
    await approve(id, 10_000);
    expect(await readRefund.run(shop.app, staff, { id })).toMatchObject({
      status: 'failed',
      failureCode: 'charge_already_refunded',
    });
    // The client hears that it did not go through, and not in the same moment that it is on its way.
    expect(
      await shop.sql`
        select from public.outbox
        where dedupe_key = ${`refund_approved:${id}`} and status <> 'cancelled'`,
    ).toHaveLength(0);
    expect(await mailsOf(one.orderId)).toContain('refund_failed');
    // All of it went back from the dashboard: once that is known, nothing is left to try or to settle.
    await shop.reconcile();
    expect(await stateOf(id)).toBe('sent');
    expect(refundsAt(one.intentId).cents).toBe(49_500);
  });

  it.each(['before', 'after'])(
    'and more than is left, since a part went back from the dashboard, is tried over the rest (known %s it failed)',
    inFullRun,
    async (known) => {
      const one = await bought();
      const id = await ask(one);
      shop.stripe.webhooks.drop(known === 'after');
      shop.stripe.failNext(2, '429', 'POST /v1/refunds');
      await approve(id, 49_500);
      shop.stripe.clearFaults();
      shop.stripe.refund(one.intentId, 10_000);
      await shop.idle();
      await shop.sql`update public.refund_requests set locked_until = null where id = ${id}`;
      await sendRefunds(shop.app);
      expect(await stateOf(id)).toBe('failed');
      if (known === 'after') await shop.reconcile();
      expect(await readRefund.run(shop.app, staff, { id })).toMatchObject({
        amountCents: 39_500,
        leftCents: 39_500,
      });
      await retryRefund.run(shop.app, staff, { id });
      await shop.idle();
      expect(await stateOf(id)).toBe('sent');
      expect(refundsAt(one.intentId).cents).toBe(49_500);
    },
  );
});

describe('staff', () => {
  const resolve = (orderId: string, resolution: 'accept' | 'refund') =>
    resolveReview.run(shop.app, staff, { id: orderId, resolution, note: 'Revisado con la clienta.' });

  /** Pays a sum that is not the order's. */
  async function mismatched() {
    const ana = await shop.apply();
    const sessionId = sessionIn(await shop.follow(ana));
    await shop.sql`update public.orders set amount_cents = 50000 where intake_form_id = ${ana.intakeId}`;
    const { paymentIntentId } = await shop.stripe.payCheckoutSession(sessionId);
    await shop.idle();
    const [order] = await shop.sql<{ id: string }[]>`
      select id from public.orders where intake_form_id = ${ana.intakeId}`;
    return { ana, orderId: order?.id ?? '', intentId: paymentIntentId };
  }

  it('accept a payment that did not agree: case, invitation and a receipt over what was paid', async () => {
    const { ana, orderId } = await mismatched();
    expect((await standing(shop, ana)).orders).toEqual(['standard needs_review amount']);
    expect(await mailsOf(orderId)).toEqual(['payment_in_review']);
    const { items } = await askAsStaff(orderList, shop.app, staff, {});
    expect(items[0]).toMatchObject({ toReview: true });
    await Promise.allSettled([resolve(orderId, 'accept'), resolve(orderId, 'accept')]);
    await shop.idle();
    const now = await standing(shop, ana);
    expect(now).toMatchObject({ orders: ['standard paid amount'], cases: ['standard submitted'] });
    expect(now.mails).toEqual(expect.arrayContaining(['invitation sent', 'receipt sent']));
    const [receipt] = await shop.sql<{ cents: number }[]>`
      select (payload ->> 'amountCents')::int as cents from public.outbox
      where order_id = ${orderId} and kind = 'receipt'`;
    expect(receipt?.cents).toBe(49_500);
    await expect(resolve(orderId, 'refund')).rejects.toMatchObject({ code: 'stale' });
  });

  it('or give it back in full, and the application can be paid anew', inFullRun, async () => {
    const { ana, orderId, intentId } = await mismatched();
    await resolve(orderId, 'refund');
    await shop.idle();
    expect(refundsAt(intentId).cents).toBe(49_500);
    expect(await standing(shop, ana)).toMatchObject({ orders: ['standard refunded amount'], cases: [] });
    expect((await mailsOf(orderId)).slice(0, 3)).toEqual([
      'payment_in_review',
      'refund_approved',
      'refund_sent',
    ]);
    await shop.buy(ana);
    await shop.idle();
    expect((await standing(shop, ana)).cases).toEqual(['standard submitted']);
  });

  it('give back a second payment of the same order, and the first one stays', inFullRun, async () => {
    const one = await bought();
    const second = await shop.app.payments.openIntent({
      orderId: one.orderId,
      packageId: 'standard',
      amountCents: 49_500,
      currency: 'usd',
      email: one.ana.email,
      attempt: 'again',
    });
    await shop.stripe.payPaymentIntent(second.id);
    await shop.idle();
    expect(await readOrder.run(shop.app, staff, { id: one.orderId })).toMatchObject({
      status: 'paid',
      toReview: true,
      review: { reason: 'second_payment', mayAccept: false },
    });
    expect((await askAsClient(dashboard, shop.app, one.client, {})).orders[0]).toMatchObject({
      secondPayment: true,
    });
    await expect(resolve(one.orderId, 'accept')).rejects.toMatchObject({ code: 'review_not_possible' });
    await resolve(one.orderId, 'refund');
    await shop.idle();
    expect(refundsAt(second.id).cents).toBe(49_500);
    expect(refundsAt(one.intentId).cents).toBe(0);
    expect(await readOrder.run(shop.app, staff, { id: one.orderId })).toMatchObject({
      status: 'paid',
      toReview: false,
    });
  });

  it('give money back nobody asked for, with the sum and the reason', inFullRun, async () => {
    const one = await bought();
    const back = (amountCents: number, idempotencyKey: string = randomUUID()) =>
      giveBack.run(shop.app, staff, {
        id: one.orderId,
        idempotencyKey,
        paymentId: one.intentId,
        amountCents,
        reasonCode: 'declined_by_us',
        note: 'No podemos llevar su caso.',
      });
    await expect(back(50_000)).rejects.toMatchObject({ code: 'refund_not_possible' });
    // The answer got lost after Stripe had sent the money, and they press again.
    const key = randomUUID();
    await back(5_000, key);
    await shop.idle();
    await back(5_000, key);
    await shop.idle();
    expect(refundsAt(one.intentId).cents).toBe(5_000);
    await expect(back(6_000, key)).rejects.toMatchObject({ code: 'stale' });
    await back(44_500);
    await shop.idle();
    expect((await standing(shop, one.ana)).orders).toEqual(['standard refunded']);
  });

  it(
    'find orders and refunds by number and by address, and nothing by anything else',
    inFullRun,
    async () => {
      const one = await bought();
      const id = await ask(one);
      const order = await readOrder.run(shop.app, staff, { id: one.orderId });
      for (const search of [
        order.reference,
        order.reference.toLowerCase(),
        one.ana.reference,
        one.ana.email,
      ]) {
        const { items } = await askAsStaff(orderList, shop.app, staff, { search });
        expect(items.map((item) => item.id)).toEqual([one.orderId]);
        expect(
          (await askAsStaff(refundList, shop.app, staff, { search })).items.map((item) => item.id),
        ).toEqual([id]);
      }
      for (const search of ['a,b', 'x@y', 'status.eq.paid', '%', one.orderId]) {
        expect((await askAsStaff(orderList, shop.app, staff, { search })).items).toEqual([]);
      }
      expect((await askAsStaff(orderList, shop.app, staff, { status: 'cancelled' })).items).toEqual([]);
      expect(
        (await askAsStaff(refundList, shop.app, staff, { status: 'asked' })).items.map((item) => item.id),
      ).toContain(id);
    },
  );
});

describe('a receipt', () => {
  it(
    'names what was paid and what went back, in both languages, for its owner alone',
    inFullRun,
    async () => {
      const [one, other] = [await bought(), await bought()];
      shop.stripe.refund(one.intentId, 10_000);
      await shop.idle();
      const write = (client: Actor, language: 'en' | 'es' | null) =>
        writeReceipt.run(shop.app, client, { id: one.orderId, language });
      const spanish = await write(one.client, null);
      expect(spanish.name).toMatch(/^receipt-[A-Z0-9]{8}\.pdf$/);
      const text = pdfText(spanish.bytes);
      expect(text).toContain('Recibo');
      expect(text).toContain(priceOf('standard'));
      expect(text).toMatch(/\$100/);
      expect(text).toMatch(/\$395/);
      expect(text).not.toMatch(/desalojo|evict|sell/i);
      expect(pdfText((await write(one.client, 'en')).bytes)).toContain('Receipt');
      await expect(write(other.client, 'en')).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});

it(
  'orders and refunds are read page by page: none twice, none left out, also of one moment',
  inFullRun,
  async () => {
    const { client } = await bought();
    await shop.sql`
    insert into public.orders (reference, user_id, package_id, amount_cents, currency, language, created_at, cancelled_at)
    select '9' || lpad(n::text, 7, '0'), ${client.userId}, 'standard', ${centsOf('standard')}::int, 'usd', 'en', '2026-01-01', now()
    from generate_series(1, 60) as n`;
    await shop.sql`
    insert into public.refund_requests
      (order_id, user_id, asked_by_role, reason_code, status, decided_at, decision_note, created_at)
    select id, user_id, 'client', 'other', 'declined', now(), 'No.', created_at
    from public.orders where created_at = '2026-01-01'`;
    const pages = async (
      list: (asked: {
        before?: string | null;
      }) => Promise<{ items: readonly { id: string }[]; before: string | null }>,
      schema: typeof orderListRequest | typeof refundListRequest,
    ) => {
      const ids: string[] = [];
      let before: string | null = null;
      do {
        const page = await list(schema.parse({ before }));
        ids.push(...page.items.map(({ id }) => id));
        ({ before } = page);
      } while (before !== null);
      return ids;
    };
    for (const [table, ids] of [
      ['orders', await pages((asked) => askAsStaff(orderList, shop.app, staff, asked), orderListRequest)],
      [
        'refund_requests',
        await pages((asked) => askAsStaff(refundList, shop.app, staff, asked), refundListRequest),
      ],
    ] as const) {
      const stored = await shop.sql<{ id: string }[]>`select id from public.${shop.sql(table)}`;
      expect(ids.toSorted(), table).toEqual(stored.map(({ id }) => id).sort());
    }
  },
);
