import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/access/roles.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { offerUpgrade } from '#server/cases/offer-upgrade.ts';
import { decideEarlyDate, tellEarlyDate } from '#server/checkout/early-dates.ts';
import { grantPlan, stopPlan } from '#server/checkout/grant-plan.ts';
import { movePart } from '#server/checkout/move-part.ts';
import { payPart } from '#server/checkout/pay-part.ts';
import { planOfCase, planOfApplication } from '#server/checkout/read-plan.ts';
import { askAsClient } from '#server/http/ask-query.ts';
import { PaymentsUnavailable } from '#server/payments/payments.ts';
import { ownCase } from '#server/portal/read-case.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { inFullRun } from '#tests/runs.ts';
import { askAsStaff } from './ask-as-staff.ts';
import { key, spanish, standard, openPlanShop, type PlanShop, type Client } from './plan-shop.ts';
import { inboxOf, sessionIn, type Shop } from './shop.ts';

let plans: PlanShop;
let shop: Shop;
let staff: Actor;
beforeAll(async () => {
  plans = await openPlanShop();
  ({ shop, staff } = plans);
});
afterAll(() => shop.close());
beforeEach(() => plans.beginAnew());

describe('a client whom staff let pay in parts', () => {
  it('pays the first by the mailed link, sees the others with their days, and pays each on a page of its own', async () => {
    const ana = await shop.apply();
    const { planId } = await plans.grant(ana);
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
    expect(await plans.stateOf(one)).toMatchObject({
      status: 'paid',
      received: 16_500,
      plan: 'active',
      case_status: 'submitted',
    });
    const seen = (await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).plan;
    expect(seen?.parts.map(({ state }) => state)).toEqual(['paid', 'next', 'later']);
    expect((await plans.partsOf(planId)).map(({ in_days }) => in_days)).toEqual([0, 14, 28]);
    const page = await plans.pageOf(one, 2);
    expect(shop.stripe.find(page)).toMatchObject({
      amount_total: 16_500,
      cancel_url: `${shop.url}/es/client-dashboard?case=${one.caseId}`,
    });
    expect(await plans.pageOf(one, 2)).toBe(page);
    expect((await shop.confirm({ sessionId: page })).body).toEqual({ state: 'not_paid' });
    await shop.stripe.payCheckoutSession(page);
    expect((await shop.confirm({ sessionId: page })).body).toEqual({ state: 'paid' });
    expect(await plans.stateOf(one)).toMatchObject({ received: 33_000, plan: 'active' });
    // Early, and before its day: nothing is left then.
    await plans.pay(one, 3);
    expect(await plans.stateOf(one)).toMatchObject({
      status: 'paid',
      received: standard,
      plan: 'paid',
      review: false,
    });
    expect(await plans.stepsOf(one)).toEqual(['granted', 'paid', 'paid']);
    const text = await pdfText(
      (await writeReceipt.run(shop.app, one.actor, { id: one.orderId, language: 'en' })).bytes,
    );
    expect(text.match(/\$165/g)).toHaveLength(3);
    // Of a client whose own letters no paper shows, the receipt prints the Latin ones.
    await shop.sql`
      update users set first_name = '芳', last_name = '王', latin_name = 'Fang Wang' where id = ${one.actor.userId}`;
    const receipt = await writeReceipt.run(shop.app, one.actor, { id: one.orderId, language: 'es' });
    expect(pdfText(receipt.bytes)).toContain('Fang Wang');
    const other = await plans.begun();
    const second = (await plans.partsOf(other.planId))[1]?.id ?? '';
    // Two tabs at once, in two languages: there is one page to pay on.
    const pages = await Promise.all(
      (['es', 'en', 'es', 'en'] as const).map((locale) =>
        payPart.run(shop.app, other.actor, { id: second }, { call: { locale } }),
      ),
    );
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(await shop.openPagesBeside(sessionIn(pages[0]?.url ?? ''))).toBe(1);
    const foreign = (await plans.partsOf(planId))[0]?.id ?? '';
    await expect(
      payPart.run(shop.app, other.actor, { id: foreign }, { call: spanish }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it(
    'is granted one plan, before anything is paid; the page for the whole price takes no money then',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const whole = sessionIn(await shop.follow(ana));
      const { planId } = await plans.grant(ana, { parts: 4 });
      expect(shop.stripe.find(whole)).toMatchObject({ status: 'expired' });
      expect((await plans.partsOf(planId)).map(({ amount }) => amount)).toEqual([
        12_375, 12_375, 12_375, 12_375,
      ]);
      await expect(plans.grant(ana)).rejects.toMatchObject({ code: 'plan_open' });
      await stopPlan.run(shop.app, staff, { id: planId, ...key() });
      const again = sessionIn(await shop.follow(ana));
      expect(shop.stripe.find(again)).toMatchObject({ amount_total: standard });
      await shop.stripe.payCheckoutSession(again);
      await shop.idle();
      await expect(plans.grant(ana)).rejects.toMatchObject({ code: 'already_paid' });
      await expect(
        grantPlan.run(shop.app, staff, {
          id: randomUUID(),
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
      const { planId } = await grantPlan.run({ ...shop.app, payments: deaf }, staff, {
        id: ana.intakeId,
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
      expect(await plans.stateOf({ orderId: order?.id ?? '', planId })).toMatchObject({
        received: standard,
        plan: 'paid',
      });
      const late = await shop.stripe.payCheckoutSession(part);
      await shop.idle();
      expect(plans.backAt(late.paymentIntentId)).toBe(24_750);
      expect(await plans.stateOf({ orderId: order?.id ?? '', planId })).toMatchObject({
        status: 'paid',
        review: false,
      });
    },
  );

  it(
    'is settled once for each part, however often and by whom the payment is reported',
    inFullRun,
    async () => {
      const one = await plans.begun();
      const sessionId = await plans.pageOf(one, 2);
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
      expect(await plans.stateOf(one)).toMatchObject({ received: 33_000, review: false });
      expect(await plans.stepsOf(one)).toEqual(['granted', 'paid']);
      await expect(plans.pageOf(one, 2)).rejects.toMatchObject({ code: 'already_paid' });
    },
  );

  it(
    'gets back by staff what is paid twice for a part, and is offered no larger package before the last',
    inFullRun,
    async () => {
      const one = await plans.begun();
      const [, second] = await plans.partsOf(one.planId);
      await plans.pay(one, 2);
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
      expect(await plans.stateOf(one)).toMatchObject({ received: 33_000, review: true });
      await expect(
        offerUpgrade.run(shop.app, staff, {
          id: one.caseId,
          ...key(),
          fromPackage: 'standard',
          toPackage: 'vip',
        }),
      ).rejects.toMatchObject({ code: 'money_open' });
    },
  );
});

describe('a part that is due', () => {
  it(
    'is reminded of three days before and on the day, once each; late, it stops the clocks, then the case, then staff decide',
    inFullRun,
    async () => {
      const one = await plans.begun();
      await plans.tendIn(10);
      expect(await plans.stepsOf(one)).toEqual(['granted']);
      await plans.tendIn(11);
      await plans.tendIn(11.5);
      await plans.tendIn(14);
      expect(await plans.stepsOf(one)).toEqual(['granted', 'soon', 'today']);
      expect(await plans.holdsOf(one)).toEqual([]);
      await plans.tendIn(15);
      await plans.tendIn(16);
      expect(await plans.holdsOf(one)).toEqual([{ stops: false, open: true }]);
      expect(await plans.tasksOf(one)).toEqual(['part_late']);
      expect((await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).sight.hold).toBe(
        'late_part',
      );
      await plans.tendIn(28);
      expect(await plans.holdsOf(one)).toEqual([{ stops: true, open: true }]);
      await plans.tendIn(74);
      // The third part is late by then, too.
      expect(await plans.tasksOf(one)).toEqual(['part_late', 'part_late', 'part_unpaid']);
      expect((await plans.stepsOf(one)).filter((step) => step !== 'paid').toSorted()).toEqual(
        ['granted', 'held', 'late', 'late', 'soon', 'today', 'today'].toSorted(),
      );
      // By our own calendar nothing is late: paying ends what was made.
      await plans.pay(one, 2);
      expect((await plans.holdsOf(one)).map(({ open }) => open)).toEqual([false]);
      expect(await plans.tasksOf(one)).toEqual([]);
    },
  );

  it('moves its day once, by two weeks at most and not past the next one', inFullRun, async () => {
    const one = await plans.begun({ everyDays: 30 });
    const [, second] = await plans.partsOf(one.planId);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const move = (to: string, actor = one.actor) =>
      movePart.run(shop.app, actor, { id: second?.id ?? '', ...key(), to });
    for (const wrong of [inDays(20), inDays(47)]) {
      await expect(move(wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    await expect(move(inDays(40), staff)).rejects.toMatchObject({ code: 'not_found' });
    await move(inDays(40));
    await expect(move(inDays(42))).rejects.toMatchObject({
      details: { fields: [{ field: 'to', key: 'part.movedBefore' }] },
    });
    await plans.tendIn(31);
    expect(await plans.stepsOf(one)).toEqual(['granted']);
  });

  it(
    'that was moved meanwhile is not asked for by the text that waits for the morning',
    inFullRun,
    async () => {
      const one = await plans.begun({ everyDays: 30 });
      const [, second] = await plans.partsOf(one.planId);
      await shop.sql`select public.want_texts(${one.actor.userId}, '+14045550163', 'es', 'Sí.', false)`;
      await shop.sql`update public.text_consents set confirmed_at = now() where user_id = ${one.actor.userId}`;
      await plans.tendIn(27);
      const isTrue = async () => {
        const [text] = await shop.sql<{ holds: boolean }[]>`
        select private.is_text_true(texts) as holds from public.texts
        where case_id = ${one.caseId} and kind = 'payment_waiting'`;
        return text?.holds;
      };
      expect(await isTrue()).toBe(true);
      const to = addDays(officeDate(new Date()), 40);
      await movePart.run(shop.app, one.actor, { id: second?.id ?? '', ...key(), to });
      expect(await isTrue()).toBe(false);
    },
  );

  it(
    'keeps papers from the court until the last one is paid, unless the client files',
    inFullRun,
    async () => {
      const one = await plans.begun({ parts: 2 });
      const lacks = async (filedBy: string) => {
        const [row] = await shop.sql<{ missing: string[] }[]>`
        select private.missing_for('ready_to_file', 'filed',
          jsonb_populate_record(matter, ${shop.sql.json({ filed_by: filedBy, filed_on: '2027-01-05' })}))::text[] as missing
        from public.court_matters as matter where case_id = ${one.caseId} limit 1`;
        return row?.missing;
      };
      expect(await lacks('us')).toContain('paid_in_full');
      expect(await lacks('client')).toEqual([]);
      await plans.pay(one, 2);
      expect(await lacks('us')).not.toContain('paid_in_full');
    },
  );
});

it(
  'hears within a business day whether papers are filed before the last part, because of a court date',
  inFullRun,
  async () => {
    const one = await plans.begun({ parts: 2 });
    const tell = (courtDate: string, actor = one.actor) =>
      tellEarlyDate.run(shop.app, actor, { id: one.planId, ...key(), courtDate });
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
    const read = async () =>
      (await askAsStaff(planOfCase, shop.app, staff, { id: one.caseId })).plan?.earlyDate;
    const { id } = (await read()) ?? { id: '' };
    const decide = (courtDate: string) =>
      decideEarlyDate.run(shop.app, staff, { id, ...key(), courtDate, decision: 'file_first' });
    const isPaidUp = async () =>
      (await shop.sql`select private.is_paid_up(${one.caseId}) as yes`)[0]?.['yes'] as boolean;
    await expect(decide(soon)).rejects.toMatchObject({ code: 'stale' });
    expect(await isPaidUp()).toBe(false);
    await decide(later);
    await expect(decide(later)).rejects.toMatchObject({ code: 'stale' });
    expect(await isPaidUp()).toBe(true);
    expect(
      (await askAsClient(ownCase, shop.app, one.actor, { id: one.caseId })).plan?.earlyDate,
    ).toMatchObject({
      courtDate: later,
      decision: 'file_first',
    });
    expect(await plans.stepsOf(one)).toEqual(['granted', 'decided']);
    const [open] = await shop.sql`
    select count(*)::int as count from public.case_tasks where case_id = ${one.caseId} and code = 'early_date' and done_at is null`;
    expect(open).toEqual({ count: 0 });
    // Stopped half paid, nothing is filed all the same.
    await stopPlan.run(shop.app, staff, { id: one.planId, ...key() });
    expect(await isPaidUp()).toBe(false);
  },
);

it('staff read the plan of an application', inFullRun, async () => {
  const one = await plans.begun({ parts: 2 });
  const { plan } = await askAsStaff(planOfApplication, shop.app, staff, { id: one.ana.intakeId });
  expect(plan).toMatchObject({ id: one.planId, status: 'active', stopReason: null });
  expect(plan?.parts.map(({ amountCents, state }) => [amountCents, state])).toEqual([
    [24_750, 'paid'],
    [24_750, 'next'],
  ]);
});
