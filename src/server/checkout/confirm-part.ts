import type { PaymentState } from '#domain/orders/status.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { settleOrder } from './settle-order.ts';

interface PartView {
  readonly state: PaymentState;
  readonly inReview?: true;
}

/**
 * What may be said after the payment page of a later part; null for a session of anything else. Stripe is asked, and
 * what is found is settled at once. It names nobody, so anyone with the session's id may read it.
 */
export async function confirmPart(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  sessionId: string | null,
): Promise<PartView | null> {
  if (!sessionId) return null;
  const find = async () =>
    dataOf(
      await app.db
        .from('payment_parts')
        .select('paid_at')
        .eq('stripe_checkout_session_id', sessionId)
        .maybeSingle(),
    );
  const part = await find();
  if (!part) return null;
  if (part.paid_at) return { state: 'paid' };
  const report = await app.payments.findPayment({ checkoutSessionId: sessionId });
  if (report) await settleOrder(app, report);
  if (report?.state === 'processing') return { state: 'processing' };
  if (report?.state !== 'paid') return { state: 'not_paid' };
  const settled = await find();
  return settled?.paid_at ? { state: 'paid' } : { state: 'processing', inReview: true };
}
