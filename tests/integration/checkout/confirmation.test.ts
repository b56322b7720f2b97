import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { startSession } from '#server/access/start-session.ts';
import { appliedCookie } from '#server/intake/applied-cookie.ts';
import { mailPaymentAgain } from '#server/checkout/mail-payment-again.ts';
import { findIntake } from '#server/intake/find-applied.ts';
import { readApplication } from '#server/intake/read-application.ts';
import { callFunction } from '#tools/database/call-function.ts';
import { application } from '../database/given.ts';
import { inboxOf, openShop, sessionIn, standing, type Applicant, type Shop } from './shop.ts';
import { inFullRun } from '#tests/runs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.stripe.clearFaults();
  shop.stripe.settleLater(false);
  shop.stripe.webhooks.drop(true);
  await shop.sql`delete from public.throttles`;
});

/** The cookie of the browser that sent an application. */
const browserOf = ({ reference }: Applicant) =>
  appliedCookie(shop.app, { reference, packageId: 'standard', stored: 'now' }, 'own').split(';')[0] ?? '';

/** Who pays, as the card processor knows them: what the account of this address has noted. */
async function customerOf(email: string): Promise<string | null> {
  const [user] = await shop.sql<{ stripe_customer_id: string | null }[]>`
    select stripe_customer_id from public.users where email = ${email}`;
  return user?.stripe_customer_id ?? null;
}

