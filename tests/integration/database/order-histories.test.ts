// @module-tag full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleOrder } from '#server/checkout/settle-order.ts';
import type { PaymentReport } from '#server/payments/payments.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { stripePayments } from '#server/payments/stripe-payments.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { sendRefunds } from '#server/refunds/send-refunds.ts';
import { callByNames } from '#tools/database/call-function.ts';
import * as given from './given.ts';
import { chanceOf } from '#tests/chance.ts';
import { freshEmail } from '#tests/accounts.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';

let database: TestDatabase;
let stripe: StripeSandbox;
beforeAll(async () => {
  database = await createTestDatabase();
  stripe = await createStripeSandbox();
});
afterAll(async () => {
  await stripe.close();
  await database.drop();
});

/** What settling needs of the app, straight on the database: the API in front of it is tried elsewhere. */
const app = () =>
  ({
    db: {
      rpc: async (name: string, parameters: { p: never }) => ({
        data:
          'p' in parameters
            ? await given.call(database, name, parameters.p)
            : await callByNames(database.asServer, name, parameters),
        error: null,
        status: 200,
      }),
    },
    payments: { expireCheckout: () => Promise.resolve() },
    log: () => undefined,
  }) as unknown as Parameters<typeof settleOrder>[0];

const { happens: chance, pick } = chanceOf();

/** Runs many stories at once, a few at a time. */
async function each<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await run(item);
    }),
  );
}

async function newOrder() {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  return { intakeId, orderId: orderId as string };
}

// What happens at Stripe, in this order, and what one reads there after so many of these things happened.
const happenings = [
  'created',
  'processing',
  'succeeded',
  'refunded in part',
  'dispute opened',
  'dispute closed',
];

