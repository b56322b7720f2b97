import { signatureHeader } from '#tools/local/stripe/webhooks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, sessionIn, standing, type Shop } from './shop.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';
import { chanceOf } from '#tests/chance.ts';

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
    'application_received cancelled',
    'invitation sent',
    'payment_reminder cancelled',
    'receipt sent',
    'staff_application sent',
    'staff_payment sent',
  ],
};

/** Events about one payment, whatever their kind. */
function eventsOf(intentId: string, sessionId: string): string[] {
  return shop.stripe
    .events()
    .filter((event) => {
      const text = JSON.stringify(event.data.object);
      return text.includes(intentId) || text.includes(sessionId);
    })
    .map(({ id }) => id);
}

/** Only those the sandbox never made: its own may still be on their way from an earlier payment. */
const foreignEvents = async () => {
  const stored = await shop.sql<{ id: string }[]>`select id from public.stripe_events order by id`;
  const own = new Set(shop.stripe.events().map(({ id }) => id));
  return stored.map(({ id }) => id).filter((id) => !own.has(id));
};

describe('one payment, reported many times', () => {
  it('is one order, one case, one invitation and one receipt after 20 deliveries mixed with confirmations', async () => {
    for (let round = 0; round < (isFullRun ? 3 : 1); round += 1) {
      const ana = await shop.apply();
      shop.stripe.webhooks.drop(true);
      const { sessionId, intentId } = await shop.buy(ana);
      const events = eventsOf(intentId, sessionId);
      expect(events.length).toBeGreaterThanOrEqual(3);
      const times = Math.ceil(20 / events.length);
      const [reports, ...confirmed] = await Promise.all([
        shop.stripe.deliver(events, { times, shuffle: true, together: true }),
        shop.confirm({ sessionId }),
        shop.confirm({ paymentIntentId: intentId }),
        shop.confirm({ sessionId }),
      ]);
      expect(reports.length).toBeGreaterThanOrEqual(20);
      expect(reports.every(({ status }) => status === 200)).toBe(true);
      expect(confirmed.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid']);
      await shop.idle();
      expect(await standing(shop, ana)).toEqual(settled);
      const [users] = await shop.sql<{ count: number }[]>`
        select count(*)::int as count from public.users where email = ${ana.email}`;
      expect(users?.count).toBe(1);
    }
  });

  it('ends the same when the events come one by one in any order, with what happened later first', async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    const { sessionId, intentId } = await shop.buy(ana);
    const refundId = shop.stripe.refund(intentId, 10_000);
    expect(refundId).toMatch(/^re_/);
    await shop.stripe.deliver(eventsOf(intentId, sessionId).toReversed());
    await shop.idle();
    expect(await standing(shop, ana)).toMatchObject({
      orders: ['standard partially_refunded'],
      cases: ['standard submitted'],
    });
  });
});

describe('any history of a payment', () => {
  const { happens: chance } = chanceOf();

  it(
    'ends as Stripe has it, whatever order its events come in, some twice and some never',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      for (let round = 0; round < 4; round += 1) {
        const ana = await shop.apply();
        shop.stripe.webhooks.drop(true);
        const { sessionId, intentId } = await shop.buy(ana);
        const disputed = chance(0.5);
        const refunded = chance(0.5) ? 10_000 : 0;
        const everything = !disputed && chance(0.3);
        if (refunded) shop.stripe.refund(intentId, refunded);
        if (everything) shop.stripe.refund(intentId);
        const decided = disputed && chance(0.6) ? (chance(0.5) ? 'won' : 'lost') : null;
        if (disputed) {
          const disputeId = shop.stripe.openDispute(intentId);
          // Some were told of the dispute while it was open.
          if (chance(0.5)) await shop.stripe.deliver(eventsOf(intentId, sessionId), { shuffle: true });
          if (decided) shop.stripe.closeDispute(disputeId, decided);
        }
        const events = eventsOf(intentId, sessionId);
        const later = events.at(-1) ?? '';
        const delivered = events.filter((id) => id === later || chance(0.7));
        await shop.stripe.deliver(delivered, { times: chance(0.3) ? 2 : 1, shuffle: true });
        await shop.idle();
        const expected = everything
          ? 'refunded'
          : disputed && decided !== 'won'
            ? 'disputed'
            : refunded
              ? 'partially_refunded'
              : 'paid';
        const [order] = await shop.sql<{ status: string; refunded_cents: number }[]>`
        select status, refunded_cents from public.orders where intake_form_id = ${ana.intakeId}`;
        expect({ ...order, history: { disputed, decided, refunded, everything } }).toMatchObject({
          status: expected,
          refunded_cents: everything ? 49_500 : refunded,
        });
        // A case ends with its money, also with what a bank took back.
        expect(await standing(shop, ana)).toMatchObject({
          cases: [everything || decided === 'lost' ? 'standard cancelled' : 'standard submitted'],
        });
      }
    },
  );
});

