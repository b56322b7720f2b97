import { describe, expect, it } from 'vitest';
import { failingSince, judgeHealth, lateSeconds, type HealthFacts } from './health.ts';

const fine: HealthFacts = {
  wrote: true,
  silent: [],
  oldestMailSeconds: 0,
  retrying: 0,
  retryingTo: 0,
  sentLately: false,
  deadLetters: 0,
  oldestEventSeconds: 0,
  eventsGivenUp: 0,
  stuckSubmissions: 0,
  silentSince: null,
};

describe('the state of the service', () => {
  it('says since when a mail waits, and of a database that is away since when somebody noticed', () => {
    const now = Date.parse('2026-11-29T12:00:00Z');
    const seen = new Map([['mail_late', now - 60_000] as const, ['database', now - 60_000] as const]);
    expect(failingSince(['mail_late'], { ...fine, oldestMailSeconds: 3_600 }, seen, now)).toEqual({
      mail_late: '2026-11-29T11:00:00Z',
    });
    expect(failingSince(['database'], null, seen, now)).toEqual({ database: '2026-11-29T11:59:00Z' });
    expect(
      failingSince(['schedule_silent'], { ...fine, silentSince: '2026-11-29T09:30:00+00:00' }, seen, now),
    ).toEqual({ schedule_silent: '2026-11-29T09:30:00Z' });
  });

  it('is good while nothing waits too long', () => {
    expect(judgeHealth({ ...fine, oldestMailSeconds: lateSeconds, oldestEventSeconds: 30 }, 0, true)).toEqual(
      [],
    );
  });

  it.each([
    ['database', { ...fine, wrote: false }],
    ['mail_late', { ...fine, oldestMailSeconds: lateSeconds + 1 }],
    ['payments_late', { ...fine, oldestEventSeconds: lateSeconds + 1 }],
    ['schedule_silent', { ...fine, silent: ['sweep-expired'] }],
  ] as const)('is bad by the name of %s', (code, facts) => {
    expect(judgeHealth(facts, 0, true)).toEqual([code]);
  });

  it('says that neither the database nor the waiting room answers', () => {
    expect(judgeHealth(null, null, false)).toEqual(['database', 'waiting_room']);
  });

  it('says that storage alone does not answer', () => {
    expect(judgeHealth(fine, 0, false)).toEqual(['storage']);
  });

  it('cannot be spoiled by a stranger who types addresses that take no mail', () => {
    expect(judgeHealth({ ...fine, retrying: 2, retryingTo: 2 }, 0, true)).toEqual([]);
    expect(
      judgeHealth({ ...fine, retrying: 30, retryingTo: 30, sentLately: true, deadLetters: 9 }, 0, true),
    ).toEqual([]);
    expect(judgeHealth({ ...fine, retrying: 3, retryingTo: 3 }, 0, true)).toEqual(['mail_late']);
  });
});
