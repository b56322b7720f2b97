import type { Stripe } from 'stripe';
import type { PaymentReport } from './payments.ts';

/** The id of what Stripe answers as an object, as its id, or not at all. */
export const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** What a payment is, in the states the services know. */
export function intentState(intent: Stripe.PaymentIntent): PaymentReport['state'] {
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
