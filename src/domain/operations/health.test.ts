import { describe, expect, it } from 'vitest';
import { judgeHealth, lateSeconds, type HealthFacts } from './health.ts';

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
};

describe('the state of the service', () => {
  it('is good while nothing waits too long', () => {
    expect(judgeHealth({ ...fine, oldestMailSeconds: lateSeconds, oldestEventSeconds: 30 }, 0)).toEqual([]);
  });

  it.each([
    ['database', { ...fine, wrote: false }],
    ['mail_late', { ...fine, oldestMailSeconds: lateSeconds + 1 }],
    ['payments_late', { ...fine, oldestEventSeconds: lateSeconds + 1 }],
    ['schedule_silent', { ...fine, silent: ['sweep-expired'] }],
  ] as const)('is bad by the name of %s', (code, facts) => {
    expect(judgeHealth(facts, 0)).toEqual([code]);
  });

  it('says that neither the database nor the waiting room answers', () => {
    expect(judgeHealth(null, null)).toEqual(['database', 'waiting_room']);
  });

  it('cannot be spoiled by a stranger who types addresses that take no mail', () => {
    expect(judgeHealth({ ...fine, retrying: 2, retryingTo: 2 }, 0)).toEqual([]);
    expect(
      judgeHealth({ ...fine, retrying: 30, retryingTo: 30, sentLately: true, deadLetters: 9 }, 0),
    ).toEqual([]);
    expect(judgeHealth({ ...fine, retrying: 3, retryingTo: 3 }, 0)).toEqual(['mail_late']);
  });
});
