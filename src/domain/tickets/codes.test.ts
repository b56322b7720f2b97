import { expect, it } from 'vitest';
import { isRateable } from './codes.ts';

const resolved = { status: 'resolved', resolvedAt: '2026-11-01T12:00:00Z', rating: null } as const;

it('a client says once how it went, within 30 days after it was resolved', () => {
  expect(isRateable(resolved, new Date('2026-11-30T12:00:00Z'))).toBe(true);
  expect(isRateable(resolved, new Date('2026-12-01T12:00:01Z'))).toBe(false);
  expect(isRateable({ ...resolved, rating: 4 }, new Date('2026-11-02T12:00:00Z'))).toBe(false);
  expect(
    isRateable({ ...resolved, status: 'open', resolvedAt: null }, new Date('2026-11-02T12:00:00Z')),
  ).toBe(false);
});
