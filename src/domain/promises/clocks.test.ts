import { describe, expect, it } from 'vitest';
import { addBusinessDays } from './business-days.ts';
import { clockDistance } from './clock-distance.ts';
import { clockKind, clockNames, type ClockName } from './clock-kinds.ts';
import { readClock, type Clock } from './clocks.ts';
import { officeCalendar } from './office-calendar.ts';
import { officeDate } from './office-date.ts';
import type { Turn, TurnHolder } from './turns.ts';

const calendar = officeCalendar([{ from: '2026-12-28', to: '2026-12-30' }]);

/** Times are those of the wall in Georgia. */
const winter = (wall: string) => new Date(`${wall}:00-05:00`).toISOString();
const summer = (wall: string) => new Date(`${wall}:00-04:00`).toISOString();
const turn = (at: string, ball: TurnHolder, onHold = false): Turn => ({ at, ball, held: onHold });
const clock = (
  name: ClockName,
  startedAt: string,
  turns: Turn[] = [],
  metAt: string | null = null,
): Clock => ({
  name,
  startedAt,
  metAt,
  turns,
});
const read = (source: Clock, now: string) => readClock(source, new Date(now), calendar);
const distance = (source: Clock, now: string) => clockDistance(read(source, now), new Date(now), calendar);

describe('a promise of 24 hours', () => {
  it('ends at the same hour of the next business day', () => {
    const due = (start: string) => read(clock('work_start', start), start).dueAt;
    expect(due(winter('2026-11-17T10:20'))).toBe(winter('2026-11-18T10:20'));
    expect(due(winter('2026-11-20T16:00'))).toBe(winter('2026-11-23T16:00'));
    expect(due(winter('2026-11-25T09:00'))).toBe(winter('2026-11-27T09:00'));
    // Before the vacation of the office, with Christmas in front and New Year's behind it.
    expect(due(winter('2026-12-24T12:00'))).toBe(winter('2026-12-31T12:00'));
  });

  it('ends at that hour also when the clocks changed over the weekend', () => {
    const due = (start: string) => read(clock('work_start', start), start).dueAt;
    expect(due(summer('2026-10-30T15:00'))).toBe(winter('2026-11-02T15:00'));
    expect(due(winter('2027-03-12T15:00'))).toBe(summer('2027-03-15T15:00'));
    expect(due(summer('2027-11-05T15:00'))).toBe(winter('2027-11-08T15:00'));
  });

  it('begins on Monday when somebody pays on the weekend', () => {
    expect(read(clock('work_start', winter('2026-11-14T15:00')), winter('2026-11-15T12:00'))).toEqual({
      name: 'work_start',
      state: 'running',
      share: 0,
      warnsAt: winter('2026-11-16T18:00'),
      dueAt: winter('2026-11-17T00:00'),
      kept: null,
    });
  });

  it('warns after three quarters and is late after all of it', () => {
    const begun = clock('work_start', winter('2026-11-17T10:00'));
    const state = (now: string) => read(begun, now).state;
    expect(state(winter('2026-11-18T03:59'))).toBe('running');
    expect(state(winter('2026-11-18T04:00'))).toBe('warned');
    expect(state(winter('2026-11-18T09:59'))).toBe('warned');
    expect(state(winter('2026-11-18T10:00'))).toBe('late');
    expect(read(begun, winter('2026-11-18T22:00')).share).toBe(1.5);
  });
});

describe('weeks', () => {
  it('are those of the calendar and keep their hour over a change of the clocks', () => {
    const due = (start: string) => read(clock('papers', start), start).dueAt;
    expect(due(winter('2026-11-24T11:00'))).toBe(winter('2026-12-01T11:00'));
    expect(due(summer('2026-10-28T11:00'))).toBe(winter('2026-11-04T11:00'));
    expect(due(winter('2027-03-10T11:00'))).toBe(summer('2027-03-17T11:00'));
  });
});

