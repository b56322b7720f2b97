import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { cardConsentVersion } from '#domain/orders/card-consent.ts';
import type { GrantRequest } from '#domain/orders/parts.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { offerUpgrade } from '#server/cases/offer-upgrade.ts';
import { agreeToCharges, confirmCard, removeOwnCard } from '#server/checkout/agree-to-charges.ts';
import { chargeParts } from '#server/checkout/charge-parts.ts';
import { clearCards } from '#server/checkout/clear-cards.ts';
import { grantPlan, stopOwnPlan, stopPlan } from '#server/checkout/grant-plan.ts';
import { movePart } from '#server/checkout/move-part.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { decideEarlyDate, tellEarlyDate } from '#server/checkout/early-dates.ts';
import { readPlanOfCase } from '#server/cases/read-plan.ts';
import { readPlanOfApplication } from '#server/checkout/read-plan.ts';
import { tendParts } from '#server/checkout/tend-parts.ts';
import { PaymentsUnavailable } from '#server/payments/payments.ts';
import { readCase } from '#server/portal/read-case.ts';
import { readDashboard } from '#server/portal/read-dashboard.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { decideRefund } from '#server/refunds/decide-refund.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { putStatus } from '#tests/put-status.ts';
import { inFullRun } from '#tests/runs.ts';
import { inboxOf, openShop, sessionIn, type Applicant, type Shop } from './shop.ts';

