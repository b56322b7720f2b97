import type { Stripe } from 'stripe';
import type { PaymentReference, PaymentReport } from './payments.ts';
import { idOf, intentState } from './stripe-objects.ts';
import { disputesOf, refundsOf } from './stripe-refunds.ts';

/** What Stripe knows now of a payment, whichever object of it is named; null for another kind of object. */
export async function findPayment(
  stripe: Stripe,
  reference: PaymentReference,
): Promise<PaymentReport | null> {
  if ('paymentIntentId' in reference) return reportIntent(stripe, reference.paymentIntentId);
  if ('checkoutSessionId' in reference) return reportCheckout(stripe, reference.checkoutSessionId);
  const id = reference.objectId;
  switch (id.split('_')[0]) {
    case 'pi':
      return reportIntent(stripe, id);
    case 'cs':
      return reportCheckout(stripe, id);
    case 'ch':
    case 'py':
      return reportOf(stripe, (await stripe.charges.retrieve(id)).payment_intent);
    case 're':
    case 'pyr':
      return reportOf(stripe, (await stripe.refunds.retrieve(id)).payment_intent);
    case 'dp':
    case 'du':
      return reportOf(stripe, (await stripe.disputes.retrieve(id)).payment_intent);
    default:
      return null;
  }
}

async function reportOf(
  stripe: Stripe,
  intent: string | { id: string } | null,
): Promise<PaymentReport | null> {
  const id = idOf(intent);
  return id === null ? null : reportIntent(stripe, id);
}

async function reportCheckout(stripe: Stripe, id: string): Promise<PaymentReport> {
  const observedAt = new Date();
  const session = await stripe.checkout.sessions.retrieve(id);
  const intent = await reportOf(stripe, session.payment_intent);
  if (intent) {
    const state = checkoutState(session, intent);
    return { ...intent, checkoutSessionId: session.id, state, over: session.status !== 'open' };
  }
  return {
    orderId: session.metadata?.orderId ?? null,
    upgradeId: session.metadata?.upgradeId ?? null,
    partId: session.metadata?.partId ?? null,
    packageId: session.metadata?.packageId ?? null,
    paymentIntentId: null,
    checkoutSessionId: session.id,
    state:
      session.status === 'expired' ? 'expired' : session.status === 'complete' ? 'processing' : 'not_paid',
    over: session.status !== 'open',
    amountReceived: 0,
    currency: session.currency ?? '',
    paymentMethod: null,
    customerId: idOf(session.customer),
    observedAt,
    receivedAt: null,
    refunds: [],
    disputes: [],
  };
}

function checkoutState(session: Stripe.Checkout.Session, intent: PaymentReport): PaymentReport['state'] {
  if (intent.state === 'paid' || intent.state === 'processing' || intent.state === 'failed')
    return intent.state;
  if (session.status === 'expired') return 'expired';
  return session.status === 'complete' ? 'processing' : intent.state;
}

async function reportIntent(stripe: Stripe, id: string): Promise<PaymentReport> {
  const observedAt = new Date();
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const charge =
    typeof intent.latest_charge === 'string'
      ? await stripe.charges.retrieve(intent.latest_charge)
      : intent.latest_charge;
  const arrived = intent.status === 'succeeded';
  return {
    orderId: intent.metadata.orderId ?? null,
    upgradeId: intent.metadata.upgradeId ?? null,
    partId: intent.metadata.partId ?? null,
    packageId: intent.metadata.packageId ?? null,
    paymentIntentId: intent.id,
    checkoutSessionId: null,
    state: intentState(intent),
    over: intent.status === 'canceled' || intent.status === 'succeeded',
    amountReceived: intent.amount_received,
    currency: intent.currency,
    paymentMethod: describeMethod(charge),
    customerId: idOf(intent.customer),
    observedAt,
    receivedAt: arrived && charge ? new Date(charge.created * 1_000) : null,
    refunds: arrived ? await refundsOf(stripe, intent.id) : [],
    disputes: arrived ? await disputesOf(stripe, intent.id, charge) : [],
  };
}

/** `visa 4242`: what a person recognizes their card by. */
function describeMethod(charge: Stripe.Charge | null): string | null {
  const details = charge?.payment_method_details;
  if (!details) return null;
  return details.card?.last4 ? `${details.card.brand ?? 'card'} ${details.card.last4}` : details.type;
}
