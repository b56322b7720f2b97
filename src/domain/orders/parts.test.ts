import { expect, it } from 'vitest';
import { packages } from '../packages/catalogue.ts';
import { partCounts, readParts, splitInParts } from './parts.ts';

it('cuts every price so that the parts are the price, to the cent, and the last takes what remains', () => {
  for (const amount of [...packages.map(({ amountCents }) => amountCents), 10_000, 10_001, 7]) {
    for (const count of partCounts) {
      const parts = splitInParts(amount, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(new Set(parts.slice(0, -1)).size).toBe(1);
      expect((parts.at(-1) ?? 0) - (parts[0] ?? 0)).toBeLessThan(count);
    }
  }
  expect(splitInParts(10_000, 3)).toEqual([3_333, 3_333, 3_334]);
});

const part = (place: number, dueOn: string, more: object = {}) => ({
  id: `part-${place}`,
  place,
  amountCents: 10_000,
  dueOn,
  movedFrom: null,
  paidAt: null,
  charge: null,
  ...more,
});

it('says which part is paid, late, next and later, in whatever order they are read', () => {
  const stored = [
    part(3, '2027-03-31'),
    part(1, '2027-03-01', { paidAt: '2027-03-01T15:00:00Z' }),
    part(2, '2027-03-15'),
  ];
  const states = (today: string) => readParts(stored, 'active', today).map(({ state }) => state);
  expect(states('2027-03-15')).toEqual(['paid', 'next', 'later']);
  expect(states('2027-03-16')).toEqual(['paid', 'late', 'later']);
  expect(readParts(stored, 'stopped', '2027-03-16').map(({ state }) => state)).toEqual([
    'paid',
    'void',
    'void',
  ]);
});

it('lets a day be moved once, before it is late, by two weeks and not past the next one', () => {
  const movable = (today: string, ...parts: ReturnType<typeof part>[]) =>
    readParts(parts, 'active', today).map(({ movableTo }) => movableTo);
  expect(movable('2027-03-01', part(1, '2027-03-10'), part(2, '2027-04-09'))).toEqual([
    '2027-03-24',
    '2027-04-23',
  ]);
  expect(movable('2027-03-01', part(1, '2027-03-10'), part(2, '2027-03-17'))[0]).toBe('2027-03-17');
  expect(movable('2027-03-11', part(1, '2027-03-10'))).toEqual([null]);
  expect(movable('2027-03-01', part(1, '2027-03-10', { movedFrom: '2027-03-05' }))).toEqual([null]);
});
