import * as z from 'zod/mini';
import { mayBeOpen } from '#domain/intake/notices.ts';
import type { PaymentAnswer } from '#domain/orders/payment-answers.ts';
import { maskEmail } from '#domain/email-mask.ts';
import { paymentStateOf } from '#domain/orders/status.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { promisedDays, type PromisedDays } from '#domain/promises/promised-days.ts';
import { isId } from '#domain/record-id.ts';
import { isStorableText } from '#domain/text.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { command } from '../http/service.ts';
import type { PaymentReport } from '../payments/payments.ts';
import { confirmPart } from './confirm-part.ts';
import { confirmUpgrade } from './confirm-upgrade.ts';
import { countConversion } from './count-conversion.ts';
import { knownPayer } from './known-payer.ts';
import { settleOrder } from './settle-order.ts';

const someId = z.nullish(
  z.string().check(
    z.maxLength(255),
    z.refine((value) => isStorableText(value, false), 'text.characters'),
  ),
);

export const confirmPaymentSchema = z.object({ paymentIntentId: someId, orderId: someId, sessionId: someId });

/** Looks per address: a page asks a few times while a payment is processed. */
const looks = { limit: 120, windowSeconds: 10 * 60 };

export type ConfirmApp = Pick<App, 'config' | 'db' | 'payments' | 'clock' | 'log' | 'site'>;

/**
 * What the pages after a payment may say. Stripe is asked, never the browser, and a payment found there is
 * settled at once, as the webhook would. Ids nobody knows are `unknown`; the money is claimed to be there or not
 * to be taken only when Stripe says so: when it does not answer and the order is not settled here already,
 * `PaymentsUnavailable` is thrown, since "no money was taken" would be a guess. Refuses `throttled`.
 */
export const confirmPayment = command({
  reads: confirmPaymentSchema,
  sendsMail: true,
  run: async (
    app: ConfirmApp,
    _actor,
    input: z.infer<typeof confirmPaymentSchema>,
    { call },
  ): Promise<PaymentAnswer> => {
    const ids = askedIds(input);
    if (!ids) return { state: 'unknown' };
    await throttle(app, 'confirm-ip', call.ip, looks);
    const upgrade = await confirmUpgrade(app, ids.sessionId);
    if (upgrade) return upgrade;
    const part = await confirmPart(app, ids.sessionId);
    if (part) return part;
    const known = await findOrder(app, ids);
    if (known?.completed_at) return view(app, known, call);

    const named = ids.sessionId ?? ids.paymentIntentId;
    const report = await ask(app, {
      sessionId: ids.sessionId ?? (named ? null : (known?.stripe_checkout_session_id ?? null)),
      paymentIntentId: ids.paymentIntentId ?? (named ? null : (known?.stripe_payment_intent_id ?? null)),
    });
    if (!report) return known ? view(app, known, call) : { state: 'unknown' };
    const outcome = await settleOrder(app, report);
    const order = await findOrder(app, {
      orderId: isId(report.orderId) ? report.orderId : null,
      sessionId: report.checkoutSessionId,
      paymentIntentId: report.paymentIntentId,
    });
    if (!order || outcome === 'unknown_order') return { state: 'unknown' };
    return view(app, order, call);
  },
});

export interface AskedIds {
  readonly orderId: string | null;
  readonly sessionId: string | null;
  readonly paymentIntentId: string | null;
}

/** Only ids of the right form are looked up. The specified `orderId` may also be the payment's own id. */
export function askedIds(input: z.infer<typeof confirmPaymentSchema>): AskedIds | null {
  const stripeId = (value: string | null | undefined, prefix: string) =>
    value && new RegExp(`^${prefix}_[A-Za-z0-9_]+$`).test(value) ? value : null;
  const ids = {
    orderId: isId(input.orderId) ? input.orderId : null,
    sessionId: stripeId(input.sessionId, 'cs'),
    paymentIntentId: stripeId(input.paymentIntentId, 'pi') ?? stripeId(input.orderId, 'pi'),
  };
  return ids.orderId || ids.sessionId || ids.paymentIntentId ? ids : null;
}

