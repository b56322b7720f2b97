// @module-tag full
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packages } from '#domain/packages/catalogue.ts';
import { setUpStripe, webhookEvents } from '#server/payments/set-up-stripe.ts';
import { openCheckout } from '#server/payments/stripe-openings.ts';
import { stripeClient } from '#server/payments/stripe-payments.ts';
import { createTestDatabase } from '#tests/postgres.ts';
import { seed } from '#tools/database/seed.ts';
import { keepStripePrices, withoutStripePrice } from '#tools/database/stripe-prices.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await createStripeSandbox();
});
afterAll(() => sandbox.close());

const setUp = (name = 'Fresh Key', keepSecret: (secret: string) => void = () => {}) =>
  setUpStripe(
    stripeClient(sandbox.secretKey, new URL(sandbox.url)),
    'https://freshkey.example',
    name,
    ({ id }) => id,
    keepSecret,
  );

it('makes products, prices and the webhook once, however often it runs', async () => {
  const stripe = stripeClient(sandbox.secretKey, new URL(sandbox.url));
  const secrets: string[] = [];
  await setUp('Fresh Key', (secret) => secrets.push(secret));
  await setUp('Fresh Key LLC', (secret) => secrets.push(secret));
  expect(secrets).toEqual([expect.stringMatching(/^whsec_/)]);
  const products = await stripe.products.list({ limit: 100 });
  expect(products.data.map(({ name }) => name).toSorted()).toEqual(
    packages.map(({ id }) => `Fresh Key LLC ${id}`).toSorted(),
  );
  const prices = await stripe.prices.list({ active: true, limit: 100 });
  expect(prices.data.map((price) => [price.lookup_key, price.unit_amount]).toSorted()).toEqual(
    packages.map(({ id, amountCents }) => [`package_${id}`, amountCents]).toSorted(),
  );
  const endpoints = await stripe.webhookEndpoints.list();
  expect(endpoints.data.map(({ url }) => url)).toEqual(['https://freshkey.example/api/stripe-webhook']);
  expect(endpoints.data[0]?.api_version).toBe(Stripe.API_VERSION);
  expect(endpoints.data[0]?.enabled_events.toSorted()).toEqual([...webhookEvents].toSorted());
});

it('tells the secret of the webhook before anything else can fail', async () => {
  const other = await createStripeSandbox();
  try {
    other.failNext(20, '500', '/v1/products');
    const secrets: string[] = [];
    const run = setUpStripe(
      stripeClient(other.secretKey, new URL(other.url)),
      'https://freshkey.example',
      'Fresh Key',
      ({ id }) => id,
      (secret) => secrets.push(secret),
    );
    await expect(run).rejects.toThrow(/500|error/i);
    expect(secrets).toHaveLength(1);
  } finally {
    await other.close();
  }
});

it('a sale names the product of its package, also where nobody made it before', async () => {
  const other = await createStripeSandbox();
  const stripe = stripeClient(other.secretKey, new URL(other.url));
  const sell = (orderId: string) =>
    openCheckout(stripe, {
      orderId,
      packageId: 'vip',
      packageName: 'Fresh Key – Varios casos',
      amountCents: 105_000,
      currency: 'usd',
      email: 'ana@example.com',
      locale: 'es',
      successUrl: 'https://freshkey.example/paid',
      cancelUrl: 'https://freshkey.example/left',
      attempt: 'first',
    });
  try {
    for (const order of ['one', 'two', 'one']) {
      const { id } = await sell(order);
      const { data } = await stripe.checkout.sessions.listLineItems(id);
      expect(data[0]?.price?.product).toBe('package_vip');
      const session = await stripe.checkout.sessions.retrieve(id);
      expect(session.custom_text.submit?.message).toBe('Fresh Key – Varios casos');
    }
    expect(other.events('product.created')).toHaveLength(1);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(2);
  } finally {
    await other.close();
  }
});

it('brings a price that differs in line and takes the old one off sale', async () => {
  await setUp();
  const stripe = stripeClient(sandbox.secretKey, new URL(sandbox.url));
  const before = (await stripe.prices.list({ lookup_keys: ['package_vip'], active: true })).data[0];
  sandbox.alter(before?.id ?? '', { unit_amount: 29_500 });
  const { done } = await setUp();
  expect(done.join()).toContain('price package_vip changed');
  const after = (await stripe.prices.list({ lookup_keys: ['package_vip'], active: true })).data;
  expect(after.map((price) => price.unit_amount)).toEqual([105_000]);
  expect(sandbox.find(before?.id ?? '')).toMatchObject({ active: false });
});

it('notes the price of each package in the database, and again after it changed', async () => {
  const database = await createTestDatabase();
  try {
    await seed(database.url);
    expect(await withoutStripePrice(database.sql)).toHaveLength(packages.length);
    const { prices } = await setUp();
    expect(await keepStripePrices(database.sql, prices)).toBe(packages.length);
    expect(await keepStripePrices(database.sql, prices)).toBe(0);
    expect(await withoutStripePrice(database.sql)).toEqual([]);
    sandbox.alter(prices.get('vip') ?? '', { unit_amount: 29_500 });
    expect(await keepStripePrices(database.sql, (await setUp()).prices)).toBe(1);
  } finally {
    await database.drop();
  }
});
