import { Stripe } from 'stripe';
import type { CardCharge, CardOrder, CardPage, ChargeResult, HostedCheckout } from './payments.ts';
import { create, hostedPageLanguage, idempotencyKey, makeCustomer } from './stripe-openings.ts';

// Cards that are kept at Stripe for charges later; we know their brand and last four digits alone.

/** A hosted page that keeps a card for later. What the bank wants to ask, it asks here if it can. */
export async function openCardPage(
  stripe: Stripe,
  order: CardOrder,
): Promise<HostedCheckout & { customerId: string }> {
  const customerId = order.customerId ?? (await makeCustomer(stripe, order));
  const parameters = {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    customer: customerId,
    locale: hostedPageLanguage[order.locale],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
  const session = await create(idempotencyKey('card', order, parameters), (key) =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: key }),
  );
  if (!session.url) throw new Error('the hosted page has no address');
  return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1_000), customerId };
}

export async function findCardPage(stripe: Stripe, id: string): Promise<CardPage | null> {
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });
  if (session.mode !== 'setup') return null;
  const setup = typeof session.setup_intent === 'string' ? null : session.setup_intent;
  const method = typeof setup?.payment_method === 'string' ? null : setup?.payment_method;
  if (setup?.status === 'succeeded' && method?.card) {
    const { brand, last4 } = method.card;
    return { state: 'saved', card: { id: method.id, brand, last4 } };
  }
  return { state: session.status === 'open' ? 'open' : 'over' };
}

export async function prepareCharge(stripe: Stripe, charge: CardCharge): Promise<string | null> {
  const parameters = {
    customer: charge.customerId,
    payment_method: charge.paymentMethodId,
    amount: charge.amountCents,
    currency: charge.currency,
    allowed_payment_method_types: ['card'],
    description: charge.description,
    metadata: { orderId: charge.orderId, packageId: charge.packageId, partId: charge.partId },
  } satisfies Stripe.PaymentIntentCreateParams;
  try {
    const { id } = await create(idempotencyKey('charge', charge, parameters), (key) =>
      stripe.paymentIntents.create(parameters, { idempotencyKey: key }),
    );
    return id;
  } catch (error) {
    // Taken away at Stripe by hand, or the customer was deleted there.
    if (isAboutCard(error)) return null;
    throw error;
  }
}

/** Anything else that is wrong with a request is a fault of ours, which must not end what the client agreed to. */
function isAboutCard(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.param === undefined || error.param === 'payment_method' || error.param === 'customer')
  );
}

export async function confirmCharge(stripe: Stripe, id: string): Promise<ChargeResult> {
  const before = await stripe.paymentIntents.retrieve(id);
  if (before.status !== 'requires_confirmation') return resultOf(before);
  try {
    return resultOf(await stripe.paymentIntents.confirm(id, { off_session: true }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return refusal(error.code);
    // Confirmed in the same moment, or the card was taken away: what it is now says which.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return resultOf(await stripe.paymentIntents.retrieve(id));
  }
}

function resultOf({ status, last_payment_error: error }: Stripe.PaymentIntent): ChargeResult {
  if (status === 'succeeded') return { outcome: 'paid' };
  if (status === 'processing') return { outcome: 'processing' };
  if (status === 'requires_action') return refusal('authentication_required');
  return refusal(error?.code ?? status);
}

function refusal(code: string | undefined): ChargeResult {
  return code === 'authentication_required'
    ? { outcome: 'question', code }
    : { outcome: 'declined', code: code ?? 'card_declined' };
}

export async function callOffCharge(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(id);
  } catch (error) {
    // It is over, one way or the other: what it is now says which.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export async function removeCard(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id);
  } catch (error) {
    // It no longer belongs to anybody.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
