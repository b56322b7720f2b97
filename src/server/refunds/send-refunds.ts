import * as z from 'zod/mini';
import { anyRefundReasons } from '#domain/refunds/rule.ts';
import type { App } from '../app.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { eachRow } from '../operations/each-row.ts';
import { refundFacts } from '../payments/refund-facts.ts';

type SendApp = Pick<App, 'db' | 'payments' | 'log'>;

const claimedRefund = z.object({
  requestId: z.string(),
  paymentId: z.string(),
  amountCents: z.int(),
  reasonCode: z.enum(anyRefundReasons),
  tries: z.int(),
});
type ClaimedRefund = z.infer<typeof claimedRefund>;

/** Milliseconds in which a call that decided about a refund begins to send it. */
const budgetMs = 6_000;

/**
 * Has Stripe send the refunds staff allowed: at once after the decision (`orderId`), and by the schedule those left
 * over. Each is claimed with a lease and has a key of its own, and Stripe is asked first whether it made one for this
 * request before, so a lost answer or a second sender never sends money twice. What is not reached keeps its lease and
 * is taken up by a later run. Returns how many were sent.
 */
export async function sendRefunds(
  app: SendApp,
  orderId: string | null = null,
  until = Date.now() + budgetMs,
): Promise<number> {
  const claimed = await callSql(
    app,
    'claim_refunds',
    orderId === null ? {} : { orderId },
    z.array(claimedRefund),
  );
  const idOf = ({ requestId }: ClaimedRefund) => requestId;
  return eachRow(app, { rows: claimed, about: 'refund', idOf, until }, (one) => send(app, one));
}

async function send(app: SendApp, one: ClaimedRefund): Promise<boolean> {
  const { requestId } = one;
  const result = await app.payments.refund({
    requestId,
    paymentIntentId: one.paymentId,
    amountCents: one.amountCents,
    tries: one.tries,
    reason:
      one.reasonCode === 'paid_twice' || one.reasonCode === 'review' ? 'duplicate' : 'requested_by_customer',
  });
  app.log('refund_answered', { requestId, outcome: result.outcome });
  const details =
    result.outcome === 'made'
      ? { refund: refundFacts(result.refund) }
      : result.outcome === 'refused'
        ? { refused: result.code }
        : {};
  await runSql(app, 'note_refund', { requestId, ...details });
  return result.outcome === 'made';
}
