import { expect, it } from 'vitest';
import { momentOnWall } from './wall-time.ts';

it.each([
  ['2026-12-03', '09:00', '2026-12-03T14:00:00.000Z'],
  ['2026-07-03', '09:00', '2026-07-03T13:00:00.000Z'],
  // Clocks go back at two in the morning: one o'clock comes twice.
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
])('%s at %s in Georgia is %s', (date, time, moment) => expect(momentOnWall(date, time)).toBe(moment));

it.each([
  // Clocks go forward: there is no such hour.
  ['2027-03-14', '02:30'],
  ['2026-02-30', '09:00'],
  ['2026-12-03', '25:00'],
  ['', '09:00'],
  ['2026-12-03', ''],
])('%j at %j is no moment', (date, time) => expect(momentOnWall(date, time)).toBeNull());
