// @module-tag full
// Our Stripe sandbox against the real SDK, and its objects against Stripe's published examples
// (github.com/stripe/openapi, fixtures3).
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';

const fixtures = JSON.parse(
  readFileSync(new URL('../fixtures/stripe/fixtures.json', import.meta.url), 'utf8'),
) as Record<string, Json>;
type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

let sandbox: StripeSandbox;
let stripe: Stripe;

const sdkFor = (of: StripeSandbox, secretKey = of.secretKey) =>
  new Stripe(secretKey, {
    host: of.host,
    port: of.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });

beforeAll(async () => {
  sandbox = await createStripeSandbox({ laterMs: 0 });
  stripe = sdkFor(sandbox);
});
afterAll(() => sandbox.close());

const openSession = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 29_500, product_data: { name: 'Basic package' } },
      },
    ],
    success_url: 'https://shop.example/paid?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/back',
    ...more,
  });
const openIntent = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 29_500, currency: 'usd', ...more });
const payIntent = async (card?: string) => {
  const intent = await openIntent({ metadata: { order: 'A1' } });
  await sandbox.payPaymentIntent(intent.id, card);
  return stripe.paymentIntents.retrieve(intent.id);
};

/** The refusal of a call that must be refused. */
const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const result = await call.catch((fault: unknown) => fault);
  if (result instanceof Stripe.errors.StripeError) return result;
  throw new Error('The call was not refused.');
};

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** Paths where ours differs from the example: a field missing, or of another type (null fits every type). */
function differences(ours: Json | undefined, example: Json, path: string): string[] {
  if (ours === undefined) return [`${path} is missing`];
  if (ours === null || example === null) return [];
  if (typeOf(ours) !== typeOf(example)) return [`${path} is ${typeOf(ours)}, not ${typeOf(example)}`];
  if (Array.isArray(ours) || typeof ours !== 'object' || typeof example !== 'object') return [];
  // Metadata holds whatever its owner puts there.
  if (path.endsWith('.metadata')) return [];
  return Object.entries(example).flatMap(([name, value]) =>
    differences(ours[name], value, `${path}.${name}`),
  );
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
/** Where ours differs from Stripe's example: fields missing, of another type, or unknown to it. */
const unlike = (name: string, ours: unknown): string[] => {
  const example = fixtures[name];
  if (example === undefined) throw new Error(`No example of ${name}`);
  const known = new Set([...Object.keys(example as object), 'lastResponse', ...(extra[name] ?? [])]);
  const unknown = Object.keys(ours as object).filter((field) => !known.has(field));
  return [
    ...differences(plain(ours), example, name),
    ...unknown.map((field) => `${name}.${field} is unknown`),
  ];
};
/** Fields of newer API versions than the examples, and of some states only. */
const extra: Record<string, string[]> = {
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  'checkout.session': ['allowed_payment_method_types'],
  refund: ['failure_reason', 'failure_balance_transaction'],
  dispute: ['intended_submission_method'],
};

describe('every object carries the fields of Stripe’s examples', () => {
  test('payment intents: new, paid, declined, waiting for the bank, processing, canceled', async () => {
    expect(unlike('payment_intent', await openIntent())).toEqual([]);
    expect(unlike('payment_intent', await payIntent())).toEqual([]);
    expect(unlike('payment_intent', await payIntent('4000000000000002'))).toEqual([]);
    const waiting = await openIntent();
    await sandbox.payPaymentIntent(waiting.id, '4000000000003220', { bank: 'leave' });
    expect(unlike('payment_intent', await stripe.paymentIntents.retrieve(waiting.id))).toEqual([]);
    expect(unlike('payment_intent', await stripe.paymentIntents.cancel(waiting.id))).toEqual([]);
    sandbox.settleLater(true);
    const processing = await payIntent();
    sandbox.settleLater(false);
    expect(processing.status).toBe('processing');
    expect(unlike('payment_intent', processing)).toEqual([]);
  });

  test('checkout sessions: open, complete, expired', async () => {
    const session = await openSession({ customer_email: 'rosa@example.org' });
    expect(unlike('checkout.session', session)).toEqual([]);
    await sandbox.payCheckoutSession(session.id);
    expect(unlike('checkout.session', await stripe.checkout.sessions.retrieve(session.id))).toEqual([]);
    const other = await openSession();
    expect(unlike('checkout.session', await stripe.checkout.sessions.expire(other.id))).toEqual([]);
  });

  test('charges: paid, declined, authenticated', async () => {
    for (const card of ['4242424242424242', '4000000000000002', '4000000000003220']) {
      const intent = await payIntent(card);
      expect(unlike('charge', await stripe.charges.retrieve(String(intent.latest_charge)))).toEqual([]);
    }
  });

  test('refunds, disputes, customers and events', async () => {
    const intent = await payIntent();
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(unlike('refund', refund)).toEqual([]);
    sandbox.failRefund(refund.id);
    expect(unlike('refund', await stripe.refunds.retrieve(refund.id))).toEqual([]);
    expect(
      unlike('dispute', await stripe.disputes.retrieve(sandbox.openDispute((await payIntent()).id))),
    ).toEqual([]);
    expect(unlike('customer', await stripe.customers.create({ email: 'rosa@example.org' }))).toEqual([]);
    for (const event of (await stripe.events.list({ limit: 100 })).data) {
      // What an event is about differs from the example's; it is compared above.
      const { data, ...rest } = event;
      expect(
        unlike('event', {
          ...rest,
          data: { object: { ...(fixtures['event'] as { data: { object: object } }).data.object } },
        }),
      ).toEqual([]);
      expect(typeof data.object).toBe('object');
    }
  });
});

describe('customers, products and prices', () => {
  test('a customer is found by email', async () => {
    const email = 'marisol@example.org';
    const customer = await stripe.customers.create({ email, name: 'Marisol', metadata: { user: '7' } });
    const found = await stripe.customers.list({ email });
    expect(found.data.map(({ id }) => id)).toEqual([customer.id]);
    expect((await stripe.customers.list({ email: 'nobody@example.org' })).data).toEqual([]);
    const same = await stripe.customers.retrieve(customer.id);
    expect(same.deleted ? null : same.metadata).toEqual({ user: '7' });
  });

  test('a price is found by its lookup key, and sold on a payment page', async () => {
    const product = await stripe.products.create({ name: 'Standard package' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 59_500,
      lookup_key: 'standard',
    });
    expect((await stripe.prices.list({ lookup_keys: ['standard'] })).data.map(({ id }) => id)).toEqual([
      price.id,
    ]);
    expect((await stripe.prices.list({ lookup_keys: ['none'] })).data).toEqual([]);
    expect((await stripe.products.list({ active: true, limit: 100 })).data.map(({ id }) => id)).toContain(
      product.id,
    );
    const session = await openSession({ line_items: [{ price: price.id, quantity: 2 }] });
    expect(session.amount_total).toBe(119_000);
    const items = await stripe.checkout.sessions.listLineItems(session.id);
    expect(items.data.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['Standard package', 2],
    ]);
  });
});

