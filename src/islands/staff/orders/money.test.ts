import { expect, it } from 'vitest';
import { centsOf } from './money.ts';

it('an amount typed in dollars is read to the cent, and nothing else is taken for one', () => {
  expect(['120', '99.5', '99.50', ' $1,050 ', '0.01'].map(centsOf)).toEqual([
    12_000, 9_950, 9_950, 105_000, 1,
  ]);
  for (const typed of ['', 'abc', '-5', '1e3', '1.234', '0x10']) expect(centsOf(typed)).toBeNull();
});
