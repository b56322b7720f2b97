// @module-tag full
// Webhooks of our Stripe sandbox: signed as the SDK verifies, repeated until taken, disturbed on demand.
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { type Endpoint, startEndpoint } from './stripe-endpoint.ts';

const secret = 'whsec_for_this_test';
let sandbox: StripeSandbox;
let stripe: Stripe;
let endpoint: Endpoint;

beforeEach(async () => {
  endpoint = await startEndpoint(secret);
  sandbox = await createStripeSandbox({
    webhookUrl: endpoint.url,
    webhookSecret: secret,
    retryDelays: [1, 1, 1],
    laterMs: 1,
    seed: 'webhooks',
  });
  stripe = new Stripe(sandbox.secretKey, {
    host: sandbox.host,
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterEach(async () => {
  await sandbox.close();
  await endpoint.close();
});

const openSession = () =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 29_500, product_data: { name: 'Basic' } } },
    ],
    success_url: 'https://shop.example/paid',
  });
const paid = async (card?: string) => {
  const { id } = await stripe.paymentIntents.create({ amount: 29_500, currency: 'usd' });
  await sandbox.payPaymentIntent(id, card);
  await sandbox.webhooks.settled();
  return id;
};
const taken = (type: string) => endpoint.received.filter(({ event }) => event.type === type);

describe('what happens is told in Stripe’s order', () => {
  test('a hosted payment, declined first', async () => {
    const session = await openSession();
    await sandbox.payCheckoutSession(session.id, '4000000000000002');
    await sandbox.payCheckoutSession(session.id);
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual([
      'product.created',
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.completed',
    ]);
    const last = endpoint.received.at(-1)?.event;
    expect(last?.data.object).toMatchObject({ id: session.id, payment_status: 'paid', amount_total: 29_500 });
    expect(endpoint.refused).toBe(0);
  });

  test('an expired page', async () => {
    await stripe.checkout.sessions.expire((await openSession()).id);
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual(['product.created', 'checkout.session.expired']);
  });

  test('a payment that is processing first', async () => {
    const session = await openSession();
    sandbox.settleLater(true);
    const { paymentIntentId } = await sandbox.payCheckoutSession(session.id);
    sandbox.settle(paymentIntentId, 'succeed');
    await sandbox.webhooks.settled();
    expect(endpoint.types().slice(2)).toEqual([
      'payment_intent.processing',
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.async_payment_succeeded',
    ]);
    // As it was when it happened, not as it is now.
    expect(taken('checkout.session.completed')[0]?.event.data.object).toMatchObject({
      payment_status: 'unpaid',
    });
  });

  test('the bank’s step, passed and failed', async () => {
    await paid('4000000000003220');
    const { id } = await stripe.paymentIntents.create({ amount: 29_500, currency: 'usd' });
    await sandbox.payPaymentIntent(id, '4000 0000 0000 3220', { bank: 'fail' });
    await stripe.paymentIntents.cancel(id);
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
      'payment_intent.canceled',
    ]);
  });

  test('refunds and disputes', async () => {
    const id = await paid();
    endpoint.received.length = 0;
    sandbox.refund(id, 10_000);
    sandbox.closeDispute(sandbox.openDispute(await paid()), 'won');
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual([
      'refund.created',
      'charge.refunded',
      'payment_intent.created',
      'payment_intent.succeeded',
      'charge.succeeded',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    expect(taken('charge.refunded')[0]?.event.data).toMatchObject({
      object: { amount_refunded: 10_000, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    });
  });

  test('a card that is disputed a moment after it paid', async () => {
    const id = await paid('4000000000000259');
    await expect.poll(() => endpoint.types()).toContain('charge.dispute.created');
    expect(taken('charge.dispute.created')[0]?.event.data.object).toMatchObject({ payment_intent: id });
  });
});

describe('an event reaches the endpoint', () => {
  test('again and again until it is taken, with the same id', async () => {
    endpoint.answerWith(500, null, 400);
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    const ids = endpoint.received.map(({ event }) => event.id);
    expect(new Set(ids).size).toBe(1);
    const [delivery] = sandbox.webhooks.deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, null, 400, 200]);
    expect(delivery?.state).toBe('delivered');
    expect(await stripe.events.retrieve(ids[0] ?? '')).toMatchObject({ pending_webhooks: 0 });
  });

  test('until the tries are used up', async () => {
    endpoint.answerWith(500, 500, 500, 500);
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    expect(sandbox.webhooks.deliveries()[0]).toMatchObject({ state: 'failed' });
    const lost = await stripe.events.list({ delivery_success: false });
    expect(lost.data).toMatchObject([{ type: 'customer.created', pending_webhooks: 1 }]);
    expect((await stripe.events.list({ type: 'customer.*' })).data).toHaveLength(1);
    expect((await stripe.events.list({ type: 'product.*' })).data).toHaveLength(0);
  });

  test('only after the pause', async () => {
    sandbox.webhooks.pause();
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual([]);
    sandbox.webhooks.resume();
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual(['customer.created']);
  });

  test('never, when events are dropped, until it is sent by hand', async () => {
    sandbox.webhooks.drop(true);
    await stripe.customers.create({});
    sandbox.webhooks.drop(false);
    await stripe.products.create({ name: 'x' });
    await sandbox.webhooks.settled();
    expect(endpoint.types()).toEqual(['product.created']);
    const [lost] = sandbox.events('customer.created');
    await sandbox.deliver(lost?.id ?? '');
    expect(endpoint.types()).toEqual(['product.created', 'customer.created']);
  });

  test('at a new address', async () => {
    const other = await startEndpoint(secret);
    sandbox.setWebhookUrl(other.url);
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    expect([endpoint.types(), other.types()]).toEqual([[], ['customer.created']]);
    await other.close();
  });

  test('and every endpoint made by the API, with its own secret and its own choice of events', async () => {
    const { secret: own, id } = await stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:1/',
      enabled_events: ['product.created'],
    });
    const other = await startEndpoint(own ?? '');
    await stripe.webhookEndpoints.update(id, { url: other.url });
    await stripe.customers.create({});
    await stripe.products.create({ name: 'x' });
    await sandbox.webhooks.settled();
    expect(other.types()).toEqual(['product.created']);
    expect(other.refused).toBe(0);
    await other.close();
  });
});

