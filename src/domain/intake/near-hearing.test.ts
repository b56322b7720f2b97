import { expect, it } from 'vitest';
import { readFreeHelp } from '../../collections/home.ts';
import { counties } from '../counties/georgia.ts';
import { legalAidOf } from '../counties/legal-aid.ts';
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

it('the free help that is named first is the one that helps in that county', () => {
  const names = { atlanta: 'Atlanta Legal Aid', otherCounties: 'Georgia Legal Services Program' };
  for (const { name } of counties) {
    const places = new Set(readFreeHelp('en', name).places.map((place) => place.name));
    for (const [aid, called] of Object.entries(names))
      expect(places.has(called), `${called} in ${name}`).toBe(legalAidOf(name).includes(aid as never));
  }
});