function readAt(orderId: string, happened: number, end: 'won' | 'lost'): PaymentReport {
  const paid = happened >= 3;
  return {
    orderId,
    packageId: 'standard',
    upgradeId: null,
    partId: null,
    paymentIntentId: `pi_${orderId}`,
    checkoutSessionId: null,
    state: paid ? 'paid' : happened >= 2 ? 'processing' : 'not_paid',
    over: paid,
    amountReceived: paid ? 49_500 : 0,
    currency: 'usd',
    paymentMethod: paid ? 'visa 4242' : null,
    customerId: null,
    observedAt: new Date(),
    receivedAt: paid ? new Date() : null,
    refunds:
      happened >= 4
        ? [
            {
              id: `re_${orderId}`,
              amountCents: 10_000,
              status: happened >= 5 ? 'succeeded' : 'pending',
              failureReason: null,
              sentAt: new Date(),
              requestId: null,
            },
          ]
        : [],
    disputes:
      happened >= 5
        ? [
            {
              id: `dp_${orderId}`,
              amountCents: 39_500,
              reason: 'fraudulent',
              status: happened >= 6 ? end : 'needs_response',
              openedAt: new Date(),
            },
          ]
        : [],
  };
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Delivers events in that order, some twice. Each reads Stripe as it is then: at least what it is about has happened,
 * maybe more. Some are slow: what they read is written after others have read and written more.
 */
async function deliver(orderId: string, order: readonly number[], end: 'won' | 'lost'): Promise<void> {
  let happened = 0;
  const late: PaymentReport[] = [];
  const events = order.flatMap((event) => (chance(0.25) ? [event, event] : [event]));
  if (chance(0.5)) events.push(pick(order));
  for (const event of events) {
    happened = Math.max(happened, event, chance(0.2) ? Math.min(happenings.length, happened + 1) : 0);
    const report = readAt(orderId, happened, end);
    if (chance(0.25)) late.push(report);
    else await settleOrder(app(), report);
    if (late.length > 0 && chance(0.4)) await settleOrder(app(), late.shift() as PaymentReport);
  }
  for (const report of late) await settleOrder(app(), report);
}

test(
  'six events of a payment end the same in all 720 orders, some twice, some late',
  { ...inFullRun, timeout: 120_000 },
  async () => {
    const every = permutations([1, 2, 3, 4, 5, 6]);
    expect(every).toHaveLength(720);
    const orders = isFullRun ? every : every.filter((_, at) => at % 6 === 0);
    const ends = new Map<string, 'won' | 'lost'>();
    await each(orders, async (order) => {
      const { orderId } = await newOrder();
      const end = chance(0.5) ? 'won' : 'lost';
      ends.set(orderId, end);
      await deliver(orderId, order, end);
    });
    const rows = await database.sql<
      { id: string; status: string; refunded: number; ledger: number; cases: number; mails: string[] }[]
    >`
    select orders.id, status, orders.refunded_cents as refunded,
      (select sum(amount_cents - refunded_cents)::int from public.order_payments where order_id = orders.id) as ledger,
      (select count(*)::int from public.cases where order_id = orders.id) as cases,
      (select array_agg(kind order by kind::text) from public.outbox
       where order_id = orders.id and kind in ('receipt', 'invitation', 'refund_sent', 'staff_review')) as mails
    from public.orders where id = any (${[...ends.keys()]})`;
    expect(rows).toHaveLength(orders.length);
    for (const { id, ...row } of rows) {
      expect(row).toEqual({
        status: ends.get(id) === 'won' ? 'partially_refunded' : 'disputed',
        refunded: 10_000,
        ledger: 39_500,
        cases: 1,
        // Staff hear of a dispute unless the first look found it won already.
        mails: row.mails.includes('staff_review')
          ? ['invitation', 'receipt', 'refund_sent', 'staff_review']
          : ['invitation', 'receipt', 'refund_sent'],
      });
    }
  },
);

const histories = isFullRun ? 2_000 : 80;

test(`after ${histories} histories of refunds and disputes our ledger is Stripe's, to the cent`, async () => {
  const payments = stripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: new URL(stripe.url),
  });
  const look = async (intent: string) => {
    const report = await payments.findPayment({ paymentIntentId: intent });
    if (report) await settleOrder(app(), report);
  };
  const intents: string[] = [];
  await each([...Array(histories).keys()], async (trial) => {
    const { happens, below } = chanceOf(trial);
    const { orderId } = await newOrder();
    const { id } = await payments.openIntent({
      orderId,
      packageId: 'standard',
      amountCents: 49_500,
      currency: 'usd',
      email: 'ana@example.com',
      attempt: 'first',
    });
    intents.push(id);
    await stripe.payPaymentIntent(id);
    const refunds: string[] = [];
    let disputed = false;
    for (let step = below(6); step > 0; step -= 1) {
      try {
        if (happens(0.5)) refunds.push(stripe.refund(id, 1 + below(20_000)));
        else if (happens(0.4) && refunds.length > 0) stripe.failRefund(refunds.pop() ?? '');
        else if (!disputed) {
          disputed = true;
          const dispute = stripe.openDispute(id);
          if (happens(0.4)) await look(id);
          if (happens(0.7)) stripe.closeDispute(dispute, happens(0.5) ? 'won' : 'lost');
        }
      } catch {
        // Refused, as Stripe refuses a refund of what is disputed or already gone.
      }
      if (happens(0.4)) await Promise.all(happens(0.3) ? [look(id), look(id)] : [look(id)]);
    }
    await look(id);
  });
  const ours = await database.sql<{ id: string; net: number }[]>`
    select payment_id as id, amount_cents - refunded_cents as net from public.order_payments
    where payment_id = any (${intents})`;
  const charge = (intent: string) =>
    stripe.find(String(stripe.find(intent)?.['latest_charge'])) as unknown as {
      amount_captured: number;
      amount_refunded: number;
    };
  const theirs = intents.map((id) => {
    const { amount_captured, amount_refunded } = charge(id);
    return { id, net: amount_captured - amount_refunded };
  });
  const sorted = (list: readonly { id: string; net: number }[]) =>
    list.map(({ id, net }) => ({ id, net })).toSorted((a, b) => a.id.localeCompare(b.id));
  expect(sorted(ours)).toEqual(sorted(theirs));
  expect(theirs.some(({ net }) => net < 49_500)).toBe(true);
}, 300_000);

const plans = isFullRun ? 1_000 : 15;