describe('deliveries a test makes', () => {
  test('come many times and in mixed order, each event whole', async () => {
    sandbox.webhooks.drop(true);
    await paid();
    const ids = sandbox.events().map(({ id }) => id);
    const reports = await sandbox.deliver(ids, { times: 5, shuffle: true });
    expect(reports).toHaveLength(15);
    expect(reports.every(({ status }) => status === 200)).toBe(true);
    const order = endpoint.received.map(({ event }) => event.id);
    expect(order).toEqual(reports.map(({ eventId }) => eventId));
    expect(order).not.toEqual(ids.flatMap((id) => Array.from({ length: 5 }, () => id)));
    for (const id of ids) expect(order.filter((each) => each === id)).toHaveLength(5);
    await sandbox.deliver(ids, { together: true });
    expect(endpoint.received).toHaveLength(18);
  });

  test('are refused by the SDK when forged, too old or tampered with', async () => {
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    const id = sandbox.events()[0]?.id ?? '';
    const old = new Date(Date.now() - 301_000);
    expect(await sandbox.deliver(id, { secret: 'whsec_forged' })).toMatchObject([{ status: 400 }]);
    expect(await sandbox.deliver(id, { signedAt: old })).toMatchObject([{ status: 400 }]);
    expect(endpoint.refused).toBe(2);
    const { body, signature } = endpoint.received[0] ?? { body: '', signature: '' };
    expect(stripe.webhooks.constructEvent(body, signature, secret).id).toBe(id);
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
  });
});
