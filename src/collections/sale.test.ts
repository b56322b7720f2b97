import { expect, it } from 'vitest';
import { readFilingRules } from '#tools/database/filing-rules.ts';
import { isSaleClosed } from './sale.ts';

it('the public meets no button to pay that the functions refuse by the same files', () => {
  const { lawyerBarNumber, attorneyNeeded, sellsWhileClosed } = readFilingRules();
  expect(isSaleClosed(true)).toBe(lawyerBarNumber === null && attorneyNeeded && !sellsWhileClosed);
});

it('every other build sells, so that paying can be tried', () => {
  expect(isSaleClosed(false)).toBe(false);
});
