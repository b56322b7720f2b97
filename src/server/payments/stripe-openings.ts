import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Locale } from '#domain/languages.ts';
import type { CheckoutOrder, HostedCheckout, IntentOrder, OpenIntent } from './payments.ts';
import { makeProduct, productIdOf } from './set-up-stripe.ts';

// Pages and payments made for an order at Stripe, once for each attempt.

/** Latin American Spanish: the clients come from Mexico and Central America. */
export const hostedPageLanguage: Readonly<Record<Locale, 'en' | 'es-419'>> = { en: 'en', es: 'es-419' };

/**
 * The same attempt with the same content has the same key. The content is part of it because Stripe refuses a key
 * that comes back with other parameters, such as a corrected e-mail address.
 */
export function idempotencyKey(
  kind: string,
  order: Pick<IntentOrder, 'orderId' | 'attempt'>,
  parameters: object,
): string {
  const content = createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 16);
  return `${kind}:${order.orderId}:${order.attempt}:${content}`;
}

/**
 * Makes an object under a key. Stripe keeps an answer of 500 under its key for a day, so a second key follows, new
 * every minute: what an earlier try may have made is known to nobody and runs out unpaid.
 */
export async function create<Made>(
  key: string,
  make: (idempotencyKey: string) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(key);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    return make(`${key}:${Math.floor(Date.now() / 60_000)}`);
  }
}

/**
 * A sale names the product that `setup:stripe` made, so that reports by product add up. An account where nobody ran it
 * gets the product with its first sale; the next run of `setup:stripe` brings name and price in line.
 */
async function withProduct<Made>(
  stripe: Stripe,
  order: Pick<CheckoutOrder, 'packageId' | 'packageName'>,
  key: string,
  make: (key: string) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(key);
  } catch (error) {
    const lacksProduct =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_missing' &&
      error.param?.endsWith('[product]');
    if (!lacksProduct) throw error;
    await makeProduct(stripe, order.packageId, order.packageName);
    // Stripe may have kept its refusal under the first key.
    return make(`${key}:product`);
  }
}

/** A hosted page for cards and wallets. */
export async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<HostedCheckout> {
  const metadata = {
    orderId: order.orderId,
    packageId: order.packageId,
    ...(order.upgradeId && { upgradeId: order.upgradeId }),
    ...(order.partId && { partId: order.partId }),
  };
  const parameters = {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
    // A price in another currency would not match the order.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product: productIdOf(order.packageId),
        },
      },
    ],
    customer_email: order.email,
    // Else nobody's payments could be told from another's at the processor: one-off payments make no customer.
    customer_creation: 'always',
    client_reference_id: order.orderId,
    locale: hostedPageLanguage[order.locale],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    // The product has one name in one language. What is paid for stands beside the button in the client's.
    custom_text: { submit: { message: order.packageName } },
    metadata,
    payment_intent_data: { metadata, description: order.packageName },
  } satisfies Stripe.Checkout.SessionCreateParams;
  const key = idempotencyKey('checkout', order, parameters);
  const session = await withProduct(stripe, order, key, (thisKey) =>
    create(thisKey, (idempotency) =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey: idempotency }),
    ),
  );
  if (!session.url) throw new Error('the hosted page has no address');
  return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1_000) };
}

/** A payment for the card fields of our own page. */
export async function openIntent(stripe: Stripe, order: IntentOrder): Promise<OpenIntent> {
  const parameters = {
    customer: await makeCustomer(stripe, order),
    amount: order.amountCents,
    currency: order.currency,
    allowed_payment_method_types: ['card'],
    metadata: {
      orderId: order.orderId,
      packageId: order.packageId,
      ...(order.partId && { partId: order.partId }),
    },
  } satisfies Stripe.PaymentIntentCreateParams;
  const opened = openIntentOf(
    await create(idempotencyKey('intent', order, parameters), (key) =>
      stripe.paymentIntents.create(parameters, { idempotencyKey: key }),
    ),
  );
  if (!opened) throw new Error('a new payment cannot be paid');
  return opened;
}

/** A payment opened before, if it can still be paid and is for this part, or for the whole price. */
export async function resumeIntent(
  stripe: Stripe,
  id: string,
  partId: string | null,
): Promise<OpenIntent | null> {
  const intent = await stripe.paymentIntents.retrieve(id);
  return (intent.metadata.partId ?? null) === partId ? openIntentOf(intent) : null;
}

/** Who pays, as the processor knows them: one for each order, however often its payment is opened. */
export async function makeCustomer(
  stripe: Stripe,
  { orderId, email }: Pick<IntentOrder, 'orderId' | 'email'>,
): Promise<string> {
  const parameters = { email, metadata: { orderId } } satisfies Stripe.CustomerCreateParams;
  const content = createHash('sha256').update(email).digest('hex').slice(0, 16);
  const { id } = await create(`customer:${orderId}:${content}`, (key) =>
    stripe.customers.create(parameters, { idempotencyKey: key }),
  );
  return id;
}

const payable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** What our page needs to go on with a payment; null when it can no longer be paid. */
function openIntentOf(intent: Stripe.PaymentIntent): OpenIntent | null {
  if (!payable.has(intent.status) || !intent.client_secret) return null;
  return { id: intent.id, clientSecret: intent.client_secret };
}
