import { describe, expect, it } from 'vitest';
import type { Closure } from '#domain/promises/office-calendar.ts';
import { freeTimes, nearestTimes, whyNoCall, type CallPerson } from './call-slots.ts';

const person = (more: Partial<CallPerson> = {}): CallPerson => ({
  staffId: 's1',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '11:00' })),
  languages: ['en'],
  daysOff: [],
  busy: [],
  ...more,
});
const starts = (people: readonly CallPerson[], now: string, closures: readonly Closure[] = []) =>
  freeTimes(people, new Date(now), closures).map(({ startsAt }) => startsAt);
const ofDay = (times: readonly string[], day: string) => times.filter((at) => at.startsWith(day));

describe('free times for a call', () => {
  it('come 45 minutes apart, as long as half an hour fits', () => {
    expect(ofDay(starts([person()], '2027-02-01T12:00:00Z'), '2027-02-03')).toEqual([
      '2027-02-03T14:00:00Z',
      '2027-02-03T14:45:00Z',
      '2027-02-03T15:30:00Z',
    ]);
  });

  it('stay at nine on the wall when clocks go forward and when they go back', () => {
    const spring = starts([person()], '2027-03-12T12:00:00Z');
    expect(ofDay(spring, '2027-03-13')[0]).toBe('2027-03-13T14:00:00Z');
    expect(ofDay(spring, '2027-03-14')[0]).toBe('2027-03-14T13:00:00Z');
    const autumn = starts([person()], '2027-11-04T12:00:00Z');
    expect(ofDay(autumn, '2027-11-06')[0]).toBe('2027-11-06T13:00:00Z');
    expect(ofDay(autumn, '2027-11-07')[0]).toBe('2027-11-07T14:00:00Z');
    expect(ofDay(autumn, '2027-11-07')).toHaveLength(3);
  });

  it('begin 24 hours and end 30 days ahead', () => {
    const times = starts([person()], '2027-02-01T14:00:00Z');
    expect(times[0]).toBe('2027-02-02T14:00:00Z');
    expect(times.at(-1)).toBe('2027-03-03T14:00:00Z');
    expect(starts([person()], '2027-02-01T14:00:01Z')[0]).toBe('2027-02-02T14:45:00Z');
  });

  it('are never on a legal holiday or a day on which our office is closed, before and after clocks change', () => {
    const christmas = starts([person()], '2026-12-01T12:00:00Z');
    expect(ofDay(christmas, '2026-12-24')).toHaveLength(3);
    expect(ofDay(christmas, '2026-12-25')).toEqual([]);
    const closed = [
      { from: '2027-03-13', to: '2027-03-15' },
      { from: '2027-11-07', to: '2027-11-08' },
    ];
    const spring = starts([person()], '2027-03-01T12:00:00Z', closed);
    expect(ofDay(spring, '2027-03-12')[0]).toBe('2027-03-12T14:00:00Z');
    for (const day of ['2027-03-13', '2027-03-14', '2027-03-15']) expect(ofDay(spring, day)).toEqual([]);
    expect(ofDay(spring, '2027-03-16')[0]).toBe('2027-03-16T13:00:00Z');
    const autumn = starts([person()], '2027-11-01T12:00:00Z', closed);
    expect(ofDay(autumn, '2027-11-06')[0]).toBe('2027-11-06T13:00:00Z');
    for (const day of ['2027-11-07', '2027-11-08', '2027-11-11']) expect(ofDay(autumn, day)).toEqual([]);
    expect(ofDay(autumn, '2027-11-09')[0]).toBe('2027-11-09T14:00:00Z');
  });

  it.each([
    ['2027-02-01T11:00:00Z', 'call.past'],
    ['2027-02-02T11:59:00Z', 'call.tooSoon'],
    ['2027-03-14T07:30:00Z', 'call.tooFar'],
    ['2027-02-15T14:00:00Z', 'call.closedDay'],
    // Half past eleven at night in Georgia, on the closed day.
    ['2027-02-16T04:30:00Z', 'call.closedDay'],
    ['2027-02-16T14:10:00Z', 'call.noHours'],
  ] as const)('say why there is none at %s: %s', (at, why) => {
    const closed = [{ from: '2027-02-15', to: '2027-02-15' }];
    expect(whyNoCall(at, new Date('2027-02-01T12:00:00Z'), closed)).toBe(why);
  });

  it('leave out what is booked with its pause, and days off', () => {
    const busy = [{ from: '2027-02-03T14:45:00Z', to: '2027-02-03T15:30:00Z' }];
    const times = starts([person({ busy, daysOff: ['2027-02-04'] })], '2027-02-01T12:00:00Z');
    expect(ofDay(times, '2027-02-03')).toEqual(['2027-02-03T14:00:00Z', '2027-02-03T15:30:00Z']);
    expect(ofDay(times, '2027-02-04')).toEqual([]);
  });

  it('of several people are one time with both, and the nearest are those in the asked language', () => {
    const people = [
      person(),
      person({ staffId: 's2', languages: ['es'], hours: [{ weekday: 3, opens: '09:00', closes: '10:00' }] }),
    ];
    const times = freeTimes(people, new Date('2027-02-01T12:00:00Z'), []);
    expect(
      times.find(({ startsAt }) => startsAt === '2027-02-03T14:00:00Z')?.people.map(({ staffId }) => staffId),
    ).toEqual(['s1', 's2']);
    expect(nearestTimes(times, '2027-02-03T14:45:00Z', 'en')).toEqual(
      ['2027-02-03T14:00:00Z', '2027-02-03T15:30:00Z', '2027-02-02T15:30:00Z'].toSorted(),
    );
    expect(nearestTimes(times, '2027-02-03T14:00:00Z', 'es')[0]).toBe('2027-02-10T14:00:00Z');
  });
});
