import { expect, it } from 'vitest';
import { faultsOfMove, type StoredFacts } from './move-rules.ts';

const now = new Date('2026-11-23T15:00:00-05:00');
const filed: StoredFacts = {
  status: 'filed',
  filedOn: '2026-11-02',
  hearingAt: null,
  filedAgainstOn: '2019-05-03',
  judgedOn: '2019-06-11',
};
const heard: StoredFacts = { ...filed, status: 'hearing_set', hearingAt: '2026-11-20T15:00:00Z' };

it('nothing that happened lies in the future, and days follow each other', () => {
  const file = (filedOn: string) =>
    faultsOfMove('filed', { filedOn }, { ...filed, status: 'ready_to_file', filedOn: null }, now);
  expect(file('2099-01-01')).toEqual({ filedOn: 'date.future' });
  expect(file('2019-06-10')).toEqual({ filedOn: 'filed.beforeJudged' });
  expect(file('2026-11-23')).toEqual({});
  const decide = (decidedOn: string, stored = filed) => faultsOfMove('denied', { decidedOn }, stored, now);
  expect(decide('2099-01-01')).toEqual({ decidedOn: 'date.future' });
  expect(decide('1999-01-01')).toEqual({ decidedOn: 'decided.beforeFiled' });
  expect(decide('2026-11-19', heard)).toEqual({ decidedOn: 'decided.beforeHearing' });
  expect(decide('2026-11-20', heard)).toEqual({});
});

it('what is withdrawn may end before its hearing', () => {
  expect(faultsOfMove('closed', { decidedOn: '2026-11-10' }, heard, now)).toEqual({});
});

it('a limit ends after its decision', () => {
  const limited = { decidedOn: '2026-11-20', limitEndsOn: '1990-01-01' };
  expect(faultsOfMove('granted', limited, filed, now)).toEqual({ limitEndsOn: 'limit.beforeDecision' });
});

it('what a judge limits to a time has its end, and what is limited in part says which part', () => {
  const order = { decidedOn: '2026-11-20' };
  const grant = (more: object) => faultsOfMove('granted', { ...order, ...more }, filed, now);
  expect(grant({ outcome: 'granted_temporary' })).toEqual({ limitEndsOn: 'limit.missing' });
  expect(grant({ outcome: 'granted_narrower' })).toEqual({ outcomePart: 'part.missing' });
  expect(grant({ outcome: 'granted_temporary', limitEndsOn: '2027-11-20' })).toEqual({});
  expect(grant({ outcome: 'granted_narrower', outcomePart: 'The name only' })).toEqual({});
  expect(grant({ outcome: 'granted' })).toEqual({});
});

it('a hearing is still to come, and on a weekend or a holiday it is asked and never refused', () => {
  const set = (hearingAt: string, hearingDayConfirmed = false) =>
    faultsOfMove('hearing_set', { hearingAt, hearingDayConfirmed }, filed, now);
  expect(set('2026-11-20T15:00:00Z')).toEqual({ hearingAt: 'date.past' });
  expect(set('2026-12-13T15:00:00Z')).toEqual({ hearingAt: 'hearing.closedDay' });
  expect(set('2026-12-25T15:00:00Z')).toEqual({ hearingAt: 'hearing.closedDay' });
  expect(set('2026-12-25T15:00:00Z', true)).toEqual({});
  expect(set('2026-12-15T15:00:00Z')).toEqual({});
});
