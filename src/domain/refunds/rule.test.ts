import { expect, it } from 'vitest';
import { endReasons, matterOutcomes } from '../cases/endings.ts';
import { refundByShare, refundRule } from './rule.ts';

const nothing = { applicationStatus: null, endings: [], fullRefunds: [] };

it('the full fee is owed when we decline an application', () => {
  expect(refundRule({ ...nothing, applicationStatus: 'declined' })).toBe('full');
  for (const applicationStatus of ['submitted', 'accepted', 'withdrawn'] as const)
    expect(refundRule({ ...nothing, applicationStatus })).toBe('staff_decides');
});

it('the full fee is owed when a court denies, and when there was nothing we could have asked a court for', () => {
  const full = [...matterOutcomes, ...endReasons].filter(
    (ending) => refundRule({ ...nothing, endings: [ending] }) === 'full',
  );
  expect(full.toSorted()).toEqual(
    [
      'declined_by_us',
      'denied',
      'denied_without_prejudice',
      'dismissed_non_appearance',
      'moot',
      'not_a_party',
      'not_found',
    ].toSorted(),
  );
});

it('of several matters staff decide, unless each of them gives the fee back', () => {
  expect(refundRule({ ...nothing, endings: ['denied', 'granted', null] })).toBe('staff_decides');
  expect(refundRule({ ...nothing, endings: ['denied', null] })).toBe('staff_decides');
  expect(refundRule({ ...nothing, endings: ['denied', 'moot'] })).toBe('full');
});

it('a client of whose three court cases one was denied gets a third of the fee named', () => {
  expect(refundByShare({ ...nothing, endings: ['denied', 'granted', null] }, 105_000)).toEqual({
    owed: 1,
    count: 3,
    cents: 35_000,
  });
  expect(refundByShare({ ...nothing, endings: ['denied', 'moot', 'granted'] }, 100_000)).toEqual({
    owed: 2,
    count: 3,
    cents: 66_667,
  });
  for (const endings of [['denied'], ['granted', null], ['denied', 'moot']] as const)
    expect(refundByShare({ ...nothing, endings }, 105_000)).toBeNull();
});

it('an operator who gives the fee back for a case that comes too late owes it, and nobody else does', () => {
  const late = { ...nothing, endings: ['too_late'] as const };
  expect(refundRule(late)).toBe('staff_decides');
  expect(refundRule({ ...late, fullRefunds: ['safety'] })).toBe('staff_decides');
  expect(refundRule({ ...late, fullRefunds: ['safety', 'too_late'] })).toBe('full');
  const one = { endings: ['too_late', 'granted'] as const, fullRefunds: ['too_late'] as const };
  expect(refundByShare(one, 105_000)).toEqual({ owed: 1, count: 2, cents: 52_500 });
});
