import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { stopOwnPlan, stopPlan } from '#server/checkout/grant-plan.ts';
import { PaymentsUnavailable } from '#server/payments/payments.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { decideRefund } from '#server/refunds/decide-refund.ts';
import { putStatus } from '#tests/put-status.ts';
import { inFullRun } from '#tests/runs.ts';
import { key, openPlanShop, type PlanShop } from './plan-shop.ts';
import type { Shop } from './shop.ts';

let plans: PlanShop;
let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  plans = await openPlanShop();
  ({ shop, staff } = plans);
});
afterAll(() => shop.close());
beforeEach(() => plans.beginAnew());

describe('a plan that ends', () => {
  it(
    'stopped by the client: nothing more is charged, staff decide, and a part paid in the same minute goes back',
    inFullRun,
    async () => {
      const one = await plans.begun();
      const page = await plans.pageOf(one, 2);
      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      await expect(stopOwnPlan.run(shop.app, staff, { id: one.planId, ...key() })).rejects.toMatchObject({
        code: 'not_found',
      });
      await stopOwnPlan.run({ ...shop.app, payments: deaf }, one.actor, { id: one.planId, ...key() });
      expect(await plans.stateOf(one)).toMatchObject({
        plan: 'stopped',
        why: 'client',
        status: 'paid',
        case_status: 'submitted',
      });
      expect(await plans.tasksOf(one)).toEqual(['plan_stopped']);
      const late = await shop.stripe.payCheckoutSession(page);
      await shop.idle();
      expect(plans.backAt(late.paymentIntentId)).toBe(16_500);
      expect(await plans.stateOf(one)).toMatchObject({
        received: 16_500,
        refunded: 0,
        review: false,
        case_status: 'submitted',
      });
      await expect(stopPlan.run(shop.app, staff, { id: one.planId, ...key() })).rejects.toMatchObject({
        code: 'plan_over',
      });
      await expect(plans.pageOf(one, 3)).rejects.toMatchObject({ code: 'plan_over' });
    },
  );

  it('declined by us: every part goes back, the one charged in the same minute too', inFullRun, async () => {
    const one = await plans.begun();
    const second = await plans.pay(one, 2);
    const page = await plans.pageOf(one, 3);
    shop.stripe.webhooks.drop(true);
    const { paymentIntentId: third } = await shop.stripe.payCheckoutSession(page);
    await decideApplication.run(shop.app, staff, {
      id: one.ana.intakeId,
      from: 'submitted',
      to: 'declined',
      note: 'No podemos.',
    });
    shop.stripe.webhooks.drop(false);
    await shop.reconcile();
    await shop.idle();
    expect([one.intentId, second, third].map(plans.backAt)).toEqual([16_500, 16_500, 16_500]);
    expect(await plans.stateOf(one)).toMatchObject({
      plan: 'stopped',
      why: 'case_over',
      status: 'refunded',
      case_status: 'cancelled',
    });
  });

  it('ends its open page when the case is over, and with the last denial', inFullRun, async () => {
    const one = await plans.begun();
    const page = await plans.pageOf(one, 2);
    const [matter] = await shop.sql<{ id: string }[]>`
      select id from public.court_matters where case_id = ${one.caseId} and left_out_at is null`;
    await putStatus(shop.sql, 'cases', [one.caseId], 'hearing_set');
    await shop.sql.begin(async (sql) => {
      await sql`select private.move_as('staff')`;
      await sql`update public.court_matters set status = 'denied', decided_on = '2027-01-05', outcome = 'denied'
        where id = ${matter?.id ?? ''}`;
    });
    expect(await plans.stateOf(one)).toMatchObject({ plan: 'stopped', why: 'case_over' });
    const late = await shop.stripe.payCheckoutSession(page);
    await shop.idle();
    expect(plans.backAt(late.paymentIntentId)).toBe(16_500);
  });

  it(
    'counts every part when money is asked back, each to its own card, and the case ends with the last',
    inFullRun,
    async () => {
      const one = await plans.begun();
      const second = await plans.pay(one, 2);
      const { requestId } = await askRefund.run(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      await decideRefund.run(shop.app, staff, {
        id: requestId,
        decision: 'approve',
        amountCents: 20_000,
        note: 'Parte.',
      });
      await shop.idle();
      expect([one.intentId, second].map(plans.backAt).toSorted()).toEqual([16_500, 3_500].toSorted());
      expect(await plans.stateOf(one)).toMatchObject({
        status: 'partially_refunded',
        plan: 'active',
        refunded: 20_000,
      });
      const rest = await askRefund.run(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      await decideRefund.run(shop.app, staff, {
        id: rest.requestId,
        decision: 'approve',
        amountCents: 13_000,
        note: 'El resto.',
      });
      await shop.idle();
      expect([one.intentId, second].map(plans.backAt)).toEqual([16_500, 16_500]);
      expect(await plans.stateOf(one)).toMatchObject({
        status: 'refunded',
        plan: 'stopped',
        case_status: 'cancelled',
      });
    },
  );

  it('a lost dispute of one part leaves the others to a person', inFullRun, async () => {
    const one = await plans.begun();
    const second = await plans.pay(one, 2);
    const dispute = shop.stripe.openDispute(second);
    await shop.idle();
    expect(await plans.stateOf(one)).toMatchObject({ status: 'disputed' });
    shop.stripe.closeDispute(dispute, 'lost');
    await shop.idle();
    expect(await plans.stateOf(one)).toMatchObject({ case_status: 'submitted', plan: 'active' });
    const [task] = await shop.sql`
      select code from public.case_tasks where case_id = ${one.caseId} and code = 'dispute_lost'`;
    expect(task).toEqual({ code: 'dispute_lost' });
  });
});
