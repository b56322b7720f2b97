import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { findPackage, packageIds } from '#domain/packages/catalogue.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { readUser } from '../access/read-user.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { OpenIntent } from '../payments/payments.ts';
import { attachCheckout, openOrder } from './open-order.ts';
import { requireOpenSale } from './require-open-sale.ts';
import { settleOrder } from './settle-order.ts';

export const openIntentSchema = z.object({ packageId: z.enum(packageIds, 'package.required') });

export interface IntentView {
  readonly clientSecret: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** Public by nature; the page needs it to load the card fields. */
  readonly publishableKey: string;
}

/**
 * Opens the payment of a signed-in client inside our own page, or the one that is open already. The browser names
 * a package; the price is the server's. Refuses `already_paid` when the client paid for it and has yet to apply,
 * or the payment is on its way, `purchase_paused` to begin one while applications are paused, and `throttled`. Throws `PaymentsUnavailable` with nothing charged.
 */
export async function openIntent(
  app: Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log'>,
  actor: Actor,
  input: z.infer<typeof openIntentSchema>,
  { locale }: Pick<Call, 'locale'>,
): Promise<IntentView> {
  await throttle(app, 'intent', actor.userId, intakeThrottles.paymentLooks);
  const { packageId } = input;
  const { amountCents, currency } = findPackage(packageId);
  const { email } = await readUser(app, actor);
  await requireOpenSale(app, actor.userId, packageId);
  const order = await openOrder(app, { userId: actor.userId }, packageId, locale);
  if (order.outcome === 'unknown') throw new Refusal('sign_in_required');
  if (order.outcome === 'already_paid') throw new Refusal('already_paid');
  const { id, clientSecret } =
    (await resume(app, order.paymentIntentId)) ??
    (await app.payments.openIntent({
      orderId: order.orderId,
      packageId,
      amountCents,
      currency,
      email,
      // The next attempt follows the payment that can no longer be paid.
      attempt: order.paymentIntentId ?? 'first',
    }));
  if (id !== order.paymentIntentId) {
    const { outcome } = await attachCheckout(app, order.orderId, { paymentIntentId: id });
    if (outcome !== 'attached') throw new Refusal('already_paid');
  }
  return {
    clientSecret,
    orderId: order.orderId,
    amountCents,
    publishableKey: app.config.stripe.publishableKey,
  };
}

/** The payment opened before, if it can still be paid. Refuses `already_paid` when it was, or is on its way. */
async function resume(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  paymentIntentId: string | null,
): Promise<OpenIntent | null> {
  if (!paymentIntentId) return null;
  const open = await app.payments.resumeIntent(paymentIntentId);
  if (open) return open;
  const report = await app.payments.findPayment({ paymentIntentId });
  if (report?.state !== 'paid' && report?.state !== 'processing') return null;
  await settleOrder(app, report);
  throw new Refusal('already_paid');
}