test(`after ${plans} histories of prices paid in parts our ledger is Stripe's, to the cent`, async () => {
  const payments = stripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: new URL(stripe.url),
  });
  const shop = { ...app(), payments };
  const look = async (id: string) => {
    const report = await payments.findPayment({ paymentIntentId: id });
    if (report) await settleOrder(shop, report);
  };
  const [sam] = await database.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values (${freshEmail('sam.parts')}, 'Sam', 'admin') returning id`;
  const staff = { actorId: sam?.id ?? '', actorRole: 'admin' };
  const all: string[] = [];
  let charged = 0;
  const orders: string[] = [];
  await each([...Array(plans).keys()], async (trial) => {
    const { happens, below } = chanceOf(10_000 + trial);
    const { intakeId } = await given.submitted(database);
    const parts = 2 + below(3);
    const { planId, orderId } = await given.call(database, 'grant_plan', {
      ...staff,
      idempotencyKey: `history-${trial}-granted`,
      intakeId: intakeId as string,
      packageId: 'standard',
      amountCents: 49_500,
      currency: 'usd',
      reference: given.newReference(),
      parts,
      everyDays: 30,
    });
    orders.push(orderId as string);
    const rows = await database.sql<{ id: string; amount_cents: number }[]>`
      select id, amount_cents from public.payment_parts where plan_id = ${planId as string} order by place`;
    const paid: string[] = [];
    const refunds: string[] = [];
    const pages: string[] = [];
    const open = async (place: number, attempt: string) => {
      const part = rows[place];
      if (!part) return;
      const { id } = await payments.openCheckout({
        orderId: orderId as string,
        partId: part.id,
        packageId: 'standard',
        packageName: 'Fresh Key',
        amountCents: part.amount_cents,
        currency: 'usd',
        email: 'ana@example.com',
        locale: 'en',
        successUrl: 'http://127.0.0.1/',
        cancelUrl: 'http://127.0.0.1/',
        attempt,
      });
      pages.push(id);
    };
    const pay = async () => {
      const page = pages.splice(below(pages.length), 1)[0];
      if (!page) return;
      if (happens(0.2)) await stripe.payCheckoutSession(page, '4000000000000002');
      const { paymentIntentId } = await stripe.payCheckoutSession(page);
      paid.push(paymentIntentId);
      all.push(paymentIntentId);
    };
    // Some let a card be charged: good ones, one the bank asks about, one that is declined.
    const charge = async () => {
      const [kept] = await database.sql<{ id: string; customer: string; method: string }[]>`
        select id, stripe_customer_id as customer, stripe_payment_method_id as method from public.card_consents
        where plan_id = ${planId as string} and status = 'given'`;
      const next = await database.sql<{ id: string; amount_cents: number }[]>`
        select id, amount_cents from public.payment_parts
        where plan_id = ${planId as string} and paid_at is null order by place limit 1`;
      const [part] = next;
      if (!kept || !part) return;
      const intentId = await payments.prepareCharge({
        orderId: orderId as string,
        partId: part.id,
        packageId: 'standard',
        amountCents: part.amount_cents,
        currency: 'usd',
        description: 'Fresh Key',
        customerId: kept.customer,
        paymentMethodId: kept.method,
        attempt: `${part.id}:${kept.id}`,
      });
      if (!intentId) return;
      const result = await payments.confirmCharge(intentId);
      if (result.outcome === 'paid') {
        // Asked again, the same payment is answered.
        expect(await payments.confirmCharge(intentId)).toEqual(result);
        if (!paid.includes(intentId)) {
          paid.push(intentId);
          all.push(intentId);
          charged += 1;
        }
      }
    };
    const agree = async () => {
      const [buyer] = await database.sql<{ user_id: string | null }[]>`
        select user_id from public.orders where id = ${orderId as string}`;
      if (!buyer?.user_id) return;
      const consent = await given.call(database, 'agree_to_charges', {
        planId: planId as string,
        actorId: buyer.user_id,
        wordsVersion: '2026-11-23',
        language: 'en',
      });
      if (consent['outcome'] !== 'open') return;
      const page = await payments.openCardPage({
        orderId: orderId as string,
        customerId: null,
        email: 'ana@example.com',
        locale: 'en',
        successUrl: 'http://127.0.0.1/',
        cancelUrl: 'http://127.0.0.1/',
        attempt: `${trial}-card`,
      });
      await given.call(database, 'attach_card_page', {
        consentId: consent['consentId'] as string,
        customerId: page.customerId,
        checkoutSessionId: page.id,
        checkoutUrl: page.url,
        expiresAt: page.expiresAt.toISOString(),
      });
      const cards = ['4242424242424242', '4242424242424242', '4000002760003184', '4000000000000341'];
      await stripe.payCheckoutSession(page.id, cards[below(cards.length)]);
      const cardPage = await payments.findCardPage(page.id);
      if (cardPage?.state !== 'saved') return;
      await given.call(database, 'keep_card', {
        checkoutSessionId: page.id,
        paymentMethodId: cardPage.card.id,
        brand: cardPage.card.brand,
        last4: cardPage.card.last4,
      });
    };
    // Pages of all parts, one of them twice: paid early, late, doubled and in any order.
    for (let place = 0; place < parts; place += 1) await open(place, `${trial}-${place}`);
    if (happens(0.3)) await open(below(parts), `${trial}-again`);
    for (let step = 4 + below(8); step > 0; step -= 1) {
      const one = paid[below(Math.max(1, paid.length))];
      try {
        if (happens(0.4)) await pay();
        else if (happens(0.31)) await agree();
        else if (happens(0.41)) await charge();
        else if (one && happens(0.3)) refunds.push(stripe.refund(one, 1 + below(9_000)));
        else if (happens(0.2) && refunds.length > 0) stripe.failRefund(refunds.pop() ?? '');
        else if (one && happens(0.15)) {
          const dispute = stripe.openDispute(one);
          if (happens(0.5)) await look(one);
          if (happens(0.7)) stripe.closeDispute(dispute, happens(0.5) ? 'won' : 'lost');
        } else if (happens(0.1)) {
          await given.call(database, 'stop_payment_plan', {
            ...staff,
            idempotencyKey: `history-${trial}-stopped-${step}`,
            planId: planId as string,
          });
        } else if (happens(0.12)) {
          await given.call(database, 'decide_application', {
            ...staff,
            intakeId: intakeId as string,
            from: 'submitted',
            to: 'declined',
            note: 'No.',
          });
        }
      } catch {
        // Refused, as Stripe refuses a refund of what is disputed or already gone.
      }
      if (one && happens(0.5)) await Promise.all(happens(0.3) ? [look(one), look(one)] : [look(one)]);
    }
    for (const id of paid) await look(id);
    await sendRefunds(shop, orderId as string);
    for (const id of paid) await look(id);
  });
  const theirs = all.map((id) => {
    const { amount_captured, amount_refunded } = stripe.find(
      String(stripe.find(id)?.['latest_charge']),
    ) as unknown as { amount_captured: number; amount_refunded: number };
    return { id, net: amount_captured - amount_refunded };
  });
  const ours = await database.sql<{ id: string; net: number }[]>`
    select payment_id as id, amount_cents - refunded_cents as net from public.order_payments
    where payment_id = any (${all})`;
  const sorted = (list: readonly { id: string; net: number }[]) =>
    list.map(({ id, net }) => ({ id, net })).toSorted((a, b) => a.id.localeCompare(b.id));
  expect(sorted(ours)).toEqual(sorted(theirs));
  const wrong = await database.sql`
    select bought.id from public.orders as bought
    where bought.id = any (${orders}) and (
      bought.received_cents <> coalesce((select sum(amount_cents) from public.order_payments where order_id = bought.id and not is_extra), 0)
      or bought.refunded_cents <> coalesce((select sum(refunded_cents) from public.order_payments where order_id = bought.id and not is_extra), 0)
      or bought.received_cents > bought.amount_cents
      or (select count(*) from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
          where plan.order_id = bought.id and part.paid_at is not null)
        <> (select count(*) from public.order_payments where order_id = bought.id and not is_extra)
      -- A part that came too late waits for nobody: it is back or on its way, unless a bank has it.
      or exists (select from public.order_payments as late where late.order_id = bought.id and late.is_extra
        and private.left_to_refund(late) > 0 and not bought.is_to_review
        and not exists (select from public.refund_requests where payment_id = late.payment_id and status = 'failed')
        -- Given back by hand first, and returned by the bank: staff are told of that.
        and not exists (select from public.payment_refunds where payment_id = late.payment_id and status = 'failed')))`;
  expect([...wrong]).toEqual([]);
  const [seen] = await database.sql<{ late: number; doubled: number; paid: number }[]>`
    select count(*) filter (where exists (select from public.refund_requests where order_id = bought.id and reason_code = 'plan_ended'))::int as late,
      count(*) filter (where is_to_review)::int as doubled,
      count(*) filter (where received_cents = amount_cents)::int as paid
    from public.orders as bought where id = any (${orders})`;
  // A few histories need not hold everything.
  if (isFullRun)
    expect(Math.min(charged, seen?.late ?? 0, seen?.doubled ?? 0, seen?.paid ?? 0)).toBeGreaterThan(0);
}, 300_000);
