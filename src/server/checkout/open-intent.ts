import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { Locale } from '#domain/languages.ts';
import { findPackage, packageIds } from '#domain/packages/catalogue.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { readUser } from '../access/read-user.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { newReference } from '../http/tokens.ts';
import { PaymentsUnavailable, type OpenIntent } from '../payments/payments.ts';
import { settleOrder } from './settle-order.ts';

export const openIntentSchema = z.object({ packageId: z.enum(packageIds, 'package.required') });

export interface IntentView {
  readonly clientSecret: string;
  readonly orderId: string;
  readonly amountCents: number;
  /** Public by nature; the page needs it to load the card fields. */
  readonly publishableKey: string;
}

interface OrderAnswer {
  readonly outcome: 'open' | 'already_paid' | 'unknown' | 'attached' | 'not_open';
  readonly orderId: string;
  readonly paymentIntentId: string | null;
}

/**
 * Opens the payment of a signed-in client inside our own page, or the one that is open already. The browser names
 * a package; the price is the server's. Refuses `already_paid` when the client paid for it and has yet to apply,
 * or the payment is on its way, `throttled`, and `unavailable` when Stripe does not answer, with nothing
 * charged.
 */
export async function openIntent(
  app: Pick<App, 'config' | 'db' | 'payments' | 'log'>,
  input: z.infer<typeof openIntentSchema>,
  actor: Actor,
  language: Locale,
): Promise<IntentView> {
  await throttle(app, 'intent', actor.userId, intakeThrottles.paymentLooks);
  const { packageId } = input;
  const { amountCents, currency } = findPackage(packageId);
  const { email } = await readUser(app, actor);
  const order = dataOf(
    await app.db.rpc('open_order', {
      p: {
        userId: actor.userId,
        packageId,
        amountCents,
        currency,
        language,
        reference: newReference(),
      },
    }),
  ) as unknown as OrderAnswer;
  if (order.outcome === 'unknown') throw new Refusal('sign_in_required');
  if (order.outcome === 'already_paid') throw new Refusal('already_paid');
  try {
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
      const attached = dataOf(
        await app.db.rpc('attach_checkout', { p: { orderId: order.orderId, paymentIntentId: id } }),
      ) as unknown as OrderAnswer;
      if (attached.outcome !== 'attached') throw new Refusal('already_paid');
    }
    return {
      clientSecret,
      orderId: order.orderId,
      amountCents,
      publishableKey: app.config.stripe.publishableKey,
    };
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
    throw error;
  }
}

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