let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  shop = await openShop();
  const [made] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, role) values ('sam@example.com', 'Sam', 'staff') returning id`;
  staff = { userId: made?.id ?? '', role: 'staff' };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.stripe.clearFaults();
  shop.stripe.webhooks.drop(false);
  await shop.sql`delete from public.throttles`;
});

const key = () => ({ idempotencyKey: randomUUID() });
const spanish = { locale: 'es' } as const;
const standard = 49_500;

const grant = (ana: Applicant, more: Partial<GrantRequest> = {}) =>
  grantPlan(shop.app, staff, ana.intakeId, {
    ...key(),
    packageId: 'standard',
    parts: 3,
    everyDays: 14,
    ...more,
  });

/** A client whose first part has arrived. */
async function begun(more: Partial<GrantRequest> = {}) {
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
type Client = Awaited<ReturnType<typeof begun>>;

const partsOf = (planId: string) =>
  shop.sql<{ id: string; place: number; amount: number; paid: boolean; in_days: number }[]>`
    select id, place, amount_cents as amount, paid_at is not null as paid, due_on - private.office_date() as in_days
    from public.payment_parts where plan_id = ${planId} order by place`;

async function pageOf(one: Client, place: number): Promise<string> {
  const part = (await partsOf(one.planId))[place - 1];
  return sessionIn((await payPart(shop.app, one.actor, part?.id ?? '', spanish)).url);
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

describe('a client whom staff let pay in parts', () => {
  it('pays the first by the mailed link, sees the others with their days, and pays each on a page of its own', async () => {
    const ana = await shop.apply();
    const { planId } = await grant(ana);
    await shop.idle();
    expect(await inboxOf(shop, ana.email)).toContain('Puede pagar en partes | Fresh Key');
    const first = sessionIn(await shop.follow(ana));
    expect(shop.stripe.find(first)).toMatchObject({ amount_total: 16_500, currency: 'usd' });
    await shop.stripe.payCheckoutSession(first);
    await shop.idle();
    const [row] = await shop.sql<{ id: string; order_id: string; user_id: string }[]>`
      select id, order_id, user_id from public.cases where intake_form_id = ${ana.intakeId}`;
    const one: Client = {
      ana,
      planId,
      intentId: '',
      caseId: row?.id ?? '',
      orderId: row?.order_id ?? '',
      actor: { userId: row?.user_id ?? '', role: 'client' },
    };
    expect(await stateOf(one)).toMatchObject({
      status: 'paid',
      received: 16_500,
      plan: 'active',
      case_status: 'submitted',
    });
    const seen = (await readCase(shop.app, one.actor, one.caseId)).plan;
    expect(seen?.parts.map(({ state }) => state)).toEqual(['paid', 'next', 'later']);
    expect((await partsOf(planId)).map(({ in_days }) => in_days)).toEqual([0, 14, 28]);
    const page = await pageOf(one, 2);
    expect(shop.stripe.find(page)).toMatchObject({
      amount_total: 16_500,
      cancel_url: `${shop.url}/es/client-dashboard?case=${one.caseId}`,
    });
    expect(await pageOf(one, 2)).toBe(page);
    expect((await shop.confirm({ sessionId: page })).body).toEqual({ state: 'not_paid' });
    await shop.stripe.payCheckoutSession(page);
    expect((await shop.confirm({ sessionId: page })).body).toEqual({ state: 'paid' });
    expect(await stateOf(one)).toMatchObject({ received: 33_000, plan: 'active' });
    // Early, and before its day: nothing is left then.
    await pay(one, 3);
    expect(await stateOf(one)).toMatchObject({
      status: 'paid',
      received: standard,
      plan: 'paid',
      review: false,
    });
    expect(await stepsOf(one)).toEqual(['granted', 'paid', 'paid']);
    const text = await pdfText(
      (await writeReceipt(shop.app, one.actor, one.orderId, { language: 'en' })).bytes,
    );
    expect(text.match(/\$165/g)).toHaveLength(3);
    const other = await begun();
    const foreign = (await partsOf(planId))[0]?.id ?? '';
    await expect(payPart(shop.app, other.actor, foreign, spanish)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it(
    'is granted one plan, before anything is paid; the page for the whole price takes no money then',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const whole = sessionIn(await shop.follow(ana));
      const { planId } = await grant(ana, { parts: 4 });
      expect(shop.stripe.find(whole)).toMatchObject({ status: 'expired' });
      expect((await partsOf(planId)).map(({ amount }) => amount)).toEqual([12_375, 12_375, 12_375, 12_375]);
      await expect(grant(ana)).rejects.toMatchObject({ code: 'plan_open' });
      await stopPlan(shop.app, staff, planId, key());
      const again = sessionIn(await shop.follow(ana));
      expect(shop.stripe.find(again)).toMatchObject({ amount_total: standard });
      await shop.stripe.payCheckoutSession(again);
      await shop.idle();
      await expect(grant(ana)).rejects.toMatchObject({ code: 'already_paid' });
      await expect(
        grantPlan(shop.app, staff, randomUUID(), {
          ...key(),
          packageId: 'standard',
          parts: 2,
          everyDays: 14,
        }),
      ).rejects.toMatchObject({ code: 'not_found' });
    },
  );

  it(
    'owes nothing when the whole price was paid on an old page: the plan is over, and a part goes back',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const whole = sessionIn(await shop.follow(ana));
      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      const { planId } = await grantPlan({ ...shop.app, payments: deaf }, staff, ana.intakeId, {
        ...key(),
        packageId: 'standard',
        parts: 2,
        everyDays: 30,
      });
      const part = sessionIn(await shop.follow(ana));
      await shop.stripe.payCheckoutSession(whole);
      await shop.idle();
      const [order] = await shop.sql<{ id: string }[]>`
      select id from public.orders where intake_form_id = ${ana.intakeId}`;
      expect(await stateOf({ orderId: order?.id ?? '', planId })).toMatchObject({
        received: standard,
        plan: 'paid',
      });
      const late = await shop.stripe.payCheckoutSession(part);
      await shop.idle();
      expect(backAt(late.paymentIntentId)).toBe(24_750);
      expect(await stateOf({ orderId: order?.id ?? '', planId })).toMatchObject({
        status: 'paid',
        review: false,
      });
    },
  );

  it(
    'is settled once for each part, however often and by whom the payment is reported',
    inFullRun,
    async () => {
      const one = await begun();
      const sessionId = await pageOf(one, 2);
      shop.stripe.webhooks.drop(true);
      const { paymentIntentId } = await shop.stripe.payCheckoutSession(sessionId);
      shop.stripe.webhooks.drop(false);
      const events = shop.stripe
        .events()
        .filter(({ data }) =>
          [sessionId, paymentIntentId].some((id) => JSON.stringify(data.object).includes(id)),
        )
        .map(({ id }) => id);
      await Promise.all([
        shop.stripe.deliver(events, { times: 4, shuffle: true, together: true }),
        shop.confirm({ sessionId }),
        shop.confirm({ sessionId }),
      ]);
      await shop.idle();
      await shop.reconcile();
      expect(await stateOf(one)).toMatchObject({ received: 33_000, review: false });
      expect(await stepsOf(one)).toEqual(['granted', 'paid']);
      await expect(pageOf(one, 2)).rejects.toMatchObject({ code: 'already_paid' });
    },
  );

  it(
    'gets back by staff what is paid twice for a part, and is offered no larger package before the last',
    inFullRun,
    async () => {
      const one = await begun();
      const [, second] = await partsOf(one.planId);
      await pay(one, 2);
      const { id } = await shop.app.payments.openCheckout({
        orderId: one.orderId,
        partId: second?.id ?? '',
        packageId: 'standard',
        packageName: 'Fresh Key',
        amountCents: 16_500,
        currency: 'usd',
        email: one.ana.email,
        locale: 'es',
        successUrl: shop.url,
        cancelUrl: shop.url,
        attempt: randomUUID(),
      });
      await shop.stripe.payCheckoutSession(id);
      await shop.idle();
      expect(await stateOf(one)).toMatchObject({ received: 33_000, review: true });
      await expect(
        offerUpgrade(shop.app, staff, one.caseId, { ...key(), fromPackage: 'standard', toPackage: 'vip' }),
      ).rejects.toMatchObject({ code: 'money_open' });
    },
  );
});

describe('a part that is due', () => {
  it('is reminded of three days before and on the day, once each; late, it stops the clocks, then the case, then staff decide', async () => {
    const one = await begun();
    await tendIn(10);
    expect(await stepsOf(one)).toEqual(['granted']);
    await tendIn(11);
    await tendIn(11.5);
    await tendIn(14);
    expect(await stepsOf(one)).toEqual(['granted', 'soon', 'today']);
    expect(await holdsOf(one)).toEqual([]);
    await tendIn(15);
    await tendIn(16);
    expect(await holdsOf(one)).toEqual([{ stops: false, open: true }]);
    expect(await tasksOf(one)).toEqual(['part_late']);
    expect((await readCase(shop.app, one.actor, one.caseId)).sight.hold).toBe('late_part');
    await tendIn(28);
    expect(await holdsOf(one)).toEqual([{ stops: true, open: true }]);
    await tendIn(74);
    // The third part is late by then, too.
    expect(await tasksOf(one)).toEqual(['part_late', 'part_late', 'part_unpaid']);
    expect((await stepsOf(one)).filter((step) => step !== 'paid').toSorted()).toEqual(
      ['granted', 'held', 'late', 'late', 'soon', 'today', 'today'].toSorted(),
    );
    // By our own calendar nothing is late: paying ends what was made.
    await pay(one, 2);
    expect((await holdsOf(one)).map(({ open }) => open)).toEqual([false]);
    expect(await tasksOf(one)).toEqual([]);
  });

  it('moves its day once, by two weeks at most and not past the next one', inFullRun, async () => {
    const one = await begun({ everyDays: 30 });
    const [, second] = await partsOf(one.planId);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const move = (to: string, actor = one.actor) =>
      movePart(shop.app, actor, second?.id ?? '', { ...key(), to });
    for (const wrong of [inDays(20), inDays(47)]) {
      await expect(move(wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await expect(move(inDays(40), staff)).rejects.toMatchObject({ code: 'not_found' });
    await move(inDays(40));
    await expect(move(inDays(42))).rejects.toMatchObject({
      details: { fields: [{ field: 'to', key: 'part.movedBefore' }] },
    });
    await tendIn(31);
    expect(await stepsOf(one)).toEqual(['granted']);
  });

  it('keeps papers from the court until the last one is paid, unless the client files', async () => {
    const one = await begun({ parts: 2 });
    const lacks = async (filedBy: string) => {
      const [row] = await shop.sql<{ missing: string[] }[]>`
        select private.missing_for('ready_to_file', 'filed',
          jsonb_populate_record(matter, ${shop.sql.json({ filed_by: filedBy, filed_on: '2027-01-05' })}))::text[] as missing
        from public.court_matters as matter where case_id = ${one.caseId} limit 1`;
      return row?.missing;
    };
    expect(await lacks('us')).toContain('paid_in_full');
    expect(await lacks('client')).toEqual([]);
    await pay(one, 2);
    expect(await lacks('us')).not.toContain('paid_in_full');
  });
});

it('hears within a business day whether papers are filed before the last part, because of a court date', async () => {
  const one = await begun({ parts: 2 });
  const tell = (courtDate: string, actor = one.actor) =>
    tellEarlyDate(shop.app, actor, one.planId, { ...key(), courtDate });
  const soon = addDays(officeDate(new Date()), 6);
  const later = addDays(officeDate(new Date()), 7);
  await expect(tell('2020-01-05')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(tell(soon, staff)).rejects.toMatchObject({ code: 'not_found' });
  await tell(soon);
  await tell(later);
  const [task] = await shop.sql<{ hours: number }[]>`
    select extract(epoch from due_at - now()) / 3600 as hours from public.case_tasks
    where case_id = ${one.caseId} and code = 'early_date' and done_at is null`;
  // A business day may lie behind a long weekend.
  expect(Number(task?.hours)).toBeLessThan(5 * 24 + 18);
  const read = async () => (await readPlanOfCase(shop.app, staff, one.caseId)).plan?.earlyDate;
  const { id } = (await read()) ?? { id: '' };
  const decide = (courtDate: string) =>
    decideEarlyDate(shop.app, staff, id, { ...key(), courtDate, decision: 'file_first' });
  const isPaidUp = async () =>
    (await shop.sql`select private.is_paid_up(${one.caseId}) as yes`)[0]?.['yes'] as boolean;
  await expect(decide(soon)).rejects.toMatchObject({ code: 'stale' });
  expect(await isPaidUp()).toBe(false);
  await decide(later);
  await expect(decide(later)).rejects.toMatchObject({ code: 'stale' });
  expect(await isPaidUp()).toBe(true);
  expect((await readCase(shop.app, one.actor, one.caseId)).plan?.earlyDate).toMatchObject({
    courtDate: later,
    decision: 'file_first',
  });
  expect(await stepsOf(one)).toEqual(['granted', 'decided']);
  const [open] = await shop.sql`
    select count(*)::int as count from public.case_tasks where case_id = ${one.caseId} and code = 'early_date' and done_at is null`;
  expect(open).toEqual({ count: 0 });
  // Stopped half paid, nothing is filed all the same.
  await stopPlan(shop.app, staff, one.planId, key());
  expect(await isPaidUp()).toBe(false);
});

describe('a plan that ends', () => {
  it(
    'stopped by the client: nothing more is charged, staff decide, and a part paid in the same minute goes back',
    inFullRun,
    async () => {
      const one = await begun();
      const page = await pageOf(one, 2);
      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      await expect(stopOwnPlan(shop.app, staff, one.planId, key())).rejects.toMatchObject({
        code: 'not_found',
      });
      await stopOwnPlan({ ...shop.app, payments: deaf }, one.actor, one.planId, key());
      expect(await stateOf(one)).toMatchObject({
        plan: 'stopped',
        why: 'client',
        status: 'paid',
        case_status: 'submitted',
      });
      expect(await tasksOf(one)).toEqual(['plan_stopped']);
      const late = await shop.stripe.payCheckoutSession(page);
      await shop.idle();
      expect(backAt(late.paymentIntentId)).toBe(16_500);
      expect(await stateOf(one)).toMatchObject({
        received: 16_500,
        refunded: 0,
        review: false,
        case_status: 'submitted',
      });
      await expect(stopPlan(shop.app, staff, one.planId, key())).rejects.toMatchObject({ code: 'plan_over' });
      await expect(pageOf(one, 3)).rejects.toMatchObject({ code: 'plan_over' });
    },
  );

  it('declined by us: every part goes back, the one charged in the same minute too', async () => {
    const one = await begun();
    const second = await pay(one, 2);
    const page = await pageOf(one, 3);
    shop.stripe.webhooks.drop(true);
    const { paymentIntentId: third } = await shop.stripe.payCheckoutSession(page);
    await decideApplication(shop.app, staff, one.ana.intakeId, {
      from: 'submitted',
      to: 'declined',
      note: 'No podemos.',
    });
    shop.stripe.webhooks.drop(false);
    await shop.reconcile();
    await shop.idle();
    expect([one.intentId, second, third].map(backAt)).toEqual([16_500, 16_500, 16_500]);
    expect(await stateOf(one)).toMatchObject({
      plan: 'stopped',
      why: 'case_over',
      status: 'refunded',
      case_status: 'cancelled',
    });
  });

  it('ends its open page when the case is over, and with the last denial', inFullRun, async () => {
    const one = await begun();
    const page = await pageOf(one, 2);
    const [matter] = await shop.sql<{ id: string }[]>`
      select id from public.court_matters where case_id = ${one.caseId} and left_out_at is null`;
    await putStatus(shop.sql, 'cases', [one.caseId], 'hearing_set');
    await shop.sql.begin(async (sql) => {
      await sql`select private.move_as('staff')`;
      await sql`update public.court_matters set status = 'denied', decided_on = '2027-01-05', outcome = 'denied'
        where id = ${matter?.id ?? ''}`;
    });
    expect(await stateOf(one)).toMatchObject({ plan: 'stopped', why: 'case_over' });
    const late = await shop.stripe.payCheckoutSession(page);
    await shop.idle();
    expect(backAt(late.paymentIntentId)).toBe(16_500);
  });

  it(
    'counts every part when money is asked back, each to its own card, and the case ends with the last',
    inFullRun,
    async () => {
      const one = await begun();
      const second = await pay(one, 2);
      const { requestId } = await askRefund(shop.app, one.actor, {
        orderId: one.orderId,
        reasonCode: 'changed_mind',
      });
      await decideRefund(shop.app, staff, requestId, {
        decision: 'approve',
        amountCents: 20_000,
        note: 'Parte.',
      });
      await shop.idle();
      expect([one.intentId, second].map(backAt).toSorted()).toEqual([16_500, 3_500].toSorted());
      expect(await stateOf(one)).toMatchObject({
        status: 'partially_refunded',
        plan: 'active',
        refunded: 20_000,
      });
      const rest = await askRefund(shop.app, one.actor, { orderId: one.orderId, reasonCode: 'changed_mind' });
      await decideRefund(shop.app, staff, rest.requestId, {
        decision: 'approve',
        amountCents: 13_000,
        note: 'El resto.',
      });
      await shop.idle();
      expect([one.intentId, second].map(backAt)).toEqual([16_500, 16_500]);
      expect(await stateOf(one)).toMatchObject({
        status: 'refunded',
        plan: 'stopped',
        case_status: 'cancelled',
      });
    },
  );

  it('a lost dispute of one part leaves the others to a person', inFullRun, async () => {
    const one = await begun();
    const second = await pay(one, 2);
    const dispute = shop.stripe.openDispute(second);
    await shop.idle();
    expect(await stateOf(one)).toMatchObject({ status: 'disputed' });
    shop.stripe.closeDispute(dispute, 'lost');
    await shop.idle();
    expect(await stateOf(one)).toMatchObject({ case_status: 'submitted', plan: 'active' });
    const [task] = await shop.sql`
      select code from public.case_tasks where case_id = ${one.caseId} and code = 'dispute_lost'`;
    expect(task).toEqual({ code: 'dispute_lost' });
  });
});

it('a client finds the plan and the card beside the payment, and nobody else does', async () => {
  const one = await withCard();
  const { orders } = await readDashboard(shop.app, one.actor);
  expect(orders.map(({ id, plan }) => [id, plan])).toEqual([
    [
      one.orderId,
      { caseId: one.caseId, status: 'active', paid: 1, count: 3, card: { brand: 'visa', last4: '4242' } },
    ],
  ]);
  await removeOwnCard(shop.app, one.actor, (await cardOf(one)).id);
  expect((await readDashboard(shop.app, one.actor)).orders[0]?.plan?.card).toBeNull();
});

it('staff read the plan of an application', inFullRun, async () => {
  const one = await begun({ parts: 2 });
  const { plan } = await readPlanOfApplication(shop.app, staff, one.ana.intakeId);
  expect(plan).toMatchObject({ id: one.planId, status: 'active', stopReason: null });
  expect(plan?.parts.map(({ amountCents, state }) => [amountCents, state])).toEqual([
    [24_750, 'paid'],
    [24_750, 'next'],
  ]);
});

const agree = (one: Client, actor = one.actor) =>
  agreeToCharges(shop.app, actor, one.planId, { agreed: true }, spanish);

/** A client who agreed and saved this card. */
async function withCard(card = '4242424242424242', more: Partial<GrantRequest> = {}) {
  const one = await begun(more);
  const sessionId = sessionIn((await agree(one)).url ?? '');
  await shop.stripe.payCheckoutSession(sessionId, card);
  await shop.idle();
  return { ...one, sessionId };
}

/** What the schedule does at noon of that day. */
const chargeIn = (days: number, app: Partial<typeof shop.app> = {}) =>
  chargeParts({
    ...shop.app,
    ...app,
    clock: () => new Date(`${addDays(officeDate(new Date()), days)}T17:00:00Z`),
  });
const chargesOf = async ({ planId }: Pick<Client, 'planId'>) =>
  (
    await shop.sql<{ outcome: string | null }[]>`
      select outcome from public.part_charges as tried join public.payment_parts as part on part.id = tried.part_id
      where plan_id = ${planId} order by place`
  ).map(({ outcome }) => outcome);
const cardOf = async ({ planId }: Pick<Client, 'planId'>) => {
  const [row] = await shop.sql<{ id: string; status: string; method: string; cleared: boolean }[]>`
    select id, status, stripe_payment_method_id as method, cleared_at is not null as cleared
    from public.card_consents where plan_id = ${planId} order by created_at desc limit 1`;
  if (!row) throw new Error('no consent');
  return row;
};

describe('a client who lets us charge a card', () => {
  it('agrees, saves it without paying, is charged each part once on its day, and it is forgotten with the last', async () => {
    const one = await begun();
    const { url } = await agree(one);
    const sessionId = sessionIn(url ?? '');
    expect(shop.stripe.find(sessionId)).toMatchObject({ mode: 'setup', amount_total: null });
    expect(await agree(one)).toEqual({ url });
    expect(await confirmCard(shop.app, one.actor, { sessionId })).toEqual({ saved: false });
    expect(await chargeIn(14)).toBe(0);
    shop.stripe.webhooks.drop(true);
    await shop.stripe.payCheckoutSession(sessionId);
    shop.stripe.webhooks.drop(false);
    expect(await confirmCard(shop.app, one.actor, { sessionId })).toEqual({ saved: true });
    expect(await agree(one)).toEqual({ url: null });
    expect((await readCase(shop.app, one.actor, one.caseId)).plan?.card).toMatchObject({
      brand: 'visa',
      last4: '4242',
    });
    const [agreed] = await shop.sql`
      select words_version, language, agreed_cents, status from public.card_consents where plan_id = ${one.planId}`;
    expect(agreed).toEqual({
      words_version: cardConsentVersion,
      language: 'es',
      agreed_cents: 33_000,
      status: 'given',
    });
    await expect(confirmCard(shop.app, staff, { sessionId })).rejects.toMatchObject({ code: 'not_found' });

    await tendIn(11);
    await tendIn(14);
    expect(await stepsOf(one)).toEqual(['granted', 'card_saved', 'charge_soon']);
    expect(await chargeIn(13)).toBe(0);
    await Promise.all([chargeIn(14), chargeIn(14)]);
    await shop.idle();
    expect(await chargeIn(14)).toBe(0);
    expect(await stateOf(one)).toMatchObject({ received: 33_000, plan: 'active', review: false });
    await chargeIn(28);
    await shop.idle();
    expect(await stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
    expect(await chargesOf(one)).toEqual(['paid', 'paid']);
    // A receipt for each; nothing asked for a payment.
    expect(await stepsOf(one)).toEqual(['granted', 'card_saved', 'paid', 'paid']);
    expect(await holdsOf(one)).toEqual([]);
    const { method } = await cardOf(one);
    await clearCards(shop.app);
    expect(await cardOf(one)).toMatchObject({ status: 'ended', cleared: true });
    expect(shop.stripe.find(method)).toMatchObject({ customer: null });
  });

  it(
    'takes it back with one tap: nothing more is charged, and a page that is finished later keeps no card',
    inFullRun,
    async () => {
      const one = await withCard();
      const { id, method } = await cardOf(one);
      await expect(removeOwnCard(shop.app, staff, id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: false });
      expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: false });
      expect(shop.stripe.find(method)).toMatchObject({ customer: null });
      expect(await chargeIn(14)).toBe(0);
      expect((await readCase(shop.app, one.actor, one.caseId)).plan?.card).toBeNull();
      await tendIn(14);
      expect(await stepsOf(one)).toContain('today');

      const deaf = { ...shop.app.payments, expireCheckout: () => Promise.reject(new PaymentsUnavailable()) };
      const page = sessionIn((await agree(one)).url ?? '');
      await removeOwnCard({ ...shop.app, payments: deaf }, one.actor, (await cardOf(one)).id);
      await shop.stripe.payCheckoutSession(page);
      await shop.idle();
      await clearCards(shop.app);
      const late = await cardOf(one);
      expect(late).toMatchObject({ status: 'ended', cleared: true });
      expect(shop.stripe.find(late.method)).toMatchObject({ customer: null });
      expect(await chargeIn(14)).toBe(0);
    },
  );

  it('is refused before anything is recorded where the order has no case that could show the card', async () => {
    const one = await begun();
    await shop.sql`update public.cases set order_id = null where id = ${one.caseId}`;
    await expect(agree(one)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.sql`select id from public.card_consents where plan_id = ${one.planId}`).toHaveLength(0);
  });

  it.each([
    ['the bank has a question', '4000002760003184', 'question'],
    ['the bank says no', '4000000000000341', 'declined'],
  ])('pays by hand when %s: told at once, asked once, charged never again', async (_, card, outcome) => {
    const one = await withCard(card, { parts: 2 });
    await chargeIn(14);
    await shop.idle();
    expect(await chargesOf(one)).toEqual([outcome]);
    expect(await chargeIn(15)).toBe(0);
    await tendIn(14);
    expect(await stepsOf(one)).toEqual(['granted', 'card_saved', outcome]);
    expect(await stateOf(one)).toMatchObject({ received: 24_750, review: false, status: 'paid' });
    await tendIn(15);
    expect(await holdsOf(one)).toEqual([{ stops: false, open: true }]);
    await pay(one, 2);
    expect(await stateOf(one)).toMatchObject({ received: standard, plan: 'paid' });
  });

  it(
    'is charged once through outages: a lost answer, a crash after preparing, and pages that were open',
    inFullRun,
    async () => {
      const one = await withCard(undefined, { parts: 2 });
      const page = await pageOf(one, 2);
      const soon = () => shop.sql`update public.part_charges set locked_until = now()`;
      const { payments } = shop.app;
      const away = () => Promise.reject(new PaymentsUnavailable());
      await chargeIn(14, { payments: { ...payments, prepareCharge: away } });
      expect(shop.stripe.find(page)).toMatchObject({ status: 'expired' });
      // Until it is decided what became of it, no page takes money for this part.
      await expect(pageOf(one, 2)).rejects.toMatchObject({ code: 'already_paid' });
      expect(await chargeIn(14)).toBe(0);
      await soon();
      await chargeIn(14, {
        payments: {
          ...payments,
          confirmCharge: async (id) => (await payments.confirmCharge(id), await away()),
        },
      });
      await soon();
      await shop.idle();
      await chargeIn(14);
      await chargeIn(15);
      await shop.idle();
      expect(await stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
      const [made] = await shop.sql`
      select count(*)::int as count from public.order_payments where order_id = ${one.orderId}`;
      expect(made).toEqual({ count: 2 });
    },
  );

  it(
    'is charged once when the card is exchanged before a lost answer is found, whether it took money or not',
    inFullRun,
    async () => {
      const { payments } = shop.app;
      for (const wasTaken of [true, false]) {
        const one = await withCard(undefined, { parts: 2 });
        const charged = new Set<string>();
        const confirmCharge = async (id: string) => {
          const result = await payments.confirmCharge(id);
          if (result.outcome === 'paid') charged.add(id);
          return result;
        };
        const lost = async (id: string) => {
          if (wasTaken) await confirmCharge(id);
          throw new PaymentsUnavailable();
        };
        const later = async () => {
          await shop.sql`update public.part_charges set locked_until = now()`;
          await chargeIn(14, { payments: { ...payments, confirmCharge } });
        };
        shop.stripe.webhooks.drop(true);
        await chargeIn(14, { payments: { ...payments, confirmCharge: lost } });
        const { id } = await cardOf(one);
        expect(await removeOwnCard(shop.app, one.actor, id)).toEqual({ underWay: true });
        const page = sessionIn((await agree(one)).url ?? '');
        await shop.stripe.payCheckoutSession(page);
        expect(await confirmCard(shop.app, one.actor, { sessionId: page })).toEqual({ saved: true });
        await later();
        await later();
        await later();
        shop.stripe.webhooks.drop(false);
        expect(charged.size).toBe(1);
        expect(await stateOf(one)).toMatchObject({ received: standard, plan: 'paid', review: false });
      }
    },
  );

  it('is not charged while money is asked back, nor after a stop in the same minute', inFullRun, async () => {
    const one = await withCard();
    await askRefund(shop.app, one.actor, { orderId: one.orderId, reasonCode: 'changed_mind' });
    expect(await chargeIn(14)).toBe(0);
    const two = await withCard();
    const { payments } = shop.app;
    await chargeIn(14, {
      payments: {
        ...payments,
        prepareCharge: async (charge) => {
          await stopOwnPlan(shop.app, two.actor, two.planId, key());
          return payments.prepareCharge(charge);
        },
      },
    });
    await shop.idle();
    expect(await chargesOf(two)).toEqual(['withdrawn']);
    expect(await stateOf(two)).toMatchObject({ received: 16_500, plan: 'stopped' });
  });
});
