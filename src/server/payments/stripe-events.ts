import type { Stripe } from 'stripe';
import { BadSignature, type PaymentEvent } from './payments.ts';

/** Seconds a webhook's timestamp may be off, in either direction. The SDK itself looks at the past only. */
const toleranceSeconds = 300;

/** The event of a webhook call, signed over its raw body. Throws `BadSignature`, also for one from the future. */
export function readEvent(
  stripe: Stripe,
  rawBody: string,
  signature: string | null,
  secret: string,
): PaymentEvent {
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