describe('payment intents', () => {
  test('are created, changed, confirmed and listed by time', async () => {
    const intent = await openIntent({
      metadata: { order: 'A1', kept: 'yes' },
      receipt_email: 'rosa@example.org',
    });
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 29_500, amount_received: 0 });
    const changed = await stripe.paymentIntents.update(intent.id, {
      amount: 59_500,
      metadata: { order: 'A2', kept: null },
    });
    expect(changed).toMatchObject({ amount: 59_500, metadata: { order: 'A2' } });
    expect(changed.metadata).not.toHaveProperty('kept');
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 59_500 });
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toMatchObject([{ amount: 59_500, paid: true, metadata: { order: 'A2' } }]);
    const listed = await stripe.paymentIntents.list({ created: { gte: intent.created }, limit: 100 });
    expect(listed.data.map(({ id }) => id)).toContain(intent.id);
    expect((await stripe.paymentIntents.list({ created: { gt: intent.created + 3600 } })).data).toEqual([]);
  });

  test('cannot be canceled once paid', async () => {
    const paid = await payIntent();
    const fault = await refusal(stripe.paymentIntents.cancel(paid.id));
    expect(fault).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', undefined],
  ])(
    'a declined card (%s) is a card error, and the person may try again',
    async (card, code, declineCode) => {
      const intent = await openIntent();
      const fault = await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: card }));
      expect(fault).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(fault).toMatchObject({ statusCode: 402, code });
      expect(fault.decline_code || undefined).toBe(declineCode);
      expect(fault.payment_intent?.status).toBe('requires_payment_method');
      const again = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null });
    },
  );

  test('a processing payment settles later, well or not', async () => {
    sandbox.settleLater(true);
    const [first, second] = [await payIntent(), await payIntent()];
    sandbox.settleLater(false);
    sandbox.settle(first.id, 'succeed');
    sandbox.settle(second.id, 'fail');
    expect((await stripe.paymentIntents.retrieve(first.id)).status).toBe('succeeded');
    expect((await stripe.paymentIntents.retrieve(second.id)).status).toBe('requires_payment_method');
  });

  test('a browser with the publishable key sees its own payment only, without metadata', async () => {
    const intent = await openIntent({ metadata: { order: 'A1' } });
    const read = (secret: string) =>
      fetch(
        `${sandbox.url}/v1/payment_intents/${intent.id}?client_secret=${secret}&key=${sandbox.publishableKey}`,
      );
    const seen = (await (await read(String(intent.client_secret))).json()) as object;
    expect(seen).toMatchObject({ id: intent.id, amount: 29_500 });
    expect(seen).not.toHaveProperty('metadata');
    expect((await read(`${intent.id}_secret_guessed`)).status).toBe(400);
    const list = await refusal(sdkFor(sandbox, sandbox.publishableKey).paymentIntents.list());
    expect(list.statusCode).toBe(403);
  });
});

