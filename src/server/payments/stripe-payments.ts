import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Locale } from '#domain/languages.ts';
import { gaveNothing, type ProcessorRefundStatus } from '#domain/refunds/processor-status.ts';
import {
  BadSignature,
  PaymentsUnavailable,
  type CheckoutOrder,
  type DisputeReport,
  type HostedCheckout,
  type IntentOrder,
  type ListedChange,
  type ListedPayment,
  type OpenIntent,
  type PaymentReference,
  type PaymentReport,
  type Payments,
  type RefundOrder,
  type RefundReport,
  type RefundResult,
  type Span,
} from './payments.ts';

interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A sandbox in place of Stripe; null in production. */
  readonly apiBase: URL | null;
}

const timeoutMs = 10_000;
/** Seconds a webhook's timestamp may be off, in either direction. The SDK itself looks at the past only. */
const toleranceSeconds = 300;

/** Latin American Spanish: the clients come from Mexico and Central America. */
const hostedPageLanguage: Readonly<Record<Locale, 'en' | 'es-419'>> = { en: 'en', es: 'es-419' };

/** A Stripe client with our limits, also used by the setup tool. */
export function stripeClient(secretKey: string, apiBase: URL | null): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // One more try, with the same idempotency key: kept-alive connections die between two requests.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && {
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? '443' : '80'),
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/**
 * The production adapter of the `Payments` port. Cards and wallets only: other methods settle
 * days later. Throws `PaymentsUnavailable` when Stripe does not answer, answers with a fault of its own or asks to
 * slow down; anything else it refuses is a fault of ours.
 */
export function stripePayments({ secretKey, webhookSecret, apiBase }: StripeConfig): Payments {
  const stripe = stripeClient(secretKey, apiBase);
  return {
    openCheckout: (order) => answered(() => openCheckout(stripe, order)),
    openIntent: (order) => answered(() => openIntent(stripe, order)),
    resumeIntent: (id) => found(async () => openIntentOf(await stripe.paymentIntents.retrieve(id))),
    findPayment: (reference) => found(() => findPayment(stripe, reference)),
    refund: (order) => answered(() => refund(stripe, order)),
    listPayments: (span) => answered(() => listPayments(stripe, span)),
    listRefunds: (span) => answered(() => listRefunds(stripe, span)),
    listDisputes: (span) => answered(() => listDisputes(stripe, span)),
    expireCheckout: (id) =>
      answered(async () => {
        try {
          await stripe.checkout.sessions.expire(id);
        } catch (error) {
          // Paid or expired meanwhile: what it is now arrives by its own event.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        }
      }),
    readEvent: (rawBody, signature) => readEvent(stripe, rawBody, signature, webhookSecret),
  };
}

async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError
    ) {
      throw new PaymentsUnavailable();
    }
    throw error;
  }
}

/** As `answered`; an id Stripe does not know is null. */
function found<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  return answered(async () => {
    try {
      return await ask();
    } catch (error) {
      const unknown =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        (error.statusCode === 404 || error.code === 'resource_missing');
      if (unknown) return null;
      throw error;
    }
  });
}

/**
 * The same attempt with the same content has the same key. The content is part of it because Stripe refuses a key
 * that comes back with other parameters, such as a corrected e-mail address.
 */
function idempotencyKey(kind: string, order: IntentOrder, parameters: object): string {
  const content = createHash('sha256').update(JSON.stringify(parameters)).digest('hex').slice(0, 16);
  return `${kind}:${order.orderId}:${order.attempt}:${content}`;
}

/**
 * Makes an object under a key. Stripe keeps an answer of 500 under its key for a day, so a second key follows, new
 * every minute: what an earlier try may have made is known to nobody and runs out unpaid.
 */
async function create<Made>(key: string, make: (idempotencyKey: string) => Promise<Made>): Promise<Made> {
  try {
    return await make(key);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    return make(`${key}:${Math.floor(Date.now() / 60_000)}`);
  }
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<HostedCheckout> {
  const metadata = { orderId: order.orderId, packageId: order.packageId };
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
          product_data: { name: order.packageName, metadata: { packageId: order.packageId } },
        },
      },
    ],
    customer_email: order.email,
    client_reference_id: order.orderId,
    locale: hostedPageLanguage[order.locale],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    payment_intent_data: { metadata, description: order.packageName },
  } satisfies Stripe.Checkout.SessionCreateParams;
  const session = await create(idempotencyKey('checkout', order, parameters), (key) =>
    stripe.checkout.sessions.create(parameters, { idempotencyKey: key }),
  );
  if (!session.url) throw new Error('the hosted page has no address');
  return { id: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1_000) };
}

