import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { BadSignature } from '../payments/payments.ts';

/**
 * Takes one webhook delivery: verified over the raw body, then stored once by its id, so that a repeated delivery
 * is harmless. Returns the id for processing. Refuses `invalid_input` for a signature that is not right, too old
 * or from the future, with nothing written; when it cannot be stored the sender is told and delivers again.
 */
export async function receiveEvent(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  rawBody: string,
  signature: string | null,
): Promise<string> {
  let event;
  try {
    event = await app.payments.readEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    app.log('webhook_signature_refused', {});
    throw new Refusal('invalid_input');
  }
  dataOf(
    await app.db
      .from('stripe_events')
      .upsert(
        { id: event.id, type: event.type, object_id: event.objectId },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  );
  return event.id;
}
