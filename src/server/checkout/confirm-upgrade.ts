import type { PaymentState } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { settleOrder } from './settle-order.ts';

interface UpgradeView {
  readonly state: PaymentState;
  readonly packageId: PackageId;
  readonly inReview?: true;
}

/**
 * What may be said after the payment page of an offer; null for a session of anything else. Stripe is asked, and what
 * is found is settled at once. It names nobody, so anyone with the session's id may read it.
 */
export async function confirmUpgrade(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  sessionId: string | null,
): Promise<UpgradeView | null> {
  if (!sessionId) return null;
  const find = async () =>
    dataOf(
      await app.db
        .from('order_upgrades')
        .select('to_package, paid_at')
        .eq('stripe_checkout_session_id', sessionId)
        .maybeSingle(),
    );
  const offer = await find();
  if (!offer) return null;
  const packageId = offer.to_package;
  if (offer.paid_at) return { state: 'paid', packageId };
  const report = await app.payments.findPayment({ checkoutSessionId: sessionId });
  if (report) await settleOrder(app, report);
  if (report?.state === 'processing') return { state: 'processing', packageId };
  if (report?.state !== 'paid') return { state: 'not_paid', packageId };
  const settled = await find();
  return settled?.paid_at ? { state: 'paid', packageId } : { state: 'processing', packageId, inReview: true };
}
