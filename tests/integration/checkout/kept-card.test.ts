import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { cardConsentVersion } from '#domain/orders/card-consent.ts';
import type { GrantRequest } from '#domain/orders/parts.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import {
  agreeToCharges,
  confirmCard,
  removeOwnCard as tapRemove,
} from '#server/checkout/agree-to-charges.ts';
import { chargeParts } from '#server/checkout/charge-parts.ts';
import { clearCards } from '#server/checkout/clear-cards.ts';
import { stopOwnPlan } from '#server/checkout/grant-plan.ts';
import { PaymentsUnavailable } from '#server/payments/payments.ts';
import { askAsClient } from '#server/http/ask-query.ts';
import { ownCase } from '#server/portal/read-case.ts';
import { dashboard } from '#server/portal/read-dashboard.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { inFullRun } from '#tests/runs.ts';
import { key, spanish, standard, openPlanShop, type PlanShop, type Client } from './plan-shop.ts';
import { sessionIn, type Shop } from './shop.ts';

let plans: PlanShop;
let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  plans = await openPlanShop();
  ({ shop, staff } = plans);
});
afterAll(() => shop.close());
beforeEach(() => plans.beginAnew());

const agree = (one: Client, actor = one.actor) =>
  agreeToCharges.run(shop.app, actor, { id: one.planId, agreed: true }, { call: spanish });

/** Takes a card back, with what follows the answer. */
async function removeOwnCard(app: typeof shop.app, actor: Actor, id: string) {
  const later: Promise<unknown>[] = [];
  const answer = await tapRemove.run(
    app,
    actor,
    { id },
    { call: { afterAnswer: (work) => void later.push(work) } },
  );
  await Promise.all(later);
  return answer;
}

/** A client who agreed and saved this card. */
async function withCard(card = '4242424242424242', more: Partial<GrantRequest> = {}) {
  const one = await plans.begun(more);
  const sessionId = sessionIn((await agree(one)).url ?? '');
  await shop.stripe.payCheckoutSession(sessionId, card);
  await shop.idle();
  return { ...one, sessionId };
}

type Kept = Awaited<ReturnType<typeof withCard>>;

/** What the schedule does at noon of that day. */
const chargeIn = (days: number, app: Partial<typeof shop.app> = {}) =>
  chargeParts({
    ...shop.app,
    ...app,
    clock: () => new Date(`${addDays(officeDate(new Date()), days)}T17:00:00Z`),
  });
const chargesOf = async ({ planId }: Pick<Client, 'planId'>) =>
  (
    await shop.sql<{ outcome: string | null }[]>`
      select outcome from public.part_charges as tried join public.payment_parts as part on part.id = tried.part_id
      where plan_id = ${planId} order by place`
  ).map(({ outcome }) => outcome);
const cardOf = async ({ planId }: Pick<Client, 'planId'>) => {
  const [row] = await shop.sql<{ id: string; status: string; method: string; cleared: boolean }[]>`
    select id, status, stripe_payment_method_id as method, cleared_at is not null as cleared
    from public.card_consents where plan_id = ${planId} order by created_at desc limit 1`;
  if (!row) throw new Error('no consent');
  return row;
};