describe('checkout sessions', () => {
  test('carry what they were opened with to the payment', async () => {
    const session = await openSession({
      client_reference_id: 'intake-7',
      customer_email: 'rosa@example.org',
      locale: 'es',
      metadata: { order: 'A1' },
      payment_intent_data: { metadata: { order: 'A1' } },
    });
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 29_500,
      client_reference_id: 'intake-7',
      locale: 'es',
      metadata: { order: 'A1' },
    });
    expect(session.id).toMatch(/^cs_test_/);
    const result = await sandbox.payCheckoutSession(session.id);
    expect(result).toMatchObject({
      status: 'paid',
      redirectTo: `https://shop.example/paid?session_id=${session.id}`,
    });
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.payment_intent).toMatchObject({
      id: result.paymentIntentId,
      amount_received: 29_500,
      metadata: { order: 'A1' },
    });
    const byIntent = await stripe.checkout.sessions.list({ payment_intent: result.paymentIntentId });
    expect(byIntent.data.map(({ id }) => id)).toEqual([session.id]);
  });

  test('end by hand or by time, and take no money afterwards', async () => {
    const session = await openSession();
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect((await refusal(stripe.checkout.sessions.expire(session.id))).statusCode).toBe(400);
    await expect(sandbox.payCheckoutSession(session.id)).rejects.toThrow(/expired/);

    const own = await createStripeSandbox();
    const timed = await sdkFor(own).checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'x' } }, quantity: 1 },
      ],
      success_url: 'https://shop.example/paid',
      expires_at: Math.floor(Date.now() / 1000) + 1800,
    });
    own.advanceClock(1801);
    expect((await sdkFor(own).checkout.sessions.retrieve(timed.id)).status).toBe('expired');
    expect(own.events('checkout.session.expired')).toHaveLength(1);
    await own.close();
  });

  test('refuse what Stripe refuses', async () => {
    const soon = Math.floor(Date.now() / 1000) + 60;
    expect(await refusal(openSession({ expires_at: soon }))).toMatchObject({ param: 'expires_at' });
    expect(await refusal(openSession({ line_items: [] }))).toMatchObject({ param: 'line_items' });
    expect(await refusal(openSession({ success_url: 'nowhere' }))).toMatchObject({ code: 'url_invalid' });
  });
});

