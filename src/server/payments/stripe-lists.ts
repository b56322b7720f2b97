import type { Stripe } from 'stripe';
import type { ListedChange, ListedPayment, Span } from './payments.ts';
import { idOf, intentState } from './stripe-objects.ts';

// What was made in a span of time, to find those whose event never arrived.

const within = ({ from, to }: Span) => ({
  created: { gte: Math.floor(from.getTime() / 1_000), lt: Math.ceil(to.getTime() / 1_000) },
  limit: 100,
});
/** More than this in one span is left for the next look at it. */
const mostListed = 2_000;

export async function listPayments(stripe: Stripe, span: Span): Promise<ListedPayment[]> {
  const intents = await stripe.paymentIntents
    .list({ ...within(span), expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: mostListed });
  return intents.map((intent) => {
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    return {
      id: intent.id,
      orderId: intent.metadata.orderId ?? null,
      state: intentState(intent),
      refundedCents: charge?.amount_refunded ?? 0,
      disputed: charge?.disputed ?? false,
    };
  });
}

export async function listRefunds(stripe: Stripe, span: Span): Promise<ListedChange[]> {
  const refunds = await stripe.refunds.list(within(span)).autoPagingToArray({ limit: mostListed });
  return refunds.map(({ id, payment_intent, status }) => ({
    id,
    paymentIntentId: idOf(payment_intent),
    status: status ?? 'pending',
  }));
}

export async function listDisputes(stripe: Stripe, span: Span): Promise<ListedChange[]> {
  const disputes = await stripe.disputes.list(within(span)).autoPagingToArray({ limit: mostListed });
  return disputes.map(({ id, payment_intent, status }) => ({
    id,
    paymentIntentId: idOf(payment_intent),
    status,
  }));
}