describe('a client who lets us charge a card', () => {
  it('agrees, saves it without paying, is charged each part once on its day, and it is forgotten with the last', async () => {
    const one = await plans.begun();
    const { url } = await agree(one);
    const sessionId = sessionIn(url ?? '');
    expect(shop.stripe.find(sessionId)).toMatchObject({ mode: 'setup', amount_total: null });
    expect(await agree(one)).toEqual({ url });
    expect(await confirmCard.run(shop.app, one.actor, { sessionId })).toEqual({ saved: false });
    expect(await chargeIn(14)).toBe(0);
    shop.stripe.webhooks.drop(true);
    await shop.stripe.payCheckoutSession(sessionId);
    shop.stripe.webhooks.drop(false);
    expect(await confirmCard.run(shop.app, one.actor, { sessionId })).toEqual({ saved: true });
    expect(await agree(one)).toEqual({ url: null });
    expect((await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).plan?.card).toMatchObject({
      brand: 'visa',
      last4: '4242',
    });
    const [agreed] = await shop.sql`
      select words_version, language, agreed_cents, status from public.card_consents where plan_id = ${one.planId}`;
    expect(agreed).toEqual({
      words_version: cardConsentVersion,
      language: 'es',
      agreed_cents: 33_000,
      status: 'given',
    });
    await expect(confirmCard.run(shop.app, staff, { sessionId })).rejects.toMatchObject({
      code: 'not_found',
    });

    await plans.tendIn(11);
    await plans.tendIn(14);
    expect(await plans.stepsOf(one)).toEqual(['granted', 'card_saved', 'charge_soon']);
    expect(await chargeIn(13)).toBe(0);
    await Promise.all([chargeIn(14), chargeIn(14)]);
    await shop.idle();
    expect(await chargeIn(14)).toBe(0);
    expect(await plans.stateOf(one)).toMatchObject({ received: 33_000, plan: 'active', review: false });
    await chargeIn(28);
    await shop.idle();
    expect(await plans.stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
    expect(await chargesOf(one)).toEqual(['paid', 'paid']);
    // A receipt for each; nothing asked for a payment.
    expect(await plans.stepsOf(one)).toEqual(['granted', 'card_saved', 'paid', 'paid']);
    expect(await plans.holdsOf(one)).toEqual([]);
    const { method } = await cardOf(one);
    await clearCards(shop.app);
    expect(await cardOf(one)).toMatchObject({ status: 'ended', cleared: true });
    expect(shop.stripe.find(method)).toMatchObject({ customer: null });
  });

  it(
    'takes it back with one tap: nothing more is charged, and a page that is finished later keeps no card',
    inFullRun,
    async () => {
      const one = await withCard();
      const { id, method } = await cardOf(one);
      await expect(removeOwnCard(shop.app, staff, id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: false });
      expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: false });
      expect(shop.stripe.find(method)).toMatchObject({ customer: null });
      expect(await chargeIn(14)).toBe(0);
      expect((await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).plan?.card).toBeNull();
      await plans.tendIn(14);
      expect(await plans.stepsOf(one)).toContain('today');

      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      const page = sessionIn((await agree(one)).url ?? '');
      await removeOwnCard({ ...shop.app, payments: deaf }, one.actor, (await cardOf(one)).id);
      await shop.stripe.payCheckoutSession(page);
      await shop.idle();
      await clearCards(shop.app);
      const late = await cardOf(one);
      expect(late).toMatchObject({ status: 'ended', cleared: true });
      expect(shop.stripe.find(late.method)).toMatchObject({ customer: null });
      expect(await chargeIn(14)).toBe(0);
    },
  );

  it(
    'is refused before anything is recorded where the order has no case that could show the card',
    inFullRun,
    async () => {
      const one = await plans.begun();
      await shop.sql`update public.cases set order_id = null where id = ${one.caseId}`;
      await expect(agree(one)).rejects.toMatchObject({ code: 'not_found' });
      expect(await shop.sql`select id from public.card_consents where plan_id = ${one.planId}`).toHaveLength(
        0,
      );
    },
  );

  it.each([
    ['the bank has a question', '4000002760003184', 'question'],
    ['the bank says no', '4000000000000341', 'declined'],
  ])(
    'pays by hand when %s: told at once, asked once, charged never again',
    inFullRun,
    async (_, card, outcome) => {
      const one = await withCard(card, { parts: 2 });
      await chargeIn(14);
      await shop.idle();
      expect(await chargesOf(one)).toEqual([outcome]);
      expect(await chargeIn(15)).toBe(0);
      await plans.tendIn(14);
      expect(await plans.stepsOf(one)).toEqual(['granted', 'card_saved', outcome]);
      expect(await plans.stateOf(one)).toMatchObject({ received: 24_750, review: false, status: 'paid' });
      await plans.tendIn(15);
      expect(await plans.holdsOf(one)).toEqual([{ stops: false, open: true }]);
      await plans.pay(one, 2);
      expect(await plans.stateOf(one)).toMatchObject({ received: standard, plan: 'paid' });
    },
  );

  it(
    'is charged once through outages: a lost answer, a crash after preparing, and pages that were open',
    inFullRun,
    async () => {
      const one = await withCard(undefined, { parts: 2 });
      const page = await plans.pageOf(one, 2);
      const soon = () => shop.sql`update public.part_charges set locked_until = now()`;
      const { payments } = shop.app;
      const away = () => Promise.reject(new PaymentsUnavailable());
      await chargeIn(14, { payments: { ...payments, prepareCharge: away } });
      expect(shop.stripe.find(page)).toMatchObject({ status: 'expired' });
      // Until it is decided what became of it, no page takes money for this part.
      await expect(plans.pageOf(one, 2)).rejects.toMatchObject({ code: 'already_paid' });
      expect(await chargeIn(14)).toBe(0);
      await soon();
      await chargeIn(14, {
        payments: {
          ...payments,
          confirmCharge: async (id) => (await payments.confirmCharge(id), await away()),
        },
      });
      await soon();
      await shop.idle();
      await chargeIn(14);
      await chargeIn(15);
      await shop.idle();
      expect(await plans.stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
      const [made] = await shop.sql`
      select count(*)::int as count from public.order_payments where order_id = ${one.orderId}`;
      expect(made).toEqual({ count: 2 });
    },
  );

  it(
    'is charged once when the card is exchanged before a lost answer is found, whether it took money or not',
    inFullRun,
    async () => {
      const { payments } = shop.app;
      for (const wasTaken of [true, false]) {
        const one = await withCard(undefined, { parts: 2 });
        const charged = new Set<string>();
        const confirmCharge = async (id: string) => {
          const result = await payments.confirmCharge(id);
          if (result.outcome === 'paid') charged.add(id);
          return result;
        };
        const lost = async (id: string) => {
          if (wasTaken) await confirmCharge(id);
          throw new PaymentsUnavailable();
        };
        const later = async () => {
          await shop.sql`update public.part_charges set locked_until = now()`;
          await chargeIn(14, { payments: { ...payments, confirmCharge } });
        };
        shop.stripe.webhooks.drop(true);
        await chargeIn(14, { payments: { ...payments, confirmCharge: lost } });
        const { id } = await cardOf(one);
        expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: true });
        const page = sessionIn((await agree(one)).url ?? '');
        await shop.stripe.payCheckoutSession(page);
        expect(await confirmCard.run(shop.app, one.actor, { sessionId: page })).toEqual({ saved: true });
        await later();
        await later();
        await later();
        shop.stripe.webhooks.drop(false);
        expect(charged.size).toBe(1);
        expect(await plans.stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
      }
    },
  );

  it('is not charged while money is asked back, nor after a stop in the same minute', inFullRun, async () => {
    const one = await withCard();
    await askRefund.run(shop.app, one.actor, { orderId: one.orderId, reasonCode: 'changed_mind' });
    expect(await chargeIn(14)).toBe(0);
    const two = await withCard();
    const { payments } = shop.app;
    await chargeIn(14, {
      payments: {
        ...payments,
        prepareCharge: async (charge) => {
          await stopOwnPlan.run(shop.app, two.actor, { id: two.planId, ...key() });
          return payments.prepareCharge(charge);
        },
      },
    });
    await shop.idle();
    expect(await chargesOf(two)).toEqual(['withdrawn']);
    expect(await plans.stateOf(two)).toMatchObject({ received: 16_500, plan: 'stopped' });
  });

  it.each([
    [
      'exchanges the card',
      async (one: Kept) => {
        await removeOwnCard(shop.app, one.actor, (await cardOf(one)).id);
        const page = sessionIn((await agree(one)).url ?? '');
        await shop.stripe.payCheckoutSession(page);
        expect(await confirmCard.run(shop.app, one.actor, { sessionId: page })).toEqual({ saved: true });
      },
    ],
    [
      'pays the part by hand',
      (one: Kept) =>
        shop.sql`update public.payment_parts set paid_at = now() where plan_id = ${one.planId} and place = 2`,
    ],
  ])('is not charged who %s just before', inFullRun, async (_, act) => {
    const one = await withCard();
    const { payments } = shop.app;
    await chargeIn(14, {
      payments: {
        ...payments,
        prepareCharge: async (charge) => {
          const prepared = await payments.prepareCharge(charge);
          await act(one);
          return prepared;
        },
      },
    });
    await shop.idle();
    expect(await chargesOf(one)).toEqual(['withdrawn']);
    expect(await plans.stateOf(one)).toMatchObject({ received: 16_500 });
  });
});

it('a client finds the plan and the card beside the payment, and nobody else does', inFullRun, async () => {
  const one = await withCard();
  const { orders } = await askAsClient(dashboard, shop.app, one.actor, {});
  expect(orders.map(({ id, plan }) => [id, plan])).toEqual([
    [
      one.orderId,
      { caseId: one.caseId, status: 'active', paid: 1, count: 3, card: { brand: 'visa', last4: '4242' } },
    ],
  ]);
  await removeOwnCard(shop.app, one.actor, (await cardOf(one)).id);
  expect((await askAsClient(dashboard, shop.app, one.actor, {})).orders[0]?.plan?.card).toBeNull();
});
