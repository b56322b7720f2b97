// For tests of paying in parts.
import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/access/roles.ts';
import type { GrantRequest } from '#domain/orders/parts.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { tendParts } from '#server/checkout/tend-parts.ts';
import { openShop, sessionIn, type Applicant } from './shop.ts';

export const key = () => ({ idempotencyKey: randomUUID() });
export const spanish = { locale: 'es' } as const;
export const standard = 49_500;

/** A client whose first part has arrived. */
export interface Client {
  readonly ana: Applicant;
  readonly planId: string;
  readonly intentId: string;
  readonly caseId: string;
  readonly orderId: string;
  readonly actor: Actor;
}

/** A shop with somebody of staff who lets clients pay in parts, and what a test asks about their plans. */
export async function openPlanShop() {
  const shop = await openShop();
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values ('sam@example.com', 'Sam', 'staff') returning id`;
  const staff: Actor = { userId: made?.id ?? '', role: 'staff' };

  const grant = (ana: Applicant, more: Partial<GrantRequest> = {}) =>
    grantPlan.run(shop.app, staff, {
      id: ana.intakeId,
      ...key(),
      packageId: 'standard',
      parts: 3,
      everyDays: 14,
      ...more,
    });

  async function begun(more: Partial<GrantRequest> = {}): Promise<Client> {
    const ana = await shop.apply();
    const { planId } = await grant(ana, more);
    const { intentId } = await shop.buy(ana);
    await shop.idle();
    const [row] = await shop.sql<{ id: string; order_id: string; user_id: string }[]>`
      select id, order_id, user_id from public.cases where intake_form_id = ${ana.intakeId}`;
    if (!row) throw new Error('no case');
    const actor: Actor = { userId: row.user_id, role: 'client' };
    return { ana, planId, intentId, caseId: row.id, orderId: row.order_id, actor };
  }
  const partsOf = (planId: string) =>
    shop.sql<{ id: string; place: number; amount: number; paid: boolean; in_days: number }[]>`
      select id, place, amount_cents as amount, paid_at is not null as paid, due_on - private.office_date() as in_days
      from public.payment_parts where plan_id = ${planId} order by place`;

  async function pageOf(one: Client, place: number): Promise<string> {
    const part = (await partsOf(one.planId))[place - 1];
    return sessionIn((await payPart.run(shop.app, one.actor, { id: part?.id ?? '' }, { call: spanish })).url);
  }

  async function pay(one: Client, place: number): Promise<string> {
    const { paymentIntentId } = await shop.stripe.payCheckoutSession(await pageOf(one, place));
    await shop.idle();
    return paymentIntentId;
  }

  async function stateOf({ orderId, planId }: Pick<Client, 'orderId' | 'planId'>) {
    const [row] = await shop.sql`
      select bought.status, bought.received_cents as received, bought.refunded_cents as refunded, bought.is_to_review as review,
        plan.status as plan, plan.stop_reason as why, one.status as case_status
      from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
      left join public.cases as one on one.order_id = bought.id
      where bought.id = ${orderId} and plan.id = ${planId}`;
    return row;
  }
  const stepsOf = async ({ orderId }: Pick<Client, 'orderId'>) =>
    (
      await shop.sql<{ step: string }[]>`
        select payload ->> 'planStep' as step from public.outbox where order_id = ${orderId} and kind = 'payment_plan'
          and status <> 'cancelled' order by position`
    ).map(({ step }) => step);
  const tasksOf = async ({ caseId }: Client) =>
    (
      await shop.sql<{ code: string }[]>`
        select code from public.case_tasks where case_id = ${caseId} and done_at is null and dropped_at is null
        and code in ('part_late', 'part_unpaid', 'plan_stopped') order by created_at, code`
    ).map(({ code }) => code);
  const holdsOf = ({ caseId }: Client) =>
    shop.sql<{ stops: boolean; open: boolean }[]>`
      select stops_moves as stops, released_at is null as open from public.case_holds
      where case_id = ${caseId} and kind = 'late_part' order by held_at`;
  const backAt = (intentId: string) =>
    (
      shop.stripe.find(String(shop.stripe.find(intentId)?.['latest_charge'])) as
        { amount_refunded?: number } | undefined
    )?.amount_refunded;
  /** What the schedule does some days from now. */
  const tendIn = (days: number) =>
    tendParts({ ...shop.app, clock: () => new Date(Date.now() + days * 86_400_000) });

  /** Before each test: no faults at Stripe, and nobody counted. */
  async function beginAnew(): Promise<void> {
    shop.stripe.clearFaults();
    shop.stripe.webhooks.drop(false);
    await shop.sql`delete from public.throttles`;
  }
  return {
    shop,
    staff,
    beginAnew,
    grant,
    begun,
    partsOf,
    pageOf,
    pay,
    stateOf,
    stepsOf,
    tasksOf,
    holdsOf,
    backAt,
    tendIn,
  };
}
export type PlanShop = Awaited<ReturnType<typeof openPlanShop>>;
