import type * as z from 'zod/mini';
import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import type { openIntentSchema } from '#domain/orders/payment-requests.ts';
import type { Actor } from '#domain/access/roles.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import type { CurrentUser } from '#domain/access/link-answers.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import type { OpenIntent } from '../payments/payments.ts';
import { nextPart } from './next-part.ts';
import { attachCheckout, openOrder } from './open-order.ts';
import { requireOpenSale } from './require-open-sale.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Opens the payment of a signed-in client inside our own page, or the one that is open already. The browser names a
 * package; the price is the server's, and where staff let it be paid in parts, the first part. Refuses `already_paid`
 * when the client paid for it and has yet to apply, or the payment is on its way, `purchase_paused` to begin one while
 * applications are paused, `hearing_unasked` where there is no application and it was not said whether the eviction is still
 * open, `hearing_near` while their eviction is about to be heard and staff have not answered, and
 * `sale_closed` while production takes no payments. Throws `PaymentsUnavailable` with
 * nothing charged.
 */
export const openIntent = command({
  run: async (
    app: Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log' | 'clock'>,
    actor: Actor & { readonly account: Pick<CurrentUser, 'email'> },
    input: z.infer<typeof openIntentSchema>,
    { call: { locale } },
  ): Promise<OpenedPayment> => {
    const { packageId, eviction } = input;
    const { amountCents, currency } = findPackage(packageId);
    const { email } = actor.account;
    await requireOpenSale(app, { userId: actor.userId, packageId });
    const order = await openOrder(app, { userId: actor.userId }, packageId, locale, eviction);
    if (order.outcome === 'unknown') throw new Refusal('sign_in_required');
    if (order.outcome === 'hearing_near' || order.outcome === 'hearing_unasked')
      throw new Refusal(order.outcome);
    if (order.outcome === 'already_paid') throw new Refusal('already_paid');
    const { part, attempt } = await nextPart(app, order.orderId);
    const toPayCents = part?.amountCents ?? amountCents;
    const { id, clientSecret } =
      (await resume(app, order.paymentIntentId, part?.partId ?? null)) ??
      (await app.payments.openIntent({
        orderId: order.orderId,
        packageId,
        amountCents: toPayCents,
        ...(part && { partId: part.partId }),
        currency,
        email,
        // The next attempt follows the payment that can no longer be paid.
        attempt: [...attempt, order.paymentIntentId ?? 'first'].join(':'),
      }));
    if (id !== order.paymentIntentId) {
      const { outcome } = await attachCheckout(app, order.orderId, { paymentIntentId: id });
      if (outcome !== 'attached') throw new Refusal('already_paid');
    }
    return {
      clientSecret,
      orderId: order.orderId,
      amountCents: toPayCents,
      part: part && { place: part.place, count: part.count },
      publishableKey: app.config.stripe.publishableKey,
    };
  },
});

/** The payment opened before, if it can still be paid. Refuses `already_paid` when it was, or is on its way. */
async function resume(
  app: Pick<App, 'db' | 'payments' | 'log'>,
  paymentIntentId: string | null,
  partId: string | null,
): Promise<OpenIntent | null> {
  if (!paymentIntentId) return null;
  const open = await app.payments.resumeIntent(paymentIntentId, partId);
  if (open) return open;
  const report = await app.payments.findPayment({ paymentIntentId });
  if (report?.state !== 'paid' && report?.state !== 'processing') return null;
  await settleOrder(app, report);
  throw new Refusal('already_paid');
}
