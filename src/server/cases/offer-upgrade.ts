import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { upgradePrice, upgradeStatuses } from '#domain/cases/upgrades.ts';
import type * as orders from '#domain/orders/api.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import { keyOf, writeOf } from '../writes/write-key.ts';
import { dueFromNow } from './due-from-now.ts';

const offered = z.union([
  z.object({ outcome: z.literal('done'), upgradeId: z.string() }),
  outcome('unknown', 'stale', 'offered', 'money_open', 'over'),
]);

/**
 * Offers a client a larger package for the difference between two prices of the catalogue; the client hears of it by
 * mail. Refuses `not_found`, `stale` when the package is not the one that was seen, a package that is not larger,
 * `upgrade_open` when an offer stands, `money_open` while the first payment is not settled, disputed or asked back,
 * `case_over`, and `sale_closed` while production takes no payments: nobody is asked for what they cannot pay.
 */
export const offerUpgrade = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'config' | 'db'>,
    actor: Actor,
    { id: caseId, idempotencyKey, fromPackage, toPackage }: CleanInputOf<typeof cases.offerUpgrade>,
  ): Promise<{ upgradeId: string }> => {
    const amountCents = upgradePrice(fromPackage, toPackage);
    if (amountCents === null) throw refuseField('toPackage', 'package.larger');
    if (!(await takesPayments(app, toPackage))) throw new Refusal('sale_closed');
    const { currency } = findPackage(toPackage);
    const p = {
      caseId,
      fromPackage,
      toPackage,
      amountCents,
      currency,
      ...writeOf('offer', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'offer_upgrade', p, offered);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    if (answer.outcome === 'offered') throw new Refusal('upgrade_open');
    if (answer.outcome === 'over') throw new Refusal('case_over');
    if (answer.outcome !== 'done') throw new Refusal('money_open');
    return { upgradeId: answer.upgradeId };
  },
});

const ended = z.union([
  z.object({ outcome: z.literal('done'), checkoutSessionId: z.nullable(z.string()), orderId: z.string() }),
  z.object({ outcome: z.literal('answered'), status: z.enum(upgradeStatuses) }),
  outcome('unknown'),
]);

type EndApp = Pick<App, 'db' | 'payments' | 'log' | 'clock' | 'site'>;

/**
 * Withdraws an offer and closes its payment page. Refuses `not_found`, and `upgrade_answered` with how it was answered.
 */
export const withdrawUpgrade = command({
  sendsMail: true,
  run: async (
    app: EndApp,
    actor: Actor,
    { id: upgradeId, idempotencyKey }: CleanInputOf<typeof cases.withdrawUpgrade>,
  ): Promise<void> => {
    const p = { upgradeId, ...writeOf('withdraw', actor, idempotencyKey) };
    await closePage(app, await callSql(app, 'withdraw_upgrade', p, ended));
  },
});

/** The client keeps their package; staff are told and get a task. Refuses as `withdrawUpgrade`. */
export const declineUpgrade = command({
  sendsMail: true,
  run: async (
    app: EndApp,
    actor: Actor,
    { id: upgradeId, idempotencyKey }: CleanInputOf<typeof orders.declineUpgrade>,
  ): Promise<void> => {
    const p = {
      upgradeId,
      actorId: actor.userId,
      idempotencyKey: keyOf('decline', actor, idempotencyKey),
      answerDueAt: dueFromNow(app, 'support_reply'),
    };
    await closePage(app, await callSql(app, 'decline_upgrade', p, ended));
  },
});

/** A tab left open must no longer take a payment. If Stripe does not answer, the schedule tries again. */
async function closePage(app: EndApp, answer: z.infer<typeof ended>): Promise<void> {
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'answered')
    throw new Refusal('upgrade_answered', { extra: { status: answer.status } });
  const { checkoutSessionId, orderId } = answer;
  if (checkoutSessionId === null) return;
  try {
    await app.payments.expireCheckout(checkoutSessionId);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    app.log('page_left_open', { orderId });
    return;
  }
  await runSql(app, 'note_page_closed', { orderId, checkoutSessionId });
}
