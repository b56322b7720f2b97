import * as z from 'zod/mini';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import type { PaymentReport } from '../payments/payments.ts';
import { refundFacts } from '../payments/refund-facts.ts';
import { describeFault } from '../http/log.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { closeOtherPages } from './close-pages.ts';

export type SettleApp = Pick<App, 'db' | 'payments' | 'log'>;

/** How a payment was settled. `unknown_order`: of somebody else on the same Stripe account. */
const settled = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['paid', 'already_paid', 'needs_review']),
    orderId: z.string(),
    /** Hosted pages of the same application's other packages. */
    otherCheckouts: z._default(z.array(z.string()), []),
    /** It was a part of a plan that had ended, and is on its way back. */
    goesBack: z._default(z.boolean(), false),
  }),
  outcome('unknown_order'),
]);

/** What a report led to; `noted`: there was no payment yet. */
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
    upgradeId: isId(report.upgradeId) ? report.upgradeId : null,
    partId: isId(report.partId) ? report.partId : null,
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
  if (!known) return answer.outcome;
  await closeOtherPages(app, answer.otherCheckouts);
  // The decision stands even if this fails: the schedule sends what is left.
  if (answer.goesBack)
    await sendRefunds(app, answer.orderId).catch((error: unknown) =>
      app.log('refund_put_off', describeFault(error)),
    );
  return answer.outcome;
}

interface PaymentIds {
  readonly orderId?: string | null;
  readonly paymentIntentId: string | null;
  readonly checkoutSessionId?: string | null;
}

async function note(app: SettleApp, ids: PaymentIds, state: string, observedAt: string): Promise<void> {
  await runSql(app, 'note_payment_state', { ...ids, state, observedAt });
}