const orderColumns = `id, reference, status, review_reason, package_id, amount_cents, received_cents, user_id, intake_form_id, completed_at, confirmation_seen_at,
  stripe_checkout_session_id, stripe_payment_intent_id`;

export async function findOrder(app: Pick<App, 'db'>, { orderId, sessionId, paymentIntentId }: AskedIds) {
  // Stripe's ids first: they were made for this payment, while an order can have had an earlier page.
  const ways = [
    ['stripe_checkout_session_id', sessionId],
    ['stripe_payment_intent_id', paymentIntentId],
    ['id', orderId],
  ] as const;
  for (const [column, value] of ways) {
    if (!value) continue;
    const order = dataOf(await app.db.from('orders').select(orderColumns).eq(column, value).maybeSingle());
    if (order) return order;
  }
  return null;
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function ask(app: ConfirmApp, ids: Omit<AskedIds, 'orderId'>): Promise<PaymentReport | null> {
  if (ids.sessionId) return app.payments.findPayment({ checkoutSessionId: ids.sessionId });
  if (ids.paymentIntentId) return app.payments.findPayment({ paymentIntentId: ids.paymentIntentId });
  return null;
}

async function view(app: ConfirmApp, order: Order, call: Pick<Call, 'cookies'>): Promise<PaymentAnswer> {
  if (order.completed_at && !order.confirmation_seen_at) await countConversion(app, order.id);
  const seen = {
    state: paymentStateOf(order.status),
    ...(isPackageId(order.package_id) && { packageId: order.package_id }),
    ...(order.status === 'needs_review' && { inReview: true as const }),
  };
  const payer = await knownPayer(app, order, call);
  if (!payer) return seen;
  const checkAddress = payer === 'applicant' && seen.inReview && order.review_reason === 'other_client';
  const user = await userOf(app, order);
  const intake = await intakeOf(app, order);
  const email = user?.email ?? intake?.email;
  return {
    ...seen,
    ...(checkAddress && { checkAddress: true as const }),
    orderReference: order.reference,
    // Of a price paid in parts, what has arrived.
    amountCents: order.completed_at ? order.received_cents : order.amount_cents,
    ...(order.completed_at && order.received_cents < order.amount_cents && { hasMoreParts: true as const }),
    ...(email && { email: maskEmail(email) }),
    hasPassword: Boolean(user?.hashed_password),
    ...(order.completed_at && !order.intake_form_id && { needsApplication: true as const }),
    ...(order.completed_at &&
      intake &&
      (isOpen(intake)
        ? // Nobody else is told how the case stands.
          payer !== 'payer' && { helpFirst: true as const }
        : { days: daysFrom(app, order.completed_at, intake.submitted_at) })),
  };
}

/** While a court may be working on the eviction, no papers are made: no day of ours would be true. */
const isOpen = (intake: NonNullable<Awaited<ReturnType<typeof intakeOf>>>) =>
  mayBeOpen({
    hasEviction: intake.has_eviction,
    ...(intake.still_open && { stillOpen: intake.still_open }),
    ...(intake.case_outcome && { caseOutcome: intake.case_outcome }),
  });

/** Promises run once both are there: the payment and the application. */
function daysFrom({ site }: Pick<App, 'site'>, paidAt: string, appliedAt: string): PromisedDays {
  const begins = Math.max(Date.parse(paidAt), Date.parse(appliedAt));
  return promisedDays(new Date(begins), officeCalendar(site.closures));
}

async function intakeOf(app: ConfirmApp, { intake_form_id: id }: Order) {
  if (!id) return null;
  return dataOf(
    await app.db
      .from('intake_forms')
      .select('email, submitted_at, has_eviction, still_open, case_outcome')
      .eq('id', id)
      .maybeSingle(),
  );
}

async function userOf(app: ConfirmApp, { user_id: id }: Order) {
  if (!id) return null;
  return dataOf(await app.db.from('users').select('email, hashed_password').eq('id', id).maybeSingle());
}
