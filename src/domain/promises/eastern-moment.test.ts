import { expect, it } from 'vitest';
import { easternMoment } from './eastern-moment.ts';

it.each([
  ['2026-12-15', '10:00', { at: '2026-12-15T15:00:00.000Z' }],
  ['2026-07-15', '09:30', { at: '2026-07-15T13:30:00.000Z' }],
  ['2026-07-15', '00:00', { at: '2026-07-15T04:00:00.000Z' }],
  ['2027-03-14', '01:59', { at: '2027-03-14T06:59:00.000Z' }],
  ['2027-03-14', '02:30', 'no_hour'],
  ['2027-03-14', '03:00', { at: '2027-03-14T07:00:00.000Z' }],
  ['2027-11-07', '01:30', 'two_hours'],
  ['2027-11-07', '02:00', { at: '2027-11-07T07:00:00.000Z' }],
  ['2027-02-30', '10:00', 'no_day'],
  ['2027-02-10', '25:00', 'no_day'],
  ['', '', 'no_day'],
] as const)('%s at %s in Eastern Time is one moment, or is asked', (day, time, moment) => {
  expect(easternMoment(day, time)).toEqual(moment);
});