async function signedIn() {
  const email = `rosa.${crypto.randomUUID()}@example.com`;
  const [user] = await shop.sql<{ id: string }[]>`
    insert into public.users (email, first_name, hashed_password, preferred_language)
    values (${email}, 'Rosa', 'hash', 'es') returning id`;
  const id = user?.id ?? '';
  const cookies = await startSession(
    shop.app,
    { userId: id, role: 'client', checkedPassword: 'hash' },
    'own',
    {
      cookies: new Map(),
      request: new Request('https://freshkey.example'),
    },
  );
  return { id, email, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

const day = /^\d{4}-\d\d-\d\d$/;

describe('the page after a payment', () => {
  it('promises no day to somebody whose eviction may still be open', async () => {
    const ana = await shop.apply();
    await shop.sql`update public.intake_forms set still_open = 'yes' where id = ${ana.intakeId}`;
    const { sessionId } = await shop.buy(ana);
    const { body } = await shop.confirm({ sessionId }, browserOf(ana));
    expect(body).toMatchObject({ state: 'paid', helpFirst: true });
    expect(body).not.toHaveProperty('days');
  });

  it('says paid, with the details, to the browser that applied', async () => {
    const ana = await shop.apply();
    const { sessionId } = await shop.buy(ana);
    const { status, body } = await shop.confirm({ sessionId }, browserOf(ana));
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'paid',
      packageId: 'standard',
      orderReference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      amountCents: 49_500,
      email: 'a•••@example.com',
      hasPassword: false,
      days: {
        work: expect.stringMatching(day),
        review: expect.stringMatching(day),
        papers: expect.stringMatching(day),
      },
    });
    expect(await standing(shop, ana)).toMatchObject({
      orders: ['standard paid'],
      cases: ['standard submitted'],
    });
    expect(await customerOf(ana.email)).toMatch(/^cus_/);
  });

  it('counts the conversion once, however often and by how many it is looked at', inFullRun, async () => {
    const counted = async () => {
      const [row] = await shop.sql<{ count: number }[]>`
        select coalesce(sum(count), 0)::int as count from public.daily_counts
        where event = 'conversion' and package_id = 'vip'`;
      return row?.count ?? 0;
    };
    const ana = await shop.apply();
    const { sessionId } = await shop.buy(ana, 'vip');
    const before = await counted();
    await Promise.all([1, 2, 3].map(() => shop.confirm({ sessionId }, browserOf(ana))));
    await shop.confirm({ sessionId });
    expect(await counted()).toBe(before + 1);
  });

  it(
    'names the masked address to a browser in which the mailed link was opened, and mails again what came by mail',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const { sessionId } = await shop.buy(ana);
      const followed = await fetch(`${shop.url}/api/pay/standard?intake=${ana.payToken}`, {
        redirect: 'manual',
      });
      const cookie = followed.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(cookie).toMatch(/^__Host-paying=/);
      expect((await shop.confirm({ sessionId }, cookie)).body).toMatchObject({
        state: 'paid',
        email: 'a•••@example.com',
        hasPassword: false,
      });
      await shop.idle();
      const before = await inboxOf(shop, ana.email);
      const call = (from: string) => ({ cookies: new Map([['__Host-paying', from.split('=')[1] ?? '']]) });
      await mailPaymentAgain.run(shop.app, null, { sessionId }, { call: call(cookie) });
      await shop.idle();
      expect(await inboxOf(shop, ana.email)).toEqual(
        [...before, 'Cree su contraseña | Fresh Key', 'Recibo de su pago | Fresh Key'].toSorted(),
      );
      for (const from of ['', 'x=forged.forged', browserOf(ana)]) {
        await expect(
          mailPaymentAgain.run(shop.app, null, { sessionId }, { call: call(from) }),
        ).rejects.toMatchObject({
          code: 'not_found',
        });
      }
      for (let left = 4; left > 0; left -= 1)
        await mailPaymentAgain.run(shop.app, null, { sessionId }, { call: call(cookie) });
      await expect(
        mailPaymentAgain.run(shop.app, null, { sessionId }, { call: call(cookie) }),
      ).rejects.toMatchObject({
        code: 'throttled',
      });
    },
  );

  it(
    'lets a browser with a payment link pay again, and reads nothing of the application there',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const followed = await fetch(`${shop.url}/api/pay/standard?intake=${ana.payToken}`, {
        redirect: 'manual',
      });
      const value = /__Host-paying=([^;]+)/.exec(followed.headers.get('set-cookie') ?? '')?.[1] ?? '';
      const look = async () =>
        readApplication.run(shop.app, null, {}, { call: { cookies: new Map([['__Host-paying', value]]) } });
      const paying = {
        packageId: 'standard',
        payToken: ana.payToken,
        parts: null,
        takesPayments: true,
        stopped: false,
      };
      expect(await look()).toEqual({ application: null, paying: { ...paying, state: 'open' }, cookies: [] });
      await shop.stripe.payCheckoutSession(sessionIn(followed.headers.get('location') ?? ''));
      await shop.processEvents();
      await shop.reconcile();
      expect((await look()).paying).toEqual({ ...paying, state: 'paid' });
    },
  );

  it('tells a stranger with the same address nothing but state and package', async () => {
    const ana = await shop.apply();
    const eva = await shop.apply();
    const { sessionId } = await shop.buy(ana);
    const other = await signedIn();
    for (const cookie of [undefined, browserOf(eva), '__Host-applied=forged.forged', other.cookie]) {
      expect((await shop.confirm({ sessionId }, cookie)).body).toEqual({
        state: 'paid',
        packageId: 'standard',
      });
    }
  });

  it('says that no money was taken when the page was left, declined or ran out', inFullRun, async () => {
    const ana = await shop.apply();
    const sessionId = sessionIn(await shop.follow(ana));
    expect((await shop.confirm({ sessionId })).body.state).toBe('not_paid');
    await shop.stripe.payCheckoutSession(sessionId, '4000000000000002');
    expect((await shop.confirm({ sessionId })).body.state).toBe('not_paid');
    shop.stripe.expireCheckoutSession(sessionId);
    expect((await shop.confirm({ sessionId })).body.state).toBe('not_paid');
    expect((await standing(shop, ana)).cases).toEqual([]);
  });

  it('says that a payment is on its way while it is, and what became of it then', inFullRun, async () => {
    for (const [how, state] of [
      ['succeed', 'paid'],
      ['fail', 'not_paid'],
    ] as const) {
      const ana = await shop.apply();
      shop.stripe.settleLater(true);
      const { sessionId, intentId } = await shop.buy(ana);
      expect((await shop.confirm({ sessionId })).body.state).toBe('processing');
      expect(await shop.follow(ana)).toContain('/es/payment-success?package=standard');
      shop.stripe.settle(intentId, how);
      expect((await shop.confirm({ sessionId })).body.state).toBe(state);
      shop.stripe.settleLater(false);
      const next = await shop.follow(ana);
      if (state === 'paid') expect(next).toContain('/es/payment-success?package=standard');
      else expect((await shop.stripe.payCheckoutSession(sessionIn(next))).status).toBe('paid');
    }
  });

  it('claims nothing for ids nobody knows, of whatever form', async () => {
    const ids = [
      {},
      { sessionId: 'cs_test_unknown' },
      { paymentIntentId: 'pi_unknown' },
      { orderId: crypto.randomUUID() },
      { orderId: "' or 1=1" },
      { sessionId: '../../v1/customers' },
      { sessionId: 'cs_a/../../refunds' },
    ];
    for (const id of ids) {
      expect(await shop.confirm(id as Record<string, string>)).toEqual({
        status: 200,
        body: { state: 'unknown' },
      });
    }
  });

  it('says neither paid nor unpaid while the card processor is down', inFullRun, async () => {
    const ana = await shop.apply();
    const { sessionId } = await shop.buy(ana);
    shop.stripe.failNext(4, '500');
    const down = await shop.confirm({ sessionId });
    expect([down.status, down.body.code]).toEqual([503, 'unavailable']);
    shop.stripe.clearFaults();
    expect((await shop.confirm({ sessionId })).body.state).toBe('paid');
    shop.stripe.failNext(4, '500');
    expect((await shop.confirm({ sessionId })).body.state).toBe('paid');
  });

  it('never pays for an order of ours with a payment of somebody else', async () => {
    const ana = await shop.apply();
    const sessionId = sessionIn(await shop.follow(ana));
    const [order] = await shop.sql<{ id: string }[]>`
      select id from public.orders where intake_form_id = ${ana.intakeId}`;
    const eva = await shop.apply();
    const other = await shop.buy(eva, 'basic');
    const { body } = await shop.confirm({ orderId: order?.id ?? '', paymentIntentId: other.intentId });
    expect(body).toMatchObject({ packageId: 'basic' });
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
    expect((await shop.confirm({ sessionId })).body.state).toBe('not_paid');
  });
});

