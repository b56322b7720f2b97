import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { hearingStopsPayment } from './near-hearing.ts';

const calendar = officeCalendar([]);
/** A Saturday; the next business day is Monday, the 30th. */
const saturday = new Date('2026-11-28T17:00:00Z');
const near = { stillOpen: 'yes', hearingDate: '2026-11-30', answer: null, answeredFor: null } as const;

it('nobody whose eviction is heard by the end of our next business day pays before staff have answered', () => {
  const stops = (more: object) => hearingStopsPayment({ ...near, ...more }, saturday, calendar);
  expect(stops({})).toBe(true);
  expect(stops({ hearingDate: '2026-11-28' })).toBe(true);
  expect(stops({ hearingDate: '2026-12-01' })).toBe(false);
  expect(stops({ hearingDate: '2026-11-27' })).toBe(false);
  expect(stops({ stillOpen: 'unknown' })).toBe(false);
  expect(stops({ answer: 'go_on', answeredFor: '2026-11-30' })).toBe(false);
  expect(stops({ answer: 'free_help', answeredFor: '2026-11-30' })).toBe(true);
  expect(stops({ answer: 'go_on', answeredFor: '2026-11-24' })).toBe(true);
});

it('a holiday makes the stop longer: before Thanksgiving it reaches to Friday', () => {
  const wednesday = new Date('2026-11-25T17:00:00Z');
  const on = (hearingDate: string) => hearingStopsPayment({ ...near, hearingDate }, wednesday, calendar);
  expect([on('2026-11-26'), on('2026-11-27'), on('2026-11-30')]).toEqual(
    calendar.isBusinessDay('2026-11-27') ? [true, true, false] : [true, true, true],
  );
});
