import { Stripe } from 'stripe';
import { gaveNothing, processorRefundStatuses } from '#domain/refunds/processor-status.ts';
import type { DisputeReport, RefundOrder, RefundReport, RefundResult } from './payments.ts';

/** All refunds of a payment, those that failed too. Asked for at every look, whichever event brought us here. */
export async function refundsOf(stripe: Stripe, intentId: string): Promise<RefundReport[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.map(describeRefund);
}

function describeRefund(made: Stripe.Refund): RefundReport {
  return {
    id: made.id,
    amountCents: made.amount,
    // One that Stripe adds has not failed, so far as we know.
    status: processorRefundStatuses.find((status) => status === made.status) ?? 'pending',
    failureReason: made.failure_reason ?? null,
    sentAt: new Date(made.created * 1_000),
    requestId: made.metadata?.requestId ?? null,
  };
}

/** All disputes of a payment; none is asked for while its charge knows of none. */
export async function disputesOf(
  stripe: Stripe,
  intentId: string,
  charge: Stripe.Charge | null,
): Promise<DisputeReport[]> {
  if (!charge?.disputed) return [];
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
  return data.map((dispute) => ({
    id: dispute.id,
    amountCents: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    openedAt: new Date(dispute.created * 1_000),
  }));
}

/** Gives money back once for each request and try: see `Payments.refund`. */
export async function refund(stripe: Stripe, order: RefundOrder): Promise<RefundResult> {
  // Keys are forgotten after a day or so; what was made for this request is known by its metadata for good.
  const { data } = await stripe.refunds.list({ payment_intent: order.paymentIntentId, limit: 100 });
  const known = data
    .map(describeRefund)
    .find(({ requestId, status }) => requestId === order.requestId && !gaveNothing(status));
  if (known) return { outcome: 'made', refund: known };
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: order.paymentIntentId,
        amount: order.amountCents,
        reason: order.reason,
        metadata: { requestId: order.requestId },
      },
      { idempotencyKey: `refund:${order.requestId}:${order.tries}` },
    );
    return { outcome: 'made', refund: describeRefund(made) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAPIError) return { outcome: 'fault' };
    if (
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    ) {
      return { outcome: 'refused', code: error.code ?? 'refused' };
    }
    throw error;
  }
}
