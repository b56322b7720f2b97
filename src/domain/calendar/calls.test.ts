import { expect, it } from 'vitest';
import { callHoursRequest } from './calls.ts';

const until = (closes: string, opens = '18:00') =>
  callHoursRequest.safeParse({ languages: ['es'], hours: [{ weekday: 1, opens, closes }], daysOff: [] })
    .success;

it('calls are taken until ten in the evening at the latest', () => {
  expect(until('21:45')).toBe(true);
  expect(until('22:00')).toBe(true);
  expect(until('22:15')).toBe(false);
  expect(until('22:30', '22:00')).toBe(false);
});