describe('money that goes back', () => {
  const order = async (intentId: string) => {
    const [row] = await shop.sql<{ status: string; refunded_cents: number }[]>`
      select status, refunded_cents from public.orders where stripe_payment_intent_id = ${intentId}`;
    return row;
  };

  it('is refunded in part, then in full', async () => {
    const ana = await shop.apply();
    const { intentId } = await shop.buy(ana);
    await shop.idle();
    shop.stripe.refund(intentId, 10_000);
    await shop.idle();
    expect(await order(intentId)).toEqual({ status: 'partially_refunded', refunded_cents: 10_000 });
    shop.stripe.refund(intentId);
    await shop.idle();
    expect(await order(intentId)).toEqual({ status: 'refunded', refunded_cents: 49_500 });
  });

  it('is disputed, staff are told, and a dispute we win is paid again', inFullRun, async () => {
    const ana = await shop.apply();
    const { intentId } = await shop.buy(ana);
    await shop.idle();
    const disputeId = shop.stripe.openDispute(intentId);
    await shop.idle();
    expect((await order(intentId))?.status).toBe('disputed');
    expect((await standing(shop, ana)).mails).toContain('staff_review sent');
    shop.stripe.closeDispute(disputeId, 'won');
    await shop.idle();
    expect((await order(intentId))?.status).toBe('paid');
  });
});

describe('a delivery that did not come from Stripe', () => {
  const post = (body: string, signature: string | null) =>
    fetch(`${shop.url}/api/stripe-webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    });
  const body = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x' } },
    });
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);

  it('is refused and leaves nothing, whether forged, tampered with, old, from the future or unsigned', async () => {
    const before = await foreignEvents();
    const secret = shop.stripe.webhookSecret;
    const text = body('evt_forged');
    const good = signatureHeader(text, secret);
    const refused: [string, string | null][] = [
      [text, null],
      [text, ''],
      [text, 'nonsense'],
      [text, signatureHeader(text, 'whsec_another')],
      [text, signatureHeader(text, '')],
      [text, signatureHeader(text, secret, minutes(-6))],
      [text, signatureHeader(text, secret, minutes(6))],
      [text, signatureHeader(text, secret, minutes(60 * 24 * 365))],
      [text, good.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) + 60}`)],
      [text.replace('pi_x', 'pi_y'), good],
      [`${text} `, good],
      [text, good.replace('v1=', 'v0=')],
      ['not json', signatureHeader('not json', secret)],
    ];
    for (const [sent, signature] of refused) {
      const response = await post(sent, signature);
      expect([response.status, signature]).toEqual([400, signature]);
      expect(await response.json()).toMatchObject({ code: 'invalid_input' });
    }
    // Every single changed digit of the signature, and every changed letter of the body.
    for (let at = good.indexOf('v1=') + 3; at < good.length; at += 4) {
      const changed = good.slice(0, at) + (good[at] === '0' ? '1' : '0') + good.slice(at + 1);
      expect((await post(text, changed)).status).toBe(400);
    }
    expect(await foreignEvents()).toEqual(before);
    expect((await post(text, good)).status).toBe(200);
    await shop.idle();
  });

  it('is refused when it is signed and says what no event says, and never ends as a fault of ours', async () => {
    const before = await foreignEvents();
    const event = { id: 'evt_odd', type: 'payment_intent.succeeded', data: { object: { id: 'pi_x' } } };
    const bodies = [
      null,
      [],
      'text',
      7,
      {},
      { ...event, data: undefined },
      { ...event, data: null },
      { ...event, data: { object: null } },
      { ...event, data: { object: 'pi_x' } },
      { ...event, id: 'evt_\u0000' },
      { ...event, id: '' },
      { ...event, id: 'e'.repeat(300) },
      { ...event, type: 'a\u0000b' },
      { ...event, type: null },
      { ...event, id: 'evt_\ud800' },
    ].map((one) => JSON.stringify(one));
    for (const text of bodies) {
      const response = await post(text, signatureHeader(text, shop.stripe.webhookSecret));
      expect([text, response.status]).toEqual([text, 400]);
      expect(await response.json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await foreignEvents()).toEqual(before);
    // About nothing that can be read: kept, and nothing is asked of Stripe.
    for (const object of [{}, { id: 'pi_\u0000' }, { id: 7 }]) {
      const text = JSON.stringify({ ...event, id: `evt_${crypto.randomUUID()}`, data: { object } });
      expect((await post(text, signatureHeader(text, shop.stripe.webhookSecret))).status).toBe(200);
    }
    await shop.idle();
  });

  it('is refused by the time the signature was checked with, wherever the header hides another', async () => {
    const text = body('evt_future');
    const secret = shop.stripe.webhookSecret;
    const far = signatureHeader(text, secret, minutes(60 * 24 * 365));
    const now = Math.floor(Date.now() / 1_000);
    for (const header of [`t=${now},${far}`, `t=${now},t=${now},${far}`, far.replace('t=', ` t=${now},t=`)])
      expect([header, (await post(text, header)).status]).toEqual([header, 400]);
  });

  const mutations = isFullRun ? 2_000 : 400;

  it(`is refused in every one of ${mutations} mutations, without a fault of ours and with nothing written`, async () => {
    const ana = await shop.apply();
    const sessionId = sessionIn(await shop.follow(ana));
    const before = await foreignEvents();
    const secret = shop.stripe.webhookSecret;
    const { below: random, pick } = chanceOf();
    const noise = () => String.fromCharCode(33 + random(90));
    const statuses = new Map<number, number>();
    const forge = async () => {
      const good = body(`evt_${random(1e9)}`).replace('pi_x', sessionId);
      const header = signatureHeader(good, secret);
      const at = random(good.length);
      const changed = good.slice(0, at) + pick([noise(), '', noise() + noise()]) + good.slice(at + 1);
      const digits = header.indexOf('v1=') + 3 + random(64);
      const other = '0123456789abcdef'.replace(header[digits] ?? '', '');
      const stamp = Math.floor(Date.now() / 1_000);
      const [text, signature] = pick<() => [string, string | null]>([
        () => [changed === good ? `${good} ` : changed, header],
        () => [good, header.slice(0, digits) + pick([...other]) + header.slice(digits + 1)],
        () => [good, signatureHeader(good, `whsec_${random(1e9)}`)],
        () => [good, signatureHeader(good, secret, minutes(-5.2 - random(1e5)))],
        () => [good, signatureHeader(good, secret, minutes(5.2 + random(1e6)))],
        () => [
          good,
          header.replace(/t=\d+/, `t=${pick([stamp + 1 + random(300), '1e20', '-1', 'NaN', ''])}`),
        ],
        () => [good, header.slice(0, random(header.length))],
        () => [
          good,
          pick([null, '', ',', '=', 't=,v1=', `t=${stamp}`, 'v1='.repeat(500), noise().repeat(2_000)]),
        ],
        () => [good.slice(0, random(good.length)), header],
        () => [pick(['', '[]', 'null', '{}', '{"id":1}', '\u0000', '{"data":'.repeat(500)]), header],
      ])();
      const response = await post(text, signature);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await response.arrayBuffer();
    };
    for (let count = 0; count < mutations; count += 20) await Promise.all(Array.from({ length: 20 }, forge));
    expect([...statuses]).toEqual([[400, mutations]]);
    expect(await foreignEvents()).toEqual(before);
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
  }, 60_000);

  it('changes nothing when it only pretends that somebody paid', async () => {
    const ana = await shop.apply();
    const sessionId = sessionIn(await shop.follow(ana));
    expect((await shop.confirm({ sessionId })).body.state).toBe('not_paid');
    expect((await shop.confirm({ paymentIntentId: 'pi_invented' })).body.state).toBe('unknown');
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
  });
});

