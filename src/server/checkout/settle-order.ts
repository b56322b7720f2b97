import * as z from 'zod/mini';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import type { PaymentReport, RefundReport } from '../payments/payments.ts';

export type SettleApp = Pick<App, 'db' | 'payments' | 'log'>;

/** What became of a payment. `unknown_order`: of somebody else on the same Stripe account. */
const settled = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['paid', 'already_paid', 'needs_review']),
    orderId: z.string(),
    /** Hosted pages of the same application's other packages. */
    otherCheckouts: z._default(z.array(z.string()), []),
  }),
  outcome('unknown_order'),
]);

/** What became of a report; `noted`: there was no payment yet. */
export type SettleOutcome = z.infer<typeof settled>['outcome'] | 'noted';

/**
 * The one way a payment becomes an order, a case and mails. Webhook, confirmation page, payment link and
 * reconciliation all end here, in any order and any number of times; the SQL function decides
 * whether amount, currency and package agree, and keeps refunds and disputes fact by fact. Takes what the processor
 * says now, never what a browser says; written late, an older report of a payment under way changes nothing.
 */
export async function settleOrder(app: SettleApp, report: PaymentReport): Promise<SettleOutcome> {
  const ids = {
    orderId: isId(report.orderId) ? report.orderId : null,
    paymentIntentId: report.paymentIntentId,
    checkoutSessionId: report.checkoutSessionId,
  };
  if (report.state !== 'paid') {
    const at = report.observedAt.toISOString();
    if (report.state === 'processing') await note(app, ids, 'processing', at);
    if (report.state === 'failed') await note(app, ids, 'failed', at);
    // Only the payment the order still waits for: an old page that ran out says nothing about a newer one.
    if (report.state === 'expired' && report.paymentIntentId && !report.checkoutSessionId) {
      await note(app, { paymentIntentId: report.paymentIntentId }, 'cancelled', at);
    }
    return 'noted';
  }
  const p = {
    ...ids,
    amountReceived: report.amountReceived,
    currency: report.currency,
    packageId: report.packageId,
    paymentMethod: report.paymentMethod,
    stripeCustomerId: report.customerId,
    receivedAt: report.receivedAt?.toISOString() ?? null,
    refunds: report.refunds.map(refundFacts),
    disputes: report.disputes.map((dispute) => ({
      ...dispute,
      openedAt: dispute.openedAt.toISOString(),
    })),
  };
  const answer = await callSql(app, 'settle_order', p, settled);
  const known = answer.outcome !== 'unknown_order';
  app.log('order_settled', { outcome: answer.outcome, orderId: known ? answer.orderId : '' });
  if (known) await closeOtherPages(app, answer.otherCheckouts);
  return answer.outcome;
}

/** A refund as the SQL functions take it. The id in the metadata is text anybody with the account can write. */
export function refundFacts(refund: RefundReport) {
  return {
    ...refund,
    sentAt: refund.sentAt.toISOString(),
    requestId: isId(refund.requestId) ? refund.requestId : null,
  };
}

type Ids = Readonly<Record<string, string | null>>;

async function note(app: SettleApp, ids: Ids, state: string, observedAt: string): Promise<void> {
  await runSql(app, 'note_payment_state', { ...ids, state, observedAt });
}

/**
 * Ends the hosted pages of the same application's other packages, so that an old tab cannot take a second
 * payment. When that fails the page runs out by itself, and a second payment would wait for staff.
 */
export async function closeOtherPages(
  app: Pick<App, 'payments' | 'log'>,
  checkouts: readonly string[],
): Promise<void> {
  const ends = await Promise.allSettled(checkouts.map((id) => app.payments.expireCheckout(id)));
  ends.forEach((end, index) => {
    if (end.status === 'rejected') app.log('other_page_left_open', { checkout: checkouts[index] ?? '' });
  });
}