describe('a clock stands still', () => {
  const start = winter('2026-11-16T10:00');

  it('while the client or the court has the turn, and goes on from there', () => {
    for (const ball of ['client', 'court', 'nobody'] as const) {
      const turns = [turn(winter('2026-11-16T16:00'), ball)];
      const waiting = read(clock('review', start, turns), winter('2026-11-18T12:00'));
      expect(waiting).toMatchObject({ state: 'stopped', share: 6 / 48, warnsAt: null, dueAt: null });
      const answered = [...turns, turn(winter('2026-11-18T12:00'), 'us')];
      const going = read(clock('review', start, answered), winter('2026-11-18T13:00'));
      expect(going).toMatchObject({ state: 'running', dueAt: winter('2026-11-20T06:00') });
    }
  });

  it('while a hold stands, whoever’s turn it is', () => {
    const turns = [turn(winter('2026-11-16T16:00'), 'us', true)];
    expect(read(clock('review', start, turns), winter('2026-11-19T12:00')).state).toBe('stopped');
  });

  it('not while the attorney reads, except that the attorney’s own runs only then', () => {
    const turns = [turn(start, 'us'), turn(winter('2026-11-17T10:00'), 'attorney')];
    const now = winter('2026-11-18T10:00');
    expect(read(clock('processing', start, turns), now).share).toBeCloseTo(2 / 28);
    expect(read(clock('attorney', start, turns), now)).toMatchObject({
      share: 0.5,
      dueAt: winter('2026-11-19T10:00'),
    });
  });

  it('but what was late before the turn passed on stays late', () => {
    const turns = [turn(winter('2026-11-18T10:00'), 'client')];
    const late = read(clock('work_start', start, turns), winter('2026-11-20T10:00'));
    expect(late).toMatchObject({ state: 'late', dueAt: winter('2026-11-17T10:00'), share: 2 });
  });
});

describe('a promise that was met', () => {
  const start = winter('2026-11-16T10:00');

  it('was kept or not, and nothing that came later changes it', () => {
    const now = winter('2026-11-20T10:00');
    const turns = [turn(winter('2026-11-17T12:00'), 'client')];
    const metClock = (metAt: string) => read(clock('work_start', start, turns, metAt), now);
    expect(metClock(winter('2026-11-17T10:00'))).toMatchObject({ state: 'met', kept: true, share: 1 });
    expect(metClock(winter('2026-11-17T10:01'))).toMatchObject({ state: 'met', kept: false });
  });

  it('is open before that moment', () => {
    const met = clock('work_start', start, [], winter('2026-11-17T09:00'));
    expect(read(met, winter('2026-11-16T12:00'))).toMatchObject({ state: 'running', kept: null });
  });
});

it('a promise in business days ends on the date that the days are counted to', () => {
  const start = winter('2026-11-20T10:00');
  for (const name of clockNames) {
    const { unit, limit } = clockKind(name);
    if (unit !== 'business_days') continue;
    const { dueAt } = read(clock(name, start), start);
    expect(officeDate(new Date(dueAt ?? ''))).toBe(addBusinessDays('2026-11-20', limit, calendar));
  }
});

describe('how far it is', () => {
  const friday = clock('contact_reply', winter('2026-11-20T15:00'));

  it('is said in business days until the last day, then in hours and minutes', () => {
    expect(distance(friday, winter('2026-11-20T15:00'))).toEqual({
      way: 'due_in',
      unit: 'business_days',
      count: 1,
    });
    expect(distance(friday, winter('2026-11-22T20:00'))).toEqual({ way: 'due_in', unit: 'hours', count: 19 });
    expect(distance(friday, winter('2026-11-23T14:20'))).toEqual({
      way: 'due_in',
      unit: 'minutes',
      count: 40,
    });
    expect(distance(clock('money', winter('2026-11-20T15:00')), winter('2026-11-20T15:00'))).toEqual({
      way: 'due_in',
      unit: 'business_days',
      count: 7,
    });
  });

  it('is said in business time once it is late', () => {
    expect(distance(friday, winter('2026-11-23T15:00'))).toEqual({
      way: 'late_by',
      unit: 'minutes',
      count: 1,
    });
    expect(distance(friday, winter('2026-11-23T18:30'))).toEqual({ way: 'late_by', unit: 'hours', count: 3 });
    // Thanksgiving lies between.
    expect(distance(friday, winter('2026-11-27T16:00'))).toEqual({
      way: 'late_by',
      unit: 'business_days',
      count: 3,
    });
  });

  it('counts a weekend’s message as due when Monday ends', () => {
    const saturday = clock('contact_reply', winter('2026-11-14T15:00'));
    expect(distance(saturday, winter('2026-11-14T15:00'))).toEqual({
      way: 'due_in',
      unit: 'business_days',
      count: 1,
    });
  });

  it('is not said of a clock that stands or was met', () => {
    const paused = clock('review', winter('2026-11-16T10:00'), [turn(winter('2026-11-16T16:00'), 'client')]);
    expect(distance(paused, winter('2026-11-17T10:00'))).toBeNull();
    const met = clock('review', winter('2026-11-16T10:00'), [], winter('2026-11-16T16:00'));
    expect(distance(met, winter('2026-11-17T10:00'))).toBeNull();
  });
});
