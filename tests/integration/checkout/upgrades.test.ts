import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { declineUpgrade, offerUpgrade, withdrawUpgrade } from '#server/cases/offer-upgrade.ts';
import { chooseMatters } from '#server/cases/choose-matters.ts';
import { packageOfCase } from '#server/cases/read-package.ts';
import { askAsClient } from '#server/http/ask-query.ts';
import { closePages } from '#server/checkout/close-pages.ts';
import { payUpgrade } from '#server/checkout/pay-upgrade.ts';
import { resolveReview } from '#server/orders/resolve-review.ts';
import { ownNotices } from '#server/notices/read-notices.ts';
import { ownCase } from '#server/portal/read-case.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';
import { PaymentsUnavailable } from '#server/payments/payments.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { decideRefund } from '#server/refunds/decide-refund.ts';
import { readRefund } from '#server/refunds/read-refund.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { inFullRun } from '#tests/runs.ts';
import { priceOf } from '#tests/prices.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { openShop, sessionIn, type Shop } from './shop.ts';

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

const key = () => ({ idempotencyKey: randomUUID() });
const spanish = { locale: 'es' } as const;

/** A client with two court cases and a package for one. */
async function client(packageId: PackageId = 'standard') {
  const ana = await shop.apply({ number_of_evictions: '2', case_numbers: '24-D-01\n24-D-02' });
  const { intentId } = await shop.buy(ana, packageId);
  await shop.idle();
  const [row] = await shop.sql<{ id: string; order_id: string; user_id: string }[]>`
    select id, order_id, user_id from public.cases where intake_form_id = ${ana.intakeId}`;
  if (!row) throw new Error('no case');
  const actor: Actor = { userId: row.user_id, role: 'client' };
  return { ana, intentId, caseId: row.id, orderId: row.order_id, actor };
}
type Client = Awaited<ReturnType<typeof client>>;

async function offered(one: Client, toPackage: PackageId = 'vip') {
  const { upgradeId } = await offerUpgrade.run(shop.app, staff, {
    id: one.caseId,
    ...key(),
    fromPackage: 'standard',
    toPackage,
  });
  return upgradeId;
}

async function paid(one: Client, upgradeId: string): Promise<string> {
  const { url } = await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish });
  const { paymentIntentId } = await shop.stripe.payCheckoutSession(sessionIn(url));
  await shop.idle();
  return paymentIntentId;
}

/** A page at Stripe that says it is for this offer, with a sum or package of its own. */
async function forged(one: Client, upgradeId: string, more: object = {}): Promise<string> {
  const { id } = await shop.app.payments.openCheckout({
    orderId: one.orderId,
    upgradeId,
    packageId: 'vip',
    packageName: 'Fresh Key',
    amountCents: 55_500,
    currency: 'usd',
    email: one.ana.email,
    locale: 'es',
    successUrl: shop.url,
    cancelUrl: shop.url,
    attempt: randomUUID(),
    ...more,
  });
  const { paymentIntentId } = await shop.stripe.payCheckoutSession(id);
  await shop.idle();
  return paymentIntentId;
}

async function stateOf({ orderId, caseId }: Client) {
  const [row] = await shop.sql`
    select bought.package_id, bought.amount_cents, bought.received_cents, bought.refunded_cents, bought.status,
      bought.is_to_review, bought.review_reason, one.package_type, one.total_cost_cents, one.status as case_status,
      (select count(*)::int from public.court_matters where case_id = one.id and left_out_at is null) as worked
    from public.orders as bought join public.cases as one on one.order_id = bought.id
    where bought.id = ${orderId} and one.id = ${caseId}`;
  return row;
}
const mailsOf = async ({ orderId }: Client) =>
  (
    await shop.sql<{ step: string }[]>`
      select payload ->> 'step' as step from public.outbox where order_id = ${orderId} and kind = 'package_upgrade'
      order by position`
  ).map(({ step }) => step);
