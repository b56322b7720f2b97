import { expect, test } from 'vitest';
import { moment } from './moment.ts';

test.each([
  ['2026-11-23T15:00:00-05:00', true],
  ['0002-01-01T00:00:00+14:00', true],
  ['0001-01-01T00:00:00+14:00', false],
  ['9999-12-31T23:59:59-14:00', false],
])('a moment is taken only if it has a year that everybody can read: %s', (value, isTaken) => {
  expect(moment('date.invalid').safeParse(value).success).toBe(isTaken);
});
