import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packages, type PackageId } from '#domain/packages/catalogue.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import type { App } from '#server/app.ts';
import { openIntent } from '#server/checkout/open-intent.ts';
import { prepareLinks } from '#server/mail/prepare-links.ts';
import { openPaymentPage } from '#server/checkout/open-payment-page.ts';
import { keepFilingRules, readFilingRules } from '#tools/database/filing-rules.ts';
import { closePages } from '#server/checkout/close-pages.ts';
import { decideApplication } from '#server/applications/decide-application.ts';
import { readDraft } from '#server/drafts/read-draft.ts';
import { appliedCookie } from '#server/intake/applied-cookie.ts';
import { findIntake } from '#server/intake/find-applied.ts';
import { makePayToken } from '#server/intake/pay-token.ts';
import { readApplication } from '#server/intake/read-application.ts';
import { putStatus } from '#tests/put-status.ts';
import { inFullRun } from '#tests/runs.ts';
import { account, newReference } from '../database/given.ts';
import { inboxOf, openShop, sessionIn, standing, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.clearFaults();
  shop.stripe.webhooks.drop(false);
});

const settled = {
  orders: ['standard paid'],
  cases: ['standard submitted'],
  mails: [
    'application_received sent',
    'invitation sent',
    'payment_reminder cancelled',
    'receipt sent',
    'staff_application sent',
    'staff_payment sent',
  ],
};

