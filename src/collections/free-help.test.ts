import { expect, it } from 'vitest';
import { readFreeHelp } from '#collections/home.ts';

it('somebody who taps a number of free legal help calls the number that is printed', () => {
  const { places } = readFreeHelp('en');
  const numbers = places.filter(({ phone }) => phone !== null);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { phone, call } of numbers) {
    expect(call).toMatch(/^tel:\+1[2-9]\d{9}$/);
    expect(call?.endsWith(phone?.replaceAll('-', '').slice(-10) ?? '')).toBe(true);
  }
});
