import { expect, it } from 'vitest';
import { compareCountyFile, takenChanges } from './compare-file.ts';
import type { CourtValue } from './court-values.ts';

const value = (overrides: Partial<CourtValue> = {}): CourtValue => ({
  county: 'DeKalb',
  court: 'magistrate',
  field: 'phone',
  value: '404-555-0100',
  source: 'call',
  checked: '2026-11-20',
  by: 'Ana',
  ...overrides,
});
const stored = (overrides: Partial<CourtValue> = {}) => ({ ...value(overrides), version: 3 });
const kindsOf = (file: CourtValue[], ...before: ReturnType<typeof stored>[]) =>
  compareCountyFile(file, before, 'Sam').changes.map(({ kind }) => kind);

it('a file says what is new, what reads differently and what was only checked again', () => {
  expect(kindsOf([value()])).toEqual(['new']);
  expect(kindsOf([value({ value: '404-555-0199' })], stored())).toEqual(['changed']);
  expect(kindsOf([value({ checked: '2026-11-22' })], stored())).toEqual(['checked']);
  expect(compareCountyFile([value()], [stored()], 'Sam')).toEqual({ changes: [], same: 1, left: 0 });
});

it('what was checked later stays, and so does what the file does not name', () => {
  const older = compareCountyFile(
    [value({ value: '1', checked: '2026-01-01' })],
    [stored(), stored({ field: 'fee' })],
    'Sam',
  );
  expect(older.changes.map(({ kind }) => kind)).toEqual(['older']);
  expect(takenChanges(older)).toEqual([]);
  expect(older.left).toBe(1);
});

it('what a file brings stands under the name of who brings it, whoever is written there', () => {
  const { changes } = compareCountyFile([value({ by: 'The Chief Judge', value: '2' })], [stored()], 'Sam');
  expect(changes.map(({ value: { by } }) => by)).toEqual(['Sam']);
  // Another name beside what is kept just so changes nothing.
  expect(compareCountyFile([value({ by: 'The Chief Judge' })], [stored()], 'Sam').changes).toEqual([]);
});
