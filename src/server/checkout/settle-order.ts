import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { PaymentReport } from '../payments/payments.ts';
import { isUuid } from './order-id.ts';

export type SettleApp = Pick<App, 'db' | 'payments' | 'log'>;

/** What became of a report. `unknown_order`: a payment of somebody else on the same Stripe account. */
export type SettleOutcome = 'paid' | 'already_paid' | 'needs_review' | 'unknown_order' | 'noted';

interface SettleAnswer {
  readonly outcome: Exclude<SettleOutcome, 'noted'>;
  readonly orderId?: string;
  readonly reviewReason?: string | null;
}

/**
 * The one way a payment becomes an order, a case and mails. Webhook, confirmation page, payment link and
 * reconciliation all end here, in any order and any number of times (DESIGN section 5); the SQL function decides
 * whether amount, currency and package agree. Takes what the processor says now, never what a browser says.
 */
export async function settleOrder(app: SettleApp, report: PaymentReport): Promise<SettleOutcome> {
  const ids = {
    orderId: isUuid(report.orderId) ? report.orderId : null,
    paymentIntentId: report.paymentIntentId,
    checkoutSessionId: report.checkoutSessionId,
  };
  if (report.state !== 'paid') {
    if (report.state === 'processing') await note(app, ids, 'processing');
    if (report.state === 'failed') await note(app, ids, 'failed');
    // Only the payment the order still waits for: an old page that ran out says nothing about a newer one.
    if (report.state === 'expired' && report.paymentIntentId && !report.checkoutSessionId) {
      await note(app, { paymentIntentId: report.paymentIntentId }, 'cancelled');
    }
    return 'noted';
  }
  const answer = dataOf(
    await app.db.rpc('settle_order', {
      p: {
        ...ids,
        amountReceived: report.amountReceived,
        currency: report.currency,
        packageId: report.packageId,
        paymentMethod: report.paymentMethod,
        stripeCustomerId: report.customerId,
      },
    }),
  ) as unknown as SettleAnswer;
  app.log('order_settled', { outcome: answer.outcome, orderId: answer.orderId ?? '' });
  if (answer.outcome === 'unknown_order') return answer.outcome;
  await noteMoneyBack(app, ids, report);
  if (answer.outcome === 'paid' && answer.orderId) await closeOtherPages(app, answer.orderId);
  return answer.outcome;
}

type Ids = Readonly<Record<string, string | null>>;

async function note(app: SettleApp, ids: Ids, state: string, refundedCents?: number): Promise<void> {
  dataOf(await app.db.rpc('note_payment_state', { p: { ...ids, state, refundedCents } }));
}

/**
 * Refunds and disputes. What is said about a payment is the same whichever event led here, so the order ends the
 * same in whatever order events arrive: a refund in full ends it, an open dispute outweighs a refund in part.
 */
async function noteMoneyBack(app: SettleApp, ids: Ids, report: PaymentReport): Promise<void> {
  const { refundedCents, amountReceived, dispute } = report;
  if (refundedCents > 0 && refundedCents >= amountReceived) {
    await note(app, ids, 'refunded', refundedCents);
  } else if (dispute === 'open') {
    await note(app, ids, 'disputed', refundedCents);
  } else {
    if (dispute === 'won') await note(app, ids, 'dispute_won');
    if (refundedCents > 0) await note(app, ids, 'partially_refunded', refundedCents);
  }
}

/**
 * Ends the hosted pages of the same application's other packages, so that an old tab cannot take a second
 * payment. When that fails the page runs out by itself, and a second payment would wait for staff.
 */
async function closeOtherPages(app: SettleApp, orderId: string): Promise<void> {
  const order = dataOf(await app.db.from('orders').select('intake_form_id').eq('id', orderId).single());
  if (!order.intake_form_id) return;
  const others = dataOf(
    await app.db
      .from('orders')
      .select('stripe_checkout_session_id')
      .eq('intake_form_id', order.intake_form_id)
      .eq('status', 'cancelled')
      .not('stripe_checkout_session_id', 'is', null)
      .limit(10),
  );
  const closing = others.map(({ stripe_checkout_session_id: id }) =>
    id ? app.payments.expireCheckout(id) : Promise.resolve(),
  );
  for (const end of await Promise.allSettled(closing)) {
    if (end.status === 'rejected') app.log('other_page_left_open', { orderId });
  }
}
