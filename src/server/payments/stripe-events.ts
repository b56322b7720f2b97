import * as z from 'zod/mini';
import type { Stripe } from 'stripe';
import { isStorableText } from '#domain/text.ts';
import { BadSignature, type PaymentEvent } from './payments.ts';

/** Seconds a webhook's timestamp may be off, in either direction. The SDK itself looks at the past only. */
const toleranceSeconds = 300;

/** Ids as the database can keep them, in a sane length. */
const id = z.string().check(
  z.minLength(1),
  z.maxLength(255),
  z.refine((value) => isStorableText(value, false)),
);

/** What we read of an event. A signed body of any other form is refused as one that is not signed. */
const signedEvent = z.object({
  id,
  type: id,
  data: z.object({ object: z.object({ id: z.optional(z.unknown()) }) }),
});

/** The event of a webhook call, signed over its raw body. Throws `BadSignature`, also for one from the future. */
export function readEvent(
  stripe: Stripe,
  rawBody: string,
  signature: string | null,
  secret: string,
): PaymentEvent {
  let body: unknown;
  try {
    body = stripe.webhooks.constructEvent(rawBody, signature ?? '', secret, toleranceSeconds);
  } catch {
    throw new BadSignature();
  }
  // The SDK takes a timestamp from the future; signed far ahead it could be played back for as long.
  if (!(signedAt(signature ?? '') <= Date.now() / 1_000 + toleranceSeconds)) throw new BadSignature();
  const event = signedEvent.safeParse(body).data;
  if (!event) throw new BadSignature();
  const object = id.safeParse(event.data.object.id).data;
  return { id: event.id, type: event.type, objectId: object ?? null };
}

/** The timestamp of a signature as the SDK reads it: of several, the last one counts. */
function signedAt(header: string): number {
  const stamps = header
    .split(',')
    .map((item) => item.split('='))
    .filter(([name]) => name === 't');
  return Number.parseInt(stamps.at(-1)?.[1] ?? '', 10);
}
