import { describe, expect, it } from 'vitest';
import { isHearingNear, noticeFor } from './notices.ts';

const today = '2026-11-22';
const noticed = (answers: Parameters<typeof noticeFor>[0]) => noticeFor(answers, today);

describe('somebody whose case may still be open is told where free help is today', () => {
  it('when the case is open, right after the question', () => {
    expect(noticed({ hasEviction: 'yes', stillOpen: 'yes' })).toEqual({
      notice: 'open-case',
      after: 'hearingDate',
    });
  });
  it.each([
    ['2026-11-22', true],
    ['2026-11-23', true],
    ['2026-12-06', true],
    ['2026-12-07', false],
    ['2026-11-21', false],
    ['2026-02-30', false],
    ['', false],
  ])('a hearing on “%s” is near: %s', (day, near) => {
    expect(isHearingNear(day, today)).toBe(near);
    expect(noticed({ hasEviction: 'yes', stillOpen: 'yes', hearingDate: day })?.notice).toBe(
      near ? 'hearing-near' : 'open-case',
    );
  });
  it('when they do not know if it is open', () => {
    expect(noticed({ hasEviction: 'yes', stillOpen: 'unknown', caseOutcome: 'dismissed' })).toEqual({
      notice: 'maybe-open',
      after: 'hearingDate',
    });
  });
  it('when they left the question out and know no outcome', () => {
    expect(noticed({ hasEviction: 'yes', caseOutcome: 'unknown' })).toEqual({
      notice: 'maybe-open',
      after: 'caseOutcome',
    });
  });
});

it('an open case comes before a hard one; a case that is over and was lost is only hard', () => {
  const lost = { hasEviction: 'yes', caseOutcome: 'judgment-landlord' } as const;
  expect(noticed({ ...lost, stillOpen: 'yes' })?.notice).toBe('open-case');
  expect(noticed({ ...lost, stillOpen: 'no' })?.notice).toBe('harder-case');
  expect(noticed(lost)?.notice).toBe('harder-case');
});

it('a case that is over and was not lost brings no notice; without any case the form says so', () => {
  expect(noticed({ hasEviction: 'yes', stillOpen: 'no', caseOutcome: 'dismissed' })).toBeNull();
  expect(noticed({ hasEviction: 'no', stillOpen: 'yes' })?.notice).toBe('no-eviction');
});
