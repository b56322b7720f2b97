import { Stripe } from 'stripe';
import { PaymentsUnavailable, type Payments } from './payments.ts';
import {
  callOffCharge,
  confirmCharge,
  findCardPage,
  openCardPage,
  prepareCharge,
  removeCard,
} from './stripe-cards.ts';
import { readEvent } from './stripe-events.ts';
import { listDisputes, listPayments, listRefunds } from './stripe-lists.ts';
import { openCheckout, openIntent, resumeIntent } from './stripe-openings.ts';
import { refund } from './stripe-refunds.ts';
import { findPayment } from './stripe-reports.ts';

interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A sandbox in place of Stripe; null in production. */
  readonly apiBase: URL | null;
}

const timeoutMs = 10_000;

/** A Stripe client with our limits, also used by the setup tool. */
export function stripeClient(secretKey: string, apiBase: URL | null): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    // One more try, with the same idempotency key: kept-alive connections may die between two requests.
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
    resumeIntent: (id, partId) => found(() => resumeIntent(stripe, id, partId)),
    openCardPage: (order) => answered(() => openCardPage(stripe, order)),
    findCardPage: (id) => found(() => findCardPage(stripe, id)),
    prepareCharge: (charge) => answered(() => prepareCharge(stripe, charge)),
    confirmCharge: (id) => answered(() => confirmCharge(stripe, id)),
    callOffCharge: (id) => answered(() => callOffCharge(stripe, id)),
    removeCard: (id) => answered(() => removeCard(stripe, id)),
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
    readEvent: async (rawBody, signature) => readEvent(stripe, rawBody, signature, webhookSecret),
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