describe('somebody who applied and follows the payment link', () => {
  it('pays, closes the browser, and has a case, a receipt and an invitation by the webhook alone', async () => {
    const ana = await shop.apply();
    await shop.idle();
    await shop.buy(ana);
    await shop.idle();
    expect(await standing(shop, ana)).toEqual(settled);
    expect(await inboxOf(shop, ana.email)).toEqual([
      'Cree su contraseña | Fresh Key',
      'Recibimos su solicitud | Fresh Key',
      'Recibo de su pago | Fresh Key',
    ]);
  });

  it(
    'is shown one price, in the language of the link, and comes back to a page of that language',
    inFullRun,
    async () => {
      for (const { id, amountCents } of packages) {
        const ana = await shop.apply();
        const session = shop.stripe.find(sessionIn(await shop.follow(ana, id, 'es')));
        expect(session).toMatchObject({
          amount_total: amountCents,
          currency: 'usd',
          locale: 'es-419',
          customer_email: ana.email,
          success_url: `${shop.url}/es/payment-success?package=${id}&session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: `${shop.url}/es/intake-confirmation?problem=left&package=${id}`,
        });
      }
    },
  );

  it('finds the same open page again, also from two tabs at once', inFullRun, async () => {
    const ana = await shop.apply();
    const pages = await Promise.all([shop.follow(ana), shop.follow(ana), shop.follow(ana)]);
    pages.push(await shop.follow(ana));
    expect(new Set(pages).size).toBe(1);
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
  });

  it('has one page to pay on, also where it is opened in two languages at once', inFullRun, async () => {
    const ana = await shop.apply();
    const pages = await Promise.all(
      ['en', 'es', 'en', 'es'].map((language) => shop.follow(ana, 'standard', language)),
    );
    expect(new Set(pages.map(sessionIn)).size).toBe(1);
    expect(await shop.openPagesBeside(sessionIn(pages[0] ?? ''))).toBe(1);
    await shop.stripe.payCheckoutSession(sessionIn(pages[0] ?? ''));
    await shop.idle();
    expect((await standing(shop, ana)).orders).toEqual(['standard paid']);
  });

  it(
    'has one page to pay on, also after looking at another package, and may come back to the first',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const first = sessionIn(await shop.follow(ana, 'standard'));
      const other = sessionIn(await shop.follow(ana, 'premium'));
      expect(shop.stripe.find(first)).toMatchObject({ status: 'expired' });
      expect(shop.stripe.find(other)).toMatchObject({ status: 'open' });
      const again = sessionIn(await shop.follow(ana, 'standard'));
      expect(again).not.toBe(first);
      expect(shop.stripe.find(other)).toMatchObject({ status: 'expired' });
      await shop.stripe.payCheckoutSession(again);
      await shop.idle();
      expect((await standing(shop, ana)).orders).toEqual(['standard paid', 'premium cancelled']);
    },
  );

  it('gets a new page when the first one ran out', inFullRun, async () => {
    const ana = await shop.apply();
    const first = await shop.follow(ana);
    shop.stripe.expireCheckoutSession(sessionIn(first));
    const second = await shop.follow(ana);
    expect(sessionIn(second)).not.toBe(sessionIn(first));
    await shop.stripe.payCheckoutSession(sessionIn(second));
    await shop.idle();
    expect(await standing(shop, ana)).toMatchObject({
      orders: ['standard paid'],
      cases: ['standard submitted'],
    });
  });

  it('may try another card after a declined one, on the same page', inFullRun, async () => {
    const ana = await shop.apply();
    const page = await shop.follow(ana);
    const declined = await shop.stripe.payCheckoutSession(sessionIn(page), '4000000000000002');
    expect(declined.status).toBe('declined');
    await shop.idle();
    expect(await shop.follow(ana)).toBe(page);
    await shop.stripe.payCheckoutSession(sessionIn(page));
    await shop.idle();
    expect(await standing(shop, ana)).toMatchObject({
      orders: ['standard paid'],
      cases: ['standard submitted'],
    });
  });

  it('is led to the confirmation once it is paid, before and after we heard of it', inFullRun, async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    const { sessionId } = await shop.buy(ana);
    const confirmation = `/es/payment-success?package=standard&session_id=${sessionId}`;
    expect(await shop.follow(ana)).toBe(confirmation);
    expect((await standing(shop, ana)).orders).toEqual(['standard paid']);
    expect(await shop.follow(ana)).toBe(confirmation);
    expect(await shop.follow(ana, 'vip')).toBe(confirmation);
  });

  it(
    'gets the package of the card that was paid, and the other page takes no second payment',
    inFullRun,
    async () => {
      const ana = await shop.apply();
      const other = sessionIn(await shop.follow(ana, 'standard'));
      await shop.buy(ana, 'premium');
      await shop.idle();
      expect(await standing(shop, ana)).toMatchObject({
        orders: ['standard cancelled', 'premium paid'],
        cases: ['premium submitted'],
      });
      const [intake] = await shop.sql<{ selected_service_package: string }[]>`
      select selected_service_package from public.intake_forms where id = ${ana.intakeId}`;
      expect(intake?.selected_service_package).toBe('premium');
      expect(shop.stripe.find(other)).toMatchObject({ status: 'expired' });
    },
  );

  it('never meets a page of ours that a search engine keeps or a prefetch opens', inFullRun, async () => {
    const ana = await shop.apply();
    const link = `${shop.url}/api/pay/standard?intake=${ana.payToken}`;
    const prefetch = await fetch(link, { headers: { 'sec-purpose': 'prefetch' }, redirect: 'manual' });
    const head = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect([prefetch.status, head.status]).toEqual([204, 204]);
    expect((await standing(shop, ana)).orders).toEqual([]);
    const followed = await fetch(link, { redirect: 'manual' });
    expect(followed.headers.get('x-robots-tag')).toContain('noindex');
    expect(followed.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a payment link that cannot be followed', () => {
  const forged = (token: string) => ({ payToken: token });

  it('opens nothing when it is forged, cut off or of an unknown package', async () => {
    const ana = await shop.apply();
    const before = shop.stripe.events().length;
    const wrongMac = `${ana.reference}.${randomBytes(24).toString('base64url')}`;
    const otherSecret = makePayToken('another secret of thirty-two characters', ana.reference);
    for (const token of ['', ana.reference, `${ana.payToken}x`, wrongMac, otherSecret, 'a'.repeat(5_000)]) {
      expect(await shop.follow(forged(token))).toBe('/es/intake-confirmation?problem=link');
    }
    expect(await shop.follow(ana, 'gold', 'en')).toBe('/intake-confirmation?problem=link');
    expect((await standing(shop, ana)).orders).toEqual([]);
    expect(shop.stripe.events().length).toBe(before);
  });

  it('says that the application is safe while it has not reached the database', inFullRun, async () => {
    const payToken = makePayToken(shop.app.config.appSecret, newReference());
    expect(await shop.follow({ payToken })).toBe('/es/intake-confirmation?problem=waiting');
  });

  it(
    'is followed too often: one application cannot use up the limit the card processor sets for all',
    inFullRun,
    async () => {
      const [ana, eva] = [await shop.apply(), await shop.apply()];
      const looks = Array.from({ length: intakeThrottles.paymentLooks.limit }, () => shop.follow(ana));
      expect(new Set((await Promise.all(looks)).map(sessionIn)).size).toBe(1);
      expect(await shop.follow(ana)).toBe('/es/intake-confirmation?problem=payment');
      expect(sessionIn(await shop.follow(eva))).toMatch(/^cs_/);
    },
  );

  it('says so when the application was withdrawn', async () => {
    const ana = await shop.apply();
    await putStatus(shop.sql, 'intake_forms', [ana.intakeId], 'withdrawn');
    expect(await shop.follow(ana)).toBe('/es/intake-confirmation?problem=closed');
  });

  it(
    'finds the page ended when the application was declined, at the next run when the card processor was down',
    inFullRun,
    async () => {
      const { id: userId } = await account({ sql: shop.sql }, { role: 'staff' });
      const staff = { userId, role: 'staff' } as const;
      const decline = ({ intakeId }: { intakeId: string }) =>
        decideApplication.run(shop.app, staff, {
          id: intakeId,
          from: 'submitted',
          to: 'declined',
          note: 'No podemos.',
        });
      const pageOf = (address: string) => shop.stripe.find(sessionIn(address))?.['status'];
      const [ana, eva] = [await shop.apply(), await shop.apply()];
      const [anas, anasOther, evas] = [
        await shop.follow(ana),
        await shop.follow(ana, 'vip'),
        await shop.follow(eva),
      ];
      await decline(ana);
      expect([pageOf(anas), pageOf(anasOther)]).toEqual(['expired', 'expired']);
      expect(await findIntake(shop.app, ana.reference)).toMatchObject({ closed: true, paid: false });
      shop.stripe.failNext(20, '500', '/v1/checkout');
      await decline(eva);
      expect(pageOf(evas)).toBe('open');
      shop.stripe.clearFaults();
      await closePages(shop.app);
      expect(pageOf(evas)).toBe('expired');
      expect(await closePages(shop.app)).toBe(0);
      await shop.idle();
    },
  );

  it('charges nothing while the card processor is down, and works when it is back', inFullRun, async () => {
    for (const fault of ['500', '500-kept', '429', 'reset'] as const) {
      const ana = await shop.apply();
      shop.stripe.failNext(4, fault, '/v1/checkout');
      expect(await shop.follow(ana)).toBe('/es/intake-confirmation?problem=payment');
      shop.stripe.clearFaults();
      expect((await standing(shop, ana)).orders).toEqual(['standard created']);
      if (fault === '500-kept') continue;
      await shop.stripe.payCheckoutSession(sessionIn(await shop.follow(ana)));
      await shop.idle();
      expect((await standing(shop, ana)).orders).toEqual(['standard paid']);
    }
  });

  it('is followed after a lost answer or one kept fault without anybody noticing', inFullRun, async () => {
    for (const fault of ['answer-lost', '500-kept'] as const) {
      const ana = await shop.apply();
      shop.stripe.failNext(1, fault, '/v1/checkout');
      const page = await shop.follow(ana);
      expect(page).toContain('/c/pay/cs_');
      expect(await shop.follow(ana)).toBe(page);
    }
  });

  it('says so while the database is away', inFullRun, async () => {
    const ana = await shop.apply();
    shop.stack.supabase.setPart('rest', 'down');
    try {
      expect(await shop.follow(ana)).toBe('/es/intake-confirmation?problem=waiting');
    } finally {
      shop.stack.supabase.setPart('rest', 'up');
    }
    expect(await shop.follow(ana)).toContain('/c/pay/cs_');
  });
});

describe('a payment that is not what was shown', () => {
  const mismatches: [string, string, (sessionId: string, intentId: string) => void][] = [
    [
      'amount',
      'amount',
      (session, intent) => {
        shop.stripe.setAmountReceived(session, 100);
        shop.stripe.setAmountReceived(intent, 100);
      },
    ],
    ['currency', 'currency', (_, intent) => shop.stripe.alter(intent, { currency: 'mxn' })],
    [
      'package',
      'package',
      (_, intent) => {
        const metadata = shop.stripe.find(intent)?.metadata as Record<string, string>;
        shop.stripe.alter(intent, { metadata: { ...metadata, packageId: 'basic' } });
      },
    ],
  ];
  for (const [what, reason, change] of mismatches) {
    it(`waits for staff when the ${what} differs, opens no case, and is not asked for again`, async () => {
      const ana = await shop.apply();
      shop.stripe.webhooks.drop(true);
      const { sessionId, intentId } = await shop.buy(ana, 'vip');
      change(sessionId, intentId);
      await shop.stripe.deliver(
        shop.stripe
          .events('payment_intent.succeeded')
          .slice(-1)
          .map(({ id }) => id),
      );
      await shop.idle();
      expect(await standing(shop, ana)).toMatchObject({
        orders: [`vip needs_review ${reason}`],
        cases: [],
        mails: expect.arrayContaining(['staff_review sent']),
      });
      expect((await standing(shop, ana)).mails).not.toContain('receipt sent');
      expect(await shop.follow(ana)).toContain('/es/payment-success?package=vip');
      expect((await shop.confirm({ sessionId })).body.state).toBe('processing');
    });
  }

  it('waits for staff when it is the second one for the same application', async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    const first = sessionIn(await shop.follow(ana, 'basic'));
    // We have not heard of it yet, and a page that was paid on cannot be ended.
    await shop.stripe.payCheckoutSession(first);
    const second = sessionIn(await shop.follow(ana, 'vip'));
    await shop.stripe.payCheckoutSession(second);
    const paid = shop.stripe.events('payment_intent.succeeded').slice(-2);
    await shop.stripe.deliver(
      paid.map(({ id }) => id),
      { shuffle: true },
    );
    await shop.idle();
    const { orders, cases, mails } = await standing(shop, ana);
    expect(orders.filter((order) => order.endsWith(' paid'))).toHaveLength(1);
    expect(orders.filter((order) => order.endsWith('needs_review second_payment'))).toHaveLength(1);
    expect(cases).toHaveLength(1);
    expect(mails.filter((mail) => mail === 'staff_review sent')).toHaveLength(1);
    expect(mails.filter((mail) => mail.startsWith('receipt'))).toHaveLength(1);
  });
});

describe('the price of a package', () => {
  it('is what Stripe is asked for, whichever card is chosen', inFullRun, async () => {
    const ana = await shop.apply();
    for (const id of ['basic', 'standard', 'premium', 'vip'] satisfies PackageId[]) {
      const session = shop.stripe.find(sessionIn(await shop.follow(ana, id)));
      expect(session?.amount_total).toBe(packages.find((one) => one.id === id)?.amountCents);
    }
  });
});

describe('in production, where nothing can be filed', () => {
  it('no payment begins, and none is asked for by a link, unless the operator accepts it by name', async () => {
    const live = { ...shop.app, config: { ...shop.app.config, context: 'production' as const } };
    const ana = await shop.apply();
    const follow = () =>
      openPaymentPage(live, { packageId: 'standard', payToken: ana.payToken, locale: 'en' as const });
    const user = await account(
      { sql: shop.sql },
      { email: `rosa.${randomBytes(4).toString('hex')}@example.com` },
    );
    const begin = () =>
      openIntent.run(
        live,
        { userId: user.id, role: 'client', account: user },
        { packageId: 'standard', eviction: { stillOpen: 'no' } },
        { call: { locale: 'en' } },
      );
    /** What the form and the confirmation learn before anybody presses a button. */
    const shownSale = async (app: App) => {
      const applied = { reference: ana.reference, packageId: 'standard', stored: 'now' } as const;
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(appliedCookie(app, applied, 'own')) ?? [];
      const { takesPayments } = await readDraft.run(app, null, {}, { call: { cookies: new Map() } });
      const { application } = await readApplication.run(
        app,
        null,
        {},
        { call: { cookies: new Map([[name, value]]) } },
      );
      return [takesPayments, application?.takesPayments];
    };
    expect(await follow()).toBe('/intake-confirmation?problem=paused');
    await expect(begin()).rejects.toMatchObject({ code: 'sale_closed' });
    expect(await shownSale(live)).toEqual([false, false]);
    expect(await shownSale(shop.app)).toEqual([true, true]);
    const { orders } = await standing(shop, ana);
    expect(orders).toEqual([]);
    /** What the mails of the application say of it when their turn comes; null: it is not sent. */
    const mailed = async (app: App) => {
      const [row] = await shop.sql<{ id: string }[]>`
        select id from public.intake_forms where reference = ${ana.reference}`;
      const about = {
        id: '',
        language: 'en',
        payload: {},
        order_id: null,
        user_id: null,
        recipient: null,
      } as const;
      const mails = (['application_received', 'payment_reminder'] as const).map((kind) =>
        prepareLinks(app, { ...about, kind, intake_form_id: row?.id ?? '', dedupe_key: kind }),
      );
      return (await Promise.all(mails)).map((mail) => mail && mail.facts.saleClosed);
    };
    expect(await mailed(live)).toEqual([true, null]);
    expect(await mailed(shop.app)).toEqual([false, false]);

    await keepFilingRules(shop.sql, { ...readFilingRules(), sellsWhileClosed: true });
    expect(sessionIn(await follow())).not.toBe('');
    expect((await begin()).clientSecret).toContain('secret');
    expect(await shownSale(live)).toEqual([true, true]);
    await keepFilingRules(shop.sql, readFilingRules());
  });
});