describe('refunds and disputes', () => {
  test('a payment is refunded in parts, never by more than was paid', async () => {
    const intent = await payIntent();
    const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 10_000 });
    expect(first).toMatchObject({ amount: 10_000, status: 'succeeded' });
    expect(await refusal(stripe.refunds.create({ payment_intent: intent.id, amount: 20_000 }))).toMatchObject(
      {
        statusCode: 400,
        param: 'amount',
      },
    );
    const rest = await stripe.refunds.create({ payment_intent: intent.id });
    expect(rest.amount).toBe(19_500);
    expect(await refusal(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ refunded: true, amount_refunded: 29_500 });
    const listed = await stripe.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
  });

  test('a refund the bank refuses leaves the money with the business', async () => {
    const intent = await payIntent();
    sandbox.failRefund(sandbox.refund(intent.id));
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      refunded: false,
      amount_refunded: 0,
    });
    expect(sandbox.events('refund.failed').at(-1)?.data.object).toMatchObject({ payment_intent: intent.id });
  });

  test('evidence decides a dispute', async () => {
    const dispute = await stripe.disputes.retrieve(sandbox.openDispute((await payIntent()).id));
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 29_500 });
    const won = await stripe.disputes.update(dispute.id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    });
    expect(won.status).toBe('won');
    const other = sandbox.openDispute((await payIntent()).id);
    expect((await stripe.disputes.close(other)).status).toBe('lost');
    expect((await refusal(stripe.disputes.close(other))).statusCode).toBe(400);
  });
});

describe('the API’s manners', () => {
  test('a wrong key is refused', async () => {
    const fault = await refusal(sdkFor(sandbox, 'sk_test_wrong').customers.list());
    expect(fault).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  test('what is missing, unknown or not there is named', async () => {
    expect(await refusal(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(
      await refusal(stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'usd' })),
    ).toMatchObject({
      statusCode: 400,
      code: 'parameter_missing',
      param: 'amount',
    });
    expect(
      await refusal(
        stripe.rawRequest('POST', '/v1/payment_intents', { amount: 100, currency: 'usd', amuont: 1 }),
      ),
    ).toMatchObject({ statusCode: 400, code: 'parameter_unknown', param: 'amuont' });
    // Gone from this API version; `allowed_payment_method_types` took its place.
    expect(
      await refusal(
        stripe.rawRequest('POST', '/v1/payment_intents', {
          amount: 100,
          currency: 'usd',
          payment_method_types: ['card'],
        }),
      ),
    ).toMatchObject({ code: 'parameter_unknown' });
    expect(await openIntent({ allowed_payment_method_types: ['card'] })).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
    });
  });

  test('the same idempotency key gives the first answer, whatever it was', async () => {
    const create = () => openIntent();
    expect((await create()).id).not.toBe((await create()).id);
    const params = { amount: 29_500, currency: 'usd' };
    const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1' });
    const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
    const other = await refusal(
      stripe.paymentIntents.create({ ...params, amount: 100 }, { idempotencyKey: 'order-1' }),
    );
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(other.statusCode).toBe(400);

    const declined = { ...params, confirm: true, payment_method: 'pm_card_visa_chargeDeclined' };
    for (let time = 0; time < 2; time += 1) {
      const fault = await refusal(stripe.paymentIntents.create(declined, { idempotencyKey: 'order-2' }));
      expect(fault.statusCode).toBe(402);
    }
    const made = sandbox
      .events('payment_intent.payment_failed')
      .filter(({ request }) => request?.idempotency_key === 'order-2');
    expect(made).toHaveLength(1);
  });

  test('lists come in pages, newest first', async () => {
    const customer = await stripe.customers.create({ email: 'pages@example.org' });
    const made: string[] = [];
    for (let each = 0; each < 5; each += 1) made.unshift((await openIntent({ customer: customer.id })).id);
    const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 });
    expect(first.has_more).toBe(true);
    const next = await stripe.paymentIntents.list({
      customer: customer.id,
      limit: 100,
      starting_after: first.data[1]?.id ?? '',
    });
    expect(next.has_more).toBe(false);
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(made);
    const all = await stripe.paymentIntents
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 9 });
    expect(all.map(({ id }) => id)).toEqual(made);
  });

  test('webhook endpoints show their secret once', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:1/',
      enabled_events: ['refund.failed'],
    });
    expect(made.secret).toMatch(/^whsec_/);
    const listed = await stripe.webhookEndpoints.list();
    expect(listed.data.find(({ id }) => id === made.id)).not.toHaveProperty('secret');
    await stripe.webhookEndpoints.del(made.id);
  });
});