async function openIntent(stripe: Stripe, order: IntentOrder): Promise<OpenIntent> {
  const parameters = {
    amount: order.amountCents,
    currency: order.currency,
    allowed_payment_method_types: ['card'],
    metadata: { orderId: order.orderId, packageId: order.packageId },
  } satisfies Stripe.PaymentIntentCreateParams;
  const opened = openIntentOf(
    await create(idempotencyKey('intent', order, parameters), (key) =>
      stripe.paymentIntents.create(parameters, { idempotencyKey: key }),
    ),
  );
  if (!opened) throw new Error('a new payment cannot be paid');
  return opened;
}

const payable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

function openIntentOf(intent: Stripe.PaymentIntent): OpenIntent | null {
  if (!payable.has(intent.status) || !intent.client_secret) return null;
  return { id: intent.id, clientSecret: intent.client_secret };
}

async function findPayment(stripe: Stripe, reference: PaymentReference): Promise<PaymentReport | null> {
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

/** All refunds of a payment, those that failed too. Asked for at every look, whichever event brought us here. */
async function refundsOf(stripe: Stripe, intentId: string): Promise<RefundReport[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.map(describeRefund);
}

function describeRefund(refund: Stripe.Refund): RefundReport {
  return {
    id: refund.id,
    amountCents: refund.amount,
    status: (refund.status ?? 'pending') as ProcessorRefundStatus,
    failureReason: refund.failure_reason ?? null,
    sentAt: new Date(refund.created * 1_000),
    requestId: refund.metadata?.requestId ?? null,
  };
}

async function disputesOf(
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

async function refund(stripe: Stripe, order: RefundOrder): Promise<RefundResult> {
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

const within = ({ from, to }: Span) => ({
  created: { gte: Math.floor(from.getTime() / 1_000), lt: Math.ceil(to.getTime() / 1_000) },
  limit: 100,
});
/** More than this in one span is left for the next look at it. */
const mostListed = 2_000;

async function listPayments(stripe: Stripe, span: Span): Promise<ListedPayment[]> {
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

async function listRefunds(stripe: Stripe, span: Span): Promise<ListedChange[]> {
  const refunds = await stripe.refunds.list(within(span)).autoPagingToArray({ limit: mostListed });
  return refunds.map(({ id, payment_intent, status }) => ({
    id,
    paymentIntentId: idOf(payment_intent),
    status: status ?? 'pending',
  }));
}

async function listDisputes(stripe: Stripe, span: Span): Promise<ListedChange[]> {
  const disputes = await stripe.disputes.list(within(span)).autoPagingToArray({ limit: mostListed });
  return disputes.map(({ id, payment_intent, status }) => ({
    id,
    paymentIntentId: idOf(payment_intent),
    status,
  }));
}

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

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

function intentState(intent: Stripe.PaymentIntent): PaymentReport['state'] {
  switch (intent.status) {
    case 'succeeded':
      return 'paid';
    case 'processing':
    case 'requires_capture':
      return 'processing';
    case 'canceled':
      return 'expired';
    default:
      return intent.last_payment_error ? 'failed' : 'not_paid';
  }
}

/** `visa 4242`: what a person recognises their card by. */
function describeMethod(charge: Stripe.Charge | null): string | null {
  const details = charge?.payment_method_details;
  if (!details) return null;
  return details.card?.last4 ? `${details.card.brand ?? 'card'} ${details.card.last4}` : details.type;
}

function readEvent(stripe: Stripe, rawBody: string, signature: string | null, secret: string) {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, toleranceSeconds);
  } catch {
    throw new BadSignature();
  }
  // The SDK takes a timestamp from the future; signed far ahead it could be played back for as long.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1]);
  if (!(signedAt <= Date.now() / 1_000 + toleranceSeconds)) throw new BadSignature();
  if (typeof event.id !== 'string' || typeof event.type !== 'string') throw new BadSignature();
  const object = event.data.object as { id?: unknown };
  return { id: event.id, type: event.type, objectId: typeof object.id === 'string' ? object.id : null };
}
