import { expect, it } from 'vitest';
import { addressReport } from './portal/case-writes.ts';
import { addressLine, stateNamed, states } from './postal-address.ts';
import { stateOrNull, zipOrNull } from './postal-fields.ts';

const there = { address: '9 Oak Street', city: 'Decatur', state: 'Georgia', zip: '30030' };

it.each([
  [there, '9 Oak Street, Decatur, GA 30030'],
  [{ ...there, city: 'San Juan', state: 'Puerto Rico', zip: '00901' }, '9 Oak Street, San Juan, PR 00901'],
  // A whole address in one line, as the record shows it.
  [
    { address: '1 Main St, Macon, GA 31201', city: null, state: null, zip: null },
    '1 Main St, Macon, GA 31201',
  ],
  [{ ...there, state: null }, '9 Oak Street, Decatur, 30030'],
  [{ ...there, zip: '' }, '9 Oak Street, Decatur, GA'],
  [{ address: null, city: null, state: null, zip: null }, ''],
])('an address is written as people write it: %j', (parts, line) => {
  expect(addressLine(parts)).toBe(line);
});

it('one state has one name, whoever writes it', () => {
  for (const typed of ['GA', 'ga', ' Georgia ', 'georgia', 'Ga.', 'G.A.'])
    expect(stateNamed(typed)).toBe('Georgia');
  expect(stateOrNull.parse('AL')).toBe('Alabama');
  expect(stateOrNull.parse('North  Carolina')).toBe('North Carolina');
  expect(stateOrNull.parse('D.C.')).toBe('District of Columbia');
  expect(stateOrNull.parse('')).toBeNull();
  expect(stateOrNull.parse(null)).toBeNull();
  expect(stateOrNull.safeParse('Gorgia').success).toBe(false);
  expect(
    new Set(states.map((name) => addressLine({ address: '', city: '', state: name, zip: '' }))).size,
  ).toBe(52);
});

it('staff’s ZIP codes are spelled like all others', () => {
  expect(zipOrNull(20).parse('30303 1234')).toBe('30303-1234');
  expect(zipOrNull(20).parse('H2X 1Y4')).toBe('H2X 1Y4');
  expect(zipOrNull(20).parse('')).toBeNull();
});

it('where a client has moved to is a state of the same list', () => {
  const report = { ...there, idempotencyKey: crypto.randomUUID() };
  expect(addressReport.safeParse(report).success).toBe(true);
  expect(addressReport.safeParse({ ...report, state: 'Gorgia' }).success).toBe(false);
  expect(addressReport.safeParse({ ...report, state: '' }).success).toBe(false);
});