describe('a signed-in client at the checkout', () => {
  const open = async (cookie: string, packageId: string) => {
    const response = await fetch(`${shop.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.url, 'accept-language': 'es', cookie },
      body: JSON.stringify({
        packageId,
        eviction: { stillOpen: 'no' },
        amountCents: 1,
        price: 1,
        userId: 'somebody else',
      }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };
  const intentOf = (secret: string | undefined) => /^pi_[A-Za-z0-9]+/.exec(secret ?? '')?.[0] ?? '';
  const casesOf = (userId: string) => shop.sql<{ status: string; package_type: string }[]>`
    select status, package_type from public.cases where user_id = ${userId}`;

  it('must be signed in, and may buy what is for sale', async () => {
    expect((await open('', 'basic')).status).toBe(401);
    const rosa = await signedIn();
    const refused = await open(rosa.cookie, 'gold');
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  });

  it('pays the price of the catalogue and has a case that waits for the application', inFullRun, async () => {
    const rosa = await signedIn();
    const { body } = await open(rosa.cookie, 'premium' satisfies PackageId);
    expect(body).toMatchObject({ amountCents: 69_500 });
    const intent = intentOf(body.clientSecret);
    expect(shop.stripe.find(intent)).toMatchObject({ amount: 69_500, currency: 'usd' });
    await shop.stripe.payPaymentIntent(intent);
    const confirmed = await shop.confirm(
      { paymentIntentId: intent, orderId: body.orderId ?? '' },
      rosa.cookie,
    );
    expect(confirmed.body).toMatchObject({
      state: 'paid',
      packageId: 'premium',
      hasPassword: true,
      needsApplication: true,
    });
    expect(await casesOf(rosa.id)).toEqual([{ status: 'waiting_for_application', package_type: 'premium' }]);
    expect(await customerOf(rosa.email)).toMatch(/^cus_/);
    await shop.idle();
    expect(await inboxOf(shop, rosa.email)).toEqual([
      'Recibo de su pago | Fresh Key',
      'Su nuevo caso está abierto | Fresh Key',
    ]);
    const again = await open(rosa.cookie, 'premium');
    expect([again.status, again.body.code]).toEqual([409, 'already_paid']);
    // After the form, nobody promises the receipt and the password once more.
    const form = application({ userId: rosa.id });
    await callFunction(shop.sql, 'submit_intake', form);
    expect(await findIntake(shop.app, form.reference)).toMatchObject({ paid: true, paidBefore: true });
    const ana = await shop.apply();
    await shop.buy(ana);
    await shop.follow(ana);
    expect(await findIntake(shop.app, ana.reference)).toMatchObject({ paid: true, paidBefore: false });
  });

  it('finds the payment that is open already, after a reload and in a second tab', inFullRun, async () => {
    const rosa = await signedIn();
    const first = await open(rosa.cookie, 'basic');
    const [second, third] = await Promise.all([open(rosa.cookie, 'basic'), open(rosa.cookie, 'basic')]);
    expect(second?.body).toEqual(first.body);
    expect(third?.body).toEqual(first.body);
  });

  it('gets the specified answer when the order is named by the payment’s own id', async () => {
    const rosa = await signedIn();
    const { body } = await open(rosa.cookie, 'basic');
    const intent = intentOf(body.clientSecret);
    await shop.stripe.payPaymentIntent(intent);
    expect((await shop.confirm({ paymentIntentId: intent, orderId: intent })).body.state).toBe('paid');
  });

  it(
    'may try again after a declined card, and after an outage of the card processor',
    inFullRun,
    async () => {
      const rosa = await signedIn();
      shop.stripe.failNext(4, '500');
      const down = await open(rosa.cookie, 'basic');
      expect([down.status, down.body.code]).toEqual([503, 'unavailable']);
      shop.stripe.clearFaults();
      const first = await open(rosa.cookie, 'basic');
      const intent = intentOf(first.body.clientSecret);
      await shop.stripe.payPaymentIntent(intent, '4000000000000002');
      expect((await shop.confirm({ paymentIntentId: intent })).body.state).toBe('not_paid');
      const again = await open(rosa.cookie, 'basic');
      expect(again.body).toEqual(first.body);
      await shop.stripe.payPaymentIntent(intent);
      expect((await shop.confirm({ paymentIntentId: intent })).body.state).toBe('paid');
      expect(await casesOf(rosa.id)).toHaveLength(1);
    },
  );
});