describe('faults on demand', () => {
  test('an error, a cut connection and a lost answer reach the caller; a repeat with the same key is safe', async () => {
    const own = await createStripeSandbox();
    const sdk = sdkFor(own);
    const create = (key: string) =>
      sdk.paymentIntents.create({ amount: 100, currency: 'usd' }, { idempotencyKey: key });
    own.failNext(1, '500');
    expect(await refusal(create('a'))).toMatchObject({ statusCode: 500 });
    own.failNext(2, 'reset', '/v1/payment_intents');
    await sdk.customers.list();
    expect(await refusal(create('b'))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(own.events('payment_intent.created')).toHaveLength(0);
    own.failNext(2, 'answer-lost');
    expect(await refusal(create('c'))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect(own.events('payment_intent.created')).toHaveLength(1);
    const repeated = await create('c');
    expect(own.events('payment_intent.created')[0]?.data.object).toMatchObject({ id: repeated.id });
    expect(own.events('payment_intent.created')).toHaveLength(1);
    own.failNext(1, '500-kept');
    expect(await refusal(create('d'))).toMatchObject({ statusCode: 500 });
    expect(await refusal(create('d'))).toMatchObject({ statusCode: 500 });
    await own.close();
  });

  test('a slow API refuses a second call with a key that is still in use', async () => {
    const own = await createStripeSandbox();
    const params = { amount: 100, currency: 'usd' };
    own.setLatency(150);
    const call = () => sdkFor(own).paymentIntents.create(params, { idempotencyKey: 'twice' });
    const results = await Promise.allSettled([call(), call()]);
    own.setLatency(0);
    expect(own.events('payment_intent.created')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { statusCode: 409, code: 'idempotency_key_in_use' } }]);
    expect((await call()).lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    await own.close();
  });

  test('an API that never answers runs into the caller’s time-out', async () => {
    const own = await createStripeSandbox();
    own.failNext(1, 'timeout');
    const fault = await refusal(sdkFor(own).customers.list({}, { timeout: 200 }));
    expect(fault).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    await own.close();
  });

  test('the amount, currency or metadata Stripe reports can be made not to match', async () => {
    const before = await openIntent();
    sandbox.setAmountReceived(before.id, 100);
    await sandbox.payPaymentIntent(before.id);
    expect((await stripe.paymentIntents.retrieve(before.id)).amount_received).toBe(100);
    const after = await payIntent();
    sandbox.setAmountReceived(after.id, 200);
    sandbox.alter(after.id, { currency: 'mxn' });
    expect(await stripe.paymentIntents.retrieve(after.id)).toMatchObject({
      amount_received: 200,
      currency: 'mxn',
    });
  });
});

test('everything outlives a restart when a data file is given', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  const options = { dataFile: join(folder, 'stripe.json'), seed: 'restart' };
  const first = await createStripeSandbox(options);
  const made = await sdkFor(first).paymentIntents.create(
    { amount: 29_500, currency: 'usd' },
    { idempotencyKey: 'k' },
  );
  await first.close();
  const second = await createStripeSandbox(options);
  // Addresses of payment pages stand in our database.
  expect(second.port).toBe(first.port);
  const sdk = sdkFor(second);
  const intent = await sdk.paymentIntents.retrieve(made.id);
  expect(intent.amount).toBe(29_500);
  // The seed goes on where it stopped: no id is given twice.
  expect(intent.lastResponse.requestId).not.toBe(made.lastResponse.requestId);
  const again = await sdk.paymentIntents.create({ amount: 29_500, currency: 'usd' }, { idempotencyKey: 'k' });
  expect(again.id).toBe(made.id);
  expect((await sdk.paymentIntents.create({ amount: 29_500, currency: 'usd' })).id).not.toBe(made.id);
  await second.close();
  await rm(folder, { recursive: true });
});