const tasksOf = async ({ caseId }: Client) =>
  (
    await shop.sql<{ code: string }[]>`
      select code from public.case_tasks where case_id = ${caseId} and done_at is null and dropped_at is null
      and code in ('upgrade_paid', 'upgrade_declined', 'matters_chosen') order by created_at`
  ).map(({ code }) => code);
const backAt = (intentId: string) =>
  (
    shop.stripe.find(String(shop.stripe.find(intentId)?.['latest_charge'])) as
      { amount_refunded?: number } | undefined
  )?.amount_refunded;

const asBought = {
  package_id: 'standard',
  amount_cents: 49_500,
  received_cents: 49_500,
  package_type: 'standard',
  worked: 1,
};
const upgraded = {
  package_id: 'vip',
  amount_cents: 105_000,
  received_cents: 105_000,
  status: 'paid',
  package_type: 'vip',
  total_cost_cents: 105_000,
  worked: 2,
};

describe('a client with more court cases than the package covers', () => {
  it('reads the offer, pays the difference on a page of its own, and case, order and receipt follow', async () => {
    const one = await client();
    expect(await askAsStaff(packageOfCase, shop.app, staff, { id: one.caseId })).toMatchObject({
      packageId: 'standard',
      covered: 1,
      declared: '2',
      known: 2,
      worked: 1,
    });
    const upgradeId = await offered(one);
    await shop.idle();
    expect((await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).offer).toMatchObject({
      id: upgradeId,
      status: 'offered',
      amountCents: 55_500,
      toPackage: 'vip',
    });
    // Two tabs at once, in two languages: there is one page to pay on.
    const pages = await Promise.all(
      (['es', 'en', 'es', 'en'] as const).map((locale) =>
        payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: { locale } }),
      ),
    );
    expect(new Set(pages.map(({ url: page }) => page)).size).toBe(1);
    expect(await shop.openPagesBeside(sessionIn(pages[0]?.url ?? ''))).toBe(1);
    shop.stripe.expireCheckoutSession(sessionIn(pages[0]?.url ?? ''));
    const { url } = await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish });
    expect(await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish })).toEqual({ url });
    expect(shop.stripe.find(sessionIn(url))).toMatchObject({
      amount_total: 55_500,
      locale: 'es-419',
      cancel_url: `${shop.url}/es/client-dashboard?case=${one.caseId}`,
    });
    expect(await stateOf(one)).toMatchObject(asBought);
    expect((await shop.confirm({ sessionId: sessionIn(url) })).body).toMatchObject({ state: 'not_paid' });

    await shop.stripe.payCheckoutSession(sessionIn(url));
    await shop.idle();
    expect(await stateOf(one)).toMatchObject(upgraded);
    expect((await shop.confirm({ sessionId: sessionIn(url) })).body).toEqual({
      state: 'paid',
      packageId: 'vip',
    });
    expect(await mailsOf(one)).toEqual(['offered', 'paid']);
    expect(await tasksOf(one)).toEqual(['upgrade_paid']);
    const { bytes } = await writeReceipt.run(shop.app, one.actor, { id: one.orderId, language: 'en' });
    const receipt = await pdfText(bytes);
    expect(receipt).toContain(priceOf('standard'));
    expect(receipt).toContain('$555');
    expect(receipt).toContain(priceOf('vip'));
    await expect(
      payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish }),
    ).rejects.toMatchObject({
      code: 'already_paid',
    });
    const history = await shop.sql<{ code: string }[]>`
      select code from public.case_updates where case_id = ${one.caseId} and not is_internal`;
    expect(history.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['upgrade_offered', 'package_changed']),
    );
    const open = await shop.sql`
      select code from public.client_notifications where case_id = ${one.caseId} and code = 'upgrade_offered' and done_at is null`;
    expect([...open]).toEqual([]);
  });

  it('is told of the offer under the bell', inFullRun, async () => {
    const one = await client();
    await offered(one);
    const { items } = await askAsClient(ownNotices, shop.app, one.actor, {});
    expect(items.map(({ code, to }) => [code, to])).toContainEqual(['upgrade_offered', null]);
  });

  it('is upgraded once, however often and by whom the payment is reported', inFullRun, async () => {
    const one = await client();
    const upgradeId = await offered(one);
    const { url } = await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish });
    const sessionId = sessionIn(url);
    shop.stripe.webhooks.drop(true);
    const { paymentIntentId } = await shop.stripe.payCheckoutSession(sessionId);
    shop.stripe.webhooks.drop(false);
    const events = shop.stripe
      .events()
      .filter(({ data }) =>
        [sessionId, paymentIntentId].some((id) => JSON.stringify(data.object).includes(id)),
      )
      .map(({ id }) => id);
    await Promise.all([
      shop.stripe.deliver(events, { times: 5, shuffle: true, together: true }),
      shop.confirm({ sessionId }),
      shop.confirm({ sessionId }),
    ]);
    await shop.idle();
    await shop.reconcile();
    expect(await stateOf(one)).toMatchObject(upgraded);
    expect(await mailsOf(one)).toEqual(['offered', 'paid']);
    const [payments] = await shop.sql`
      select count(*)::int as all, count(*) filter (where is_extra)::int as extra from public.order_payments
      where order_id = ${one.orderId}`;
    expect(payments).toEqual({ all: 2, extra: 0 });
  });

  it(
    'gets no larger package for another sum, another package, or a second payment: staff give it back',
    inFullRun,
    async () => {
      const one = await client();
      const upgradeId = await offered(one);
      const cheap = await forged(one, upgradeId, { amountCents: 100 });
      expect(await stateOf(one)).toMatchObject({ ...asBought, is_to_review: true, review_reason: 'amount' });
      const other = await forged(one, upgradeId, { packageId: 'premium' });
      expect(await stateOf(one)).toMatchObject(asBought);
      const first = await paid(one, upgradeId);
      const second = await forged(one, upgradeId);
      expect(await stateOf(one)).toMatchObject(upgraded);
      await resolveReview.run(shop.app, staff, {
        id: one.orderId,
        resolution: 'refund',
        note: 'No era lo ofrecido.',
      });
      await shop.idle();
      expect([cheap, other, second, first].map(backAt)).toEqual([100, 55_500, 55_500, 0]);
      expect(await stateOf(one)).toMatchObject(upgraded);
    },
  );

  it(
    'keeps the package after saying no; a page that was open takes no money any more',
    inFullRun,
    async () => {
      const one = await client();
      const upgradeId = await offered(one);
      const { url } = await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish });
      await declineUpgrade.run(shop.app, one.actor, { id: upgradeId, ...key() });
      expect(shop.stripe.find(sessionIn(url))).toMatchObject({ status: 'expired' });
      expect(await tasksOf(one)).toEqual(['upgrade_declined']);
      await expect(
        payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish }),
      ).rejects.toMatchObject({
        code: 'upgrade_answered',
      });
      await expect(withdrawUpgrade.run(shop.app, staff, { id: upgradeId, ...key() })).rejects.toMatchObject({
        code: 'upgrade_answered',
      });
      expect(await stateOf(one)).toMatchObject(asBought);
      // There may be another offer after it.
      await offered(one, 'premium');
    },
  );

  it(
    'cannot pay for an offer that was withdrawn, also while Stripe did not hear of it',
    inFullRun,
    async () => {
      const one = await client();
      const upgradeId = await offered(one);
      const { url } = await payUpgrade.run(shop.app, one.actor, { id: upgradeId }, { call: spanish });
      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      await withdrawUpgrade.run({ ...shop.app, payments: deaf }, staff, { id: upgradeId, ...key() });
      const late = await shop.stripe.payCheckoutSession(sessionIn(url));
      await shop.idle();
      expect(await stateOf(one)).toMatchObject({ ...asBought, is_to_review: true, review_reason: 'closed' });
      expect((await shop.confirm({ sessionId: sessionIn(url) })).body).toMatchObject({ inReview: true });
      await resolveReview.run(shop.app, staff, {
        id: one.orderId,
        resolution: 'refund',
        note: 'Ya no se ofrecía.',
      });
      await shop.idle();
      expect(backAt(late.paymentIntentId)).toBe(55_500);

      const other = await client();
      const next = await offered(other);
      const open = await payUpgrade.run(shop.app, other.actor, { id: next }, { call: spanish });
      await withdrawUpgrade.run({ ...shop.app, payments: deaf }, staff, { id: next, ...key() });
      await closePages(shop.app);
      expect(shop.stripe.find(sessionIn(open.url))).toMatchObject({ status: 'expired' });
    },
  );

  it('is offered nothing while production takes no payments', inFullRun, async () => {
    const one = await client();
    const live = { ...shop.app, config: { ...shop.app.config, context: 'production' as const } };
    const offer = { fromPackage: 'standard', toPackage: 'vip' } as const;
    await expect(offerUpgrade.run(live, staff, { id: one.caseId, ...key(), ...offer })).rejects.toMatchObject(
      {
        code: 'sale_closed',
      },
    );
    expect((await askAsStaff(packageOfCase, shop.app, staff, { id: one.caseId })).offers).toEqual([]);
  });

  it(
    'is offered one larger package at a time, while the money is settled, from the package that was seen',
    inFullRun,
    async () => {
      const one = await client();
      await expect(
        offerUpgrade.run(shop.app, staff, {
          id: one.caseId,
          ...key(),
          fromPackage: 'standard',
          toPackage: 'basic',
        }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(
        offerUpgrade.run(shop.app, staff, {
          id: one.caseId,
          ...key(),
          fromPackage: 'basic',
          toPackage: 'vip',
        }),
      ).rejects.toMatchObject({ code: 'stale' });
      await offered(one);
      await expect(offered(one)).rejects.toMatchObject({ code: 'upgrade_open' });
      const other = await client();
      await askRefund.run(shop.app, other.actor, { orderId: other.orderId, reasonCode: 'changed_mind' });
      await expect(offered(other)).rejects.toMatchObject({ code: 'money_open' });
      const nobody = { ...other, actor: one.actor };
      const [{ id = '' } = {}] = await shop.sql<{ id: string }[]>`
      insert into public.order_upgrades (order_id, case_id, from_package, to_package, amount_cents)
      values (${other.orderId}, ${other.caseId}, 'standard', 'vip', 1) returning id`;
      await expect(payUpgrade.run(shop.app, nobody.actor, { id }, { call: spanish })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(declineUpgrade.run(shop.app, nobody.actor, { id, ...key() })).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );
});

describe('money back after an upgrade', () => {
  it(
    'counts both payments: each goes back to its card, by one decision, and the case ends with the last',
    inFullRun,
    async () => {
      const one = await client();
      const second = await paid(one, await offered(one));
      // Stripe tells whole seconds, and both may be of one.
      await shop.sql`update public.order_payments set received_at = date_trunc('second', now()) where order_id = ${one.orderId}`;
      const { requestId } = await askRefund.run(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      expect(await readRefund.run(shop.app, staff, { id: requestId })).toMatchObject({
        paidCents: 105_000,
        leftCents: 105_000,
      });
      await expect(
        decideRefund.run(shop.app, staff, {
          id: requestId,
          decision: 'approve',
          amountCents: 105_001,
          note: 'De más.',
        }),
      ).rejects.toMatchObject({ code: 'refund_not_possible' });
      await decideRefund.run(shop.app, staff, {
        id: requestId,
        decision: 'approve',
        amountCents: 60_000,
        note: 'Parte.',
      });
      await shop.idle();
      expect([one.intentId, second].map(backAt)).toEqual([4_500, 55_500]);
      expect(await stateOf(one)).toMatchObject({
        status: 'partially_refunded',
        refunded_cents: 60_000,
        package_type: 'vip',
      });
      const rest = await askRefund.run(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      await decideRefund.run(shop.app, staff, {
        id: rest.requestId,
        decision: 'approve',
        amountCents: 45_000,
        note: 'El resto.',
      });
      await shop.idle();
      expect([one.intentId, second].map(backAt)).toEqual([49_500, 55_500]);
      expect(await stateOf(one)).toMatchObject({
        status: 'refunded',
        refunded_cents: 105_000,
        case_status: 'cancelled',
      });
    },
  );

  it(
    'waits for the bank with the disputed payment alone; losing the difference leaves the case to a person',
    inFullRun,
    async () => {
      const one = await client();
      const second = await paid(one, await offered(one));
      const dispute = shop.stripe.openDispute(second);
      await shop.idle();
      expect(await stateOf(one)).toMatchObject({ status: 'disputed' });
      const { requestId } = await askRefund.run(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      await expect(
        decideRefund.run(shop.app, staff, {
          id: requestId,
          decision: 'approve',
          amountCents: 60_000,
          note: 'De más.',
        }),
      ).rejects.toMatchObject({ code: 'refund_not_possible' });
      await decideRefund.run(shop.app, staff, {
        id: requestId,
        decision: 'approve',
        amountCents: 1_000,
        note: 'Parte.',
      });
      await shop.idle();
      expect([one.intentId, second].map(backAt)).toEqual([1_000, 0]);
      shop.stripe.closeDispute(dispute, 'lost');
      await shop.idle();
      expect(await stateOf(one)).toMatchObject({ case_status: 'submitted' });
      const [task] = await shop.sql`
      select code from public.case_tasks where case_id = ${one.caseId} and code = 'dispute_lost'`;
      expect(task).toEqual({ code: 'dispute_lost' });
    },
  );
});

describe('a package for fewer court cases than there are', () => {
  const mattersOf = ({ caseId }: Client) =>
    shop.sql<{ id: string; version: number; out: boolean }[]>`
      select id, version, left_out_at is not null as out from public.court_matters where case_id = ${caseId} order by place`;
  const choose = async (one: Client, matterIds: string[], more: object = {}) =>
    chooseMatters.run(shop.app, one.actor, {
      id: one.caseId,
      ...key(),
      matterIds,
      versions: Object.fromEntries((await mattersOf(one)).map(({ id, version }) => [id, version])),
      ...more,
    });

  it('is for the one the client chooses; more than it covers, the database refuses', inFullRun, async () => {
    const one = await client();
    const [first, second] = await mattersOf(one);
    if (!first || !second) throw new Error('no matters');
    expect([first.out, second.out]).toEqual([false, true]);
    await choose(one, [second.id]);
    expect((await mattersOf(one)).map(({ out }) => out)).toEqual([true, false]);
    expect(await tasksOf(one)).toEqual(['matters_chosen']);
    await expect(choose(one, [first.id, second.id])).rejects.toMatchObject({
      details: { fields: [{ field: 'matterIds', key: 'matters.tooMany' }] },
    });
    await expect(
      shop.sql`update public.court_matters set left_out_at = null where id = ${first.id}`,
    ).rejects.toThrow('the package covers 1 and not 2');
    await expect(choose(one, [first.id], { versions: { [first.id]: 99 } })).rejects.toMatchObject({
      code: 'stale',
    });
    const other = await client();
    await expect(choose({ ...one, actor: other.actor }, [first.id])).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(choose(one, [(await mattersOf(other))[0]?.id ?? ''])).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await shop.sql.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`update public.court_matters set status = 'preparing' where id = ${second.id}`;
    });
    await expect(choose(one, [first.id])).rejects.toMatchObject({
      details: { fields: [{ key: 'matters.begun' }] },
    });
  });
});
