import { expect, it } from 'vitest';
import { addBusinessDays, refundExpected } from './business-days.ts';

it('weekends do not count as business days', () => {
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-23', 5)).toBe('2026-11-30');
  expect(addBusinessDays('2026-11-23', 0)).toBe('2026-11-23');
});

it('money sent back late on a Friday in Georgia is counted from that Friday', () => {
  expect(refundExpected(new Date('2026-11-21T02:00:00Z'))).toEqual({ from: '2026-11-27', to: '2026-12-01' });
});
