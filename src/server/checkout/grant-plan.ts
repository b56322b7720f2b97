import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import type * as own from '#domain/orders/api.ts';
import type * as orders from '#domain/orders/api.staff.ts';
import { planStatuses, type GrantForOrderRequest, type StopRequest } from '#domain/orders/parts.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { newReference } from '../http/tokens.ts';
import { keyOf } from '../writes/write-key.ts';
import { closePages } from './close-pages.ts';

type PlanApp = Pick<App, 'db' | 'payments' | 'log' | 'clock' | 'site'>;

const granted = z.union([
  z.object({ outcome: z.literal('done'), planId: z.string() }),
  outcome('unknown', 'paid', 'over', 'money_open', 'granted'),
]);

/**
 * Lets an application that is not paid be paid in parts, the price being the catalogue's; its sender hears of it by
 * mail. A page for the whole price that was open ends. Refuses `not_found`, `already_paid`, `case_over` for an
 * application that was declined or withdrawn or had a case, `money_open` while a payment is on its way or looked at,
 * and `plan_open` when one stands.
 */
export const grantPlan = command({
  sendsMail: true,
  run: (
    app: PlanApp,
    actor: Actor,
    { id: intakeId, packageId, ...request }: CleanInputOf<typeof applications.grantPlan>,
  ): Promise<{ planId: string }> => {
    return grant(app, actor, { intakeId, packageId }, request);
  },
});

/**
 * The same for what a signed-in client began to buy without an application, its package being the order's. Refuses as
 * `grantPlan` does; `case_over` is an order that was cancelled or has an application.
 */
export const grantPlanOfOrder = command({
  sendsMail: true,
  run: async (
    app: PlanApp,
    actor: Actor,
    { id: orderId, ...request }: CleanInputOf<typeof orders.grantPlan>,
  ): Promise<{ planId: string }> => {
    const order = dataOf(await app.db.from('orders').select('package_id').eq('id', orderId).maybeSingle());
    if (!order) throw new Refusal('not_found');
    return grant(app, actor, { orderId, packageId: order.package_id }, request);
  },
});

async function grant(
  app: PlanApp,
  actor: Actor,
  what: { readonly packageId: PackageId } & ({ readonly intakeId: string } | { readonly orderId: string }),
  { idempotencyKey, parts, everyDays }: GrantForOrderRequest,
): Promise<{ planId: string }> {
  const { amountCents, currency } = findPackage(what.packageId);
  const p = {
    ...what,
    parts,
    everyDays,
    amountCents,
    currency,
    reference: newReference(),
    ...byActor(actor),
    idempotencyKey: keyOf('plan', actor, idempotencyKey),
  };
  const answer = await callSql(app, 'grant_plan', p, granted);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'paid') throw new Refusal('already_paid');
  if (answer.outcome === 'over') throw new Refusal('case_over');
  if (answer.outcome === 'money_open') throw new Refusal('money_open');
  if (answer.outcome !== 'done') throw new Refusal('plan_open');
  await closeSoon(app);
  return { planId: answer.planId };
}

const stopped = z.union([
  z.object({ outcome: z.literal('over'), status: z.enum(planStatuses) }),
  outcome('done', 'unknown'),
]);

/**
 * Ends a plan: nothing more is charged, and what was paid stays with the case until it is decided by the refund rule.
 * Refuses `not_found`, and `plan_over`.
 */
async function stop(
  app: PlanApp,
  by: ReturnType<typeof byActor>,
  planId: string,
  { idempotencyKey }: StopRequest,
): Promise<void> {
  const p = { planId, ...by, idempotencyKey: keyOf('stop_plan', { userId: by.actorId }, idempotencyKey) };
  const answer = await callSql(app, 'stop_payment_plan', p, stopped);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'over') throw new Refusal('plan_over', { extra: { status: answer.status } });
  await closeSoon(app);
}

/** Staff end a plan, whoever's it is. */
export const stopPlan = command({
  sendsMail: true,
  run: (
    app: PlanApp,
    actor: Actor,
    { id: planId, ...request }: CleanInputOf<typeof orders.stopPlan>,
  ): Promise<void> => {
    return stop(app, byActor(actor), planId, request);
  },
});

/** A client ends a plan of their own; staff hear of it and have a task. */
export const stopOwnPlan = command({
  sendsMail: true,
  run: (
    app: PlanApp,
    actor: Actor,
    { id: planId, ...request }: CleanInputOf<typeof own.stopPlan>,
  ): Promise<void> => {
    return stop(app, { actorId: actor.userId, actorRole: 'client' }, planId, request);
  },
});

/** An old tab must no longer take a payment. While Stripe does not answer, the schedule tries again. */
async function closeSoon(app: PlanApp): Promise<void> {
  await closePages(app).catch((error: unknown) => app.log('page_left_open', describeFault(error)));
}