describe('an event', () => {
  it('of a kind nobody knows is taken and kept', async () => {
    const text = JSON.stringify({
      id: 'evt_unknown_kind',
      object: 'event',
      type: 'invented.kind',
      data: { object: { id: 'inv_1' } },
    });
    const response = await fetch(`${shop.url}/api/stripe-webhook`, {
      method: 'POST',
      headers: { 'stripe-signature': signatureHeader(text, shop.stripe.webhookSecret) },
      body: text,
    });
    expect(response.status).toBe(200);
    await shop.idle();
    const [row] = await shop.sql<{ processed: boolean }[]>`
      select processed_at is not null as processed from public.stripe_events where id = 'evt_unknown_kind'`;
    expect(row?.processed).toBe(true);
  });

  it('that could not be processed is processed by the schedule', async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    const { intentId } = await shop.buy(ana);
    shop.stripe.failNext(20, '500', '/v1/payment_intents');
    const event = shop.stripe
      .events('payment_intent.succeeded')
      .findLast(({ data }) => JSON.stringify(data).includes(intentId));
    const [report] = await shop.stripe.deliver(event?.id ?? '');
    expect(report?.status).toBe(200);
    await shop.idle();
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
    shop.stripe.clearFaults();
    await shop.processEvents();
    await shop.idle();
    expect(await standing(shop, ana)).toMatchObject({ orders: settled.orders, cases: settled.cases });
  });

  it('that is lost for good is made up for by asking about open orders', inFullRun, async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    await shop.buy(ana);
    await shop.reconcile();
    await shop.idle();
    expect(await standing(shop, ana)).toMatchObject({ orders: settled.orders, cases: settled.cases });
  });

  it(
    'may be lost with all others: payments, refunds and disputes are as Stripe has them after the next look',
    inFullRun,
    async () => {
      shop.stripe.webhooks.drop(true);
      const paid = await Promise.all(
        Array.from({ length: 6 }, async () => {
          const ana = await shop.apply();
          return { ana, ...(await shop.buy(ana)) };
        }),
      );
      const [plain, part, full, disputed, won, refused] = paid;
      const left = await shop.apply();
      await shop.follow(left);
      await shop.reconcile();
      for (const { ana } of paid) expect((await standing(shop, ana)).orders).toEqual(['standard paid']);

      shop.stripe.refund(part?.intentId ?? '', 10_000);
      shop.stripe.refund(full?.intentId ?? '');
      shop.stripe.openDispute(disputed?.intentId ?? '');
      const dispute = shop.stripe.openDispute(won?.intentId ?? '');
      const refund = shop.stripe.refund(refused?.intentId ?? '');
      await shop.reconcile();
      expect((await standing(shop, won?.ana ?? left)).orders).toEqual(['standard disputed']);
      expect((await standing(shop, refused?.ana ?? left)).orders).toEqual(['standard refunded']);
      shop.stripe.closeDispute(dispute, 'won');
      shop.stripe.failRefund(refund);
      await shop.reconcile();

      const states = await Promise.all(
        [plain, part, full, disputed, won, refused].map(
          async (one) => (await standing(shop, one?.ana ?? left)).orders[0],
        ),
      );
      expect(states).toEqual([
        'standard paid',
        'standard partially_refunded',
        'standard refunded',
        'standard disputed',
        'standard paid',
        'standard paid',
      ]);
      expect((await standing(shop, left)).orders).toEqual(['standard created']);
      // Nothing differs any more: nobody is asked about again but what can change without being new.
      expect(await shop.reconcile()).toBeLessThanOrEqual(1);
    },
  );

  it('of weeks ago that is lost is made up for within 65 minutes', inFullRun, async () => {
    shop.stripe.webhooks.drop(true);
    const ana = await shop.apply();
    await shop.buy(ana);
    // As the schedule sees it 20 days from now, every five minutes.
    const later = Date.now() + 20 * 86_400_000;
    let settledAfter = 0;
    for (let at = 5; at <= 65 && settledAfter === 0; at += 5) {
      await shop.reconcile(new Date(later + at * 60_000));
      if ((await standing(shop, ana)).orders[0] === 'standard paid') settledAfter = at;
    }
    expect(settledAfter).toBeGreaterThan(0);
  });

  it('that always fails holds up no other, and staff hear of it in the end', inFullRun, async () => {
    await shop.sql`insert into public.stripe_events (id, type, object_id, attempts, received_at)
      values ('evt_poison', 'charge.refunded', 'ch_poison', 99, now() - interval '8 hours')`;
    await shop.sql`insert into public.stripe_events (id, type, object_id) values ('evt_other', 'charge.refunded', 'ch_none')`;
    shop.stripe.failNext(2, '500', '/v1/charges/ch_poison');
    await shop.processEvents();
    shop.stripe.clearFaults();
    await shop.idle();
    const rows = await shop.sql<{ id: string; attempts: number; processed: boolean }[]>`
      select id, attempts, processed_at is not null as processed from public.stripe_events
      where id in ('evt_poison', 'evt_other') order by id`;
    expect(rows).toEqual([
      { id: 'evt_other', attempts: 1, processed: true },
      { id: 'evt_poison', attempts: 100, processed: false },
    ]);
    const [alarm] = await shop.sql<{ status: string }[]>`
      select status from public.outbox where dedupe_key = 'staff_alarm:stripe_event:evt_poison'`;
    expect(alarm?.status).toBe('sent');
  });

  it('is delivered again when it could not be stored', inFullRun, async () => {
    const ana = await shop.apply();
    shop.stripe.webhooks.drop(true);
    const { sessionId, intentId } = await shop.buy(ana);
    const events = eventsOf(intentId, sessionId);
    shop.stack.supabase.setPart('rest', 'down');
    const refused = await shop.stripe.deliver(events, { together: true });
    shop.stack.supabase.setPart('rest', 'up');
    // Stripe sends again whatever is not answered with a 2xx.
    expect(refused.map(({ status }) => status)).toEqual(events.map(() => 503));
    await shop.idle();
    expect((await standing(shop, ana)).orders).toEqual(['standard created']);
    await shop.stripe.deliver(events);
    await shop.idle();
    expect((await standing(shop, ana)).orders).toEqual(['standard paid']);
  });
});
