import { expect, it } from 'vitest';
import { mondayOf, weekBegan } from './office-week.ts';

it('a week of the office begins on Monday at its own midnight, also when clocks change in it', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(weekBegan(new Date('2026-11-24T03:00:00Z')).toISOString()).toBe('2026-11-23T05:00:00.000Z');
  // Clocks went back on November 1; the week began in summer time.
  expect(weekBegan(new Date('2026-11-01T20:00:00Z')).toISOString()).toBe('2026-10-26T04:00:00.000Z');
});
