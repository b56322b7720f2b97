import { expect, it } from 'vitest';
import { endReasons, matterOutcomes } from '../cases/endings.ts';
import { refundRule } from './rule.ts';

const nothing = { applicationStatus: null, endings: [] };

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
