// Looking for payments whose webhook never came: while somebody pays, and once an hour otherwise.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileWhenDue } from '#server/checkout/reconcile-when-due.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const at = (minutes: number) => {
  const now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + minutes * 60_000);
  return reconcileWhenDue({ ...shop.app, clock: () => now });
};
const looks = async () => {
  const turns = [];
  for (let minutes = 0; minutes < 60; minutes += 5) turns.push(await at(minutes));
  return turns.filter((turn) => turn !== null).length;
};

it('rests while nobody pays, but for one turn of the hour, and wakes with the first payment', async () => {
  expect(await looks()).toBe(1);
  const ana = await shop.apply();
  await shop.follow(ana);
  expect(await looks()).toBe(12);
});
