import { afterAll, beforeAll, expect, it } from 'vitest';
import { packages } from '#domain/packages/catalogue.ts';
import { setUpStripe, webhookEvents } from '#server/payments/set-up-stripe.ts';
import { stripeClient } from '#server/payments/stripe-payments.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';

let sandbox: StripeSandbox;
beforeAll(async () => {
  sandbox = await createStripeSandbox();
});
afterAll(() => sandbox.close());

const setUp = (name = 'Fresh Key') =>
  setUpStripe(
    stripeClient(sandbox.secretKey, new URL(sandbox.url)),
    'https://freshkey.example',
    name,
    ({ id }) => id,
  );

it('makes products, prices and the webhook once, however often it runs', async () => {
  const stripe = stripeClient(sandbox.secretKey, new URL(sandbox.url));
  const first = await setUp();
  expect(first.webhookSecret).toMatch(/^whsec_/);
  const second = await setUp('Fresh Key LLC');
  expect(second.webhookSecret).toBeNull();
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
  expect(endpoints.data[0]?.enabled_events.toSorted()).toEqual([...webhookEvents].toSorted());
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
