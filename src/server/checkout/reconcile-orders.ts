import { awaitingPaymentStatuses, awaitsPayment } from '#domain/orders/status.ts';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { eachRow } from '../operations/each-row.ts';
import type { PaymentReference, Span } from '../payments/payments.ts';
import { settleOrder, type SettleApp } from './settle-order.ts';

type ReconcileApp = SettleApp & Pick<App, 'clock'>;

const minute = 60_000;
const day = 24 * 60 * minute;
/** How far back Stripe's lists are read. Banks may return a refund for about 30 days. */
const lookBack = 35 * day;
/** The schedule of `process-payments`. Every turn reads one part of the look-back; twelve turns read all of it. */
export const turnEvery = 5 * minute;
export const turns = 12;
/** What is newer than this is read at every turn. */
const recent = 3 * 60 * minute;
/** Milliseconds of a run by itself. */
const budgetMs = 14_000;

/**
 * Makes up for webhooks that never came, also if none ever comes: reads Stripe's lists of payments, refunds and
 * disputes, and looks again at every payment whose state there is not what we hold. Sessions need no list of their
 * own, since whatever is paid on one is a payment. The newest are read at each run and every older one within an
 * hour. Returns how many payments were looked at; stops early when Stripe does not answer.
 */
export async function reconcileOrders(app: ReconcileApp, until = Date.now() + budgetMs): Promise<number> {
  const now = app.clock().getTime();
  const turn = Math.floor(now / turnEvery) % turns;
  const part = lookBack / turns;
  const spans: Span[] = [
    { from: new Date(now - recent), to: new Date(now + day) },
    { from: new Date(now - (turn + 1) * part), to: new Date(now - turn * part) },
  ];
  const seen = new Set<string>();
  async function* references(): AsyncGenerator<PaymentReference> {
    for (const span of spans) {
      for (const paymentIntentId of await differing(app, span)) yield { paymentIntentId };
    }
    yield* await unlisted(app, turn, now);
  }
  return eachRow(app, { rows: references(), about: 'payment', idOf, until }, async (reference) => {
    if (seen.has(idOf(reference))) return false;
    seen.add(idOf(reference));
    const report = await app.payments.findPayment(reference);
    if (report) await settleOrder(app, report);
    return true;
  });
}

const idOf = (reference: PaymentReference): string => Object.values(reference)[0] as string;

/** Payments that are at Stripe what they are not here. */
async function differing(app: ReconcileApp, span: Span): Promise<string[]> {
  const [payments, refunds, disputes] = [
    await app.payments.listPayments(span),
    await app.payments.listRefunds(span),
    await app.payments.listDisputes(span),
  ];
  const ours = payments.filter(({ orderId }) => isId(orderId));
  const knownPayments = await byId(
    ours.map(({ id }) => id),
    async (ids) =>
      dataOf(
        await app.db.from('order_payments').select('payment_id, refunded_cents').in('payment_id', ids),
      ).map((row) => [row.payment_id, row.refunded_cents] as const),
  );
  const orders = await byId(
    ours.map(({ orderId }) => orderId ?? ''),
    async (ids) =>
      dataOf(await app.db.from('orders').select('id, status').in('id', ids)).map(
        (row) => [row.id, row.status] as const,
      ),
  );
  const knownRefunds = await byId(
    refunds.map(({ id }) => id),
    async (ids) =>
      dataOf(await app.db.from('payment_refunds').select('refund_id, status').in('refund_id', ids)).map(
        (row) => [row.refund_id, row.status] as const,
      ),
  );
  const knownDisputes = await byId(
    disputes.map(({ id }) => id),
    async (ids) =>
      dataOf(await app.db.from('payment_disputes').select('dispute_id, status').in('dispute_id', ids)).map(
        (row) => [row.dispute_id, row.status] as const,
      ),
  );
  const underWay: Readonly<Record<string, string>> = { processing: 'processing', failed: 'failed' };
  const looked = [
    ...ours
      .filter(({ id, orderId, state, refundedCents }) => {
        const status = orders.get(orderId ?? '');
        if (status === undefined) return false;
        if (state === 'paid') return knownPayments.get(id) !== refundedCents;
        const wanted = underWay[state];
        return wanted !== undefined && wanted !== status && awaitsPayment(status);
      })
      .map(({ id }) => id),
    ...refunds.filter(({ id, status }) => knownRefunds.get(id) !== status).map((one) => one.paymentIntentId),
    ...disputes
      .filter(({ id, status }) => knownDisputes.get(id) !== status)
      .map((one) => one.paymentIntentId),
  ];
  return [...new Set(looked)].filter((id): id is string => id !== null);
}

const perQuestion = 100;

/** Asks about ids in portions, since they travel in the address. */
async function byId<Value>(
  ids: readonly string[],
  ask: (ids: string[]) => Promise<(readonly [string, Value])[]>,
): Promise<Map<string, Value>> {
  const values = new Map<string, Value>();
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += perQuestion) {
    for (const [id, value] of await ask(wanted.slice(at, at + perQuestion))) values.set(id, value);
  }
  return values;
}

/**
 * What changes at Stripe without being new there, a part at each turn: disputes that wait for the bank, refunds on
 * their way, and payments opened before the look-back that were never paid.
 */
async function unlisted(app: ReconcileApp, turn: number, now: number): Promise<PaymentReference[]> {
  const disputes = dataOf(
    await app.db
      .from('payment_disputes')
      .select('dispute_id, payment_id')
      .is('closed_at', null)
      .order('dispute_id')
      .limit(1_000),
  );
  const refunds = dataOf(
    await app.db
      .from('payment_refunds')
      .select('refund_id, payment_id')
      .in('status', ['pending', 'requires_action'])
      .order('refund_id')
      .limit(1_000),
  );
  const open = dataOf(
    await app.db
      .from('orders')
      .select('id, stripe_payment_intent_id')
      .in('status', [...awaitingPaymentStatuses])
      .lt('created_at', new Date(now - lookBack).toISOString())
      .not('stripe_payment_intent_id', 'is', null)
      .order('created_at', { ascending: false })
      .limit(240),
  );
  const mine = <Row>(rows: readonly Row[]) => rows.filter((_, index) => index % turns === turn);
  return [
    ...mine(disputes).map((row) => row.payment_id),
    ...mine(refunds).map((row) => row.payment_id),
    ...mine(open).map((row) => row.stripe_payment_intent_id ?? ''),
  ].map((paymentIntentId) => ({ paymentIntentId }));
}
