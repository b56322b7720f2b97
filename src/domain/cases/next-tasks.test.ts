import { describe, expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { nextTasks } from './next-tasks.ts';
import { caseStatuses, isOver } from './status.ts';

const calendar = officeCalendar([]);
// Friday afternoon before a long weekend: Thanksgiving week follows.
const now = new Date('2026-11-20T15:00:00-05:00');
const dues = (
  ...move: Parameters<typeof nextTasks> extends [infer To, infer Facts, ...unknown[]] ? [To, Facts] : never
) => nextTasks(...move, now, calendar).map(({ code, dueAt }) => [code, dueAt]);

describe('what staff have to do after a move', () => {
  it('falls due by our promises, which rest on weekends and holidays', () => {
    expect(dues('in_review', {})).toEqual([
      ['match_record', '2026-11-24T20:00:00.000Z'],
      ['first_contact', '2026-11-24T20:00:00.000Z'],
    ]);
    expect(dues('in_review', { isMatched: true })).toEqual([['first_contact', '2026-11-24T20:00:00.000Z']]);
    expect(dues('attorney_review', {})).toEqual([['attorney_reads', '2026-11-24T20:00:00.000Z']]);
    expect(dues('waiting_for_client', {})).toEqual([['chase_client', '2026-11-25T23:00:00.000Z']]);
  });

  it('looks at the docket every seven days and prepares a hearing a week before it, or now', () => {
    expect(dues('hearing_set', { hearingAt: '2026-12-15T10:00:00-05:00' })).toEqual([
      ['check_docket', '2026-11-27T20:00:00.000Z'],
      ['prepare_hearing', '2026-12-08T15:00:00.000Z'],
    ]);
    expect(dues('hearing_set', { hearingAt: '2026-11-23T10:00:00-05:00' })[1]).toEqual([
      'prepare_hearing',
      now.toISOString(),
    ]);
  });

  it('remembers an order that ends, 60 and 14 days before', () => {
    expect(
      dues('granted', { outcome: 'granted_temporary', limitEndsOn: '2027-06-01', hadHearing: true }),
    ).toEqual([
      ['order_copies', '2026-11-23T23:00:00.000Z'],
      ['limit_ends', '2027-04-02T13:00:00.000Z'],
      ['limit_ends', '2027-05-18T13:00:00.000Z'],
      ['decide_refund', '2026-11-23T20:00:00.000Z'],
    ]);
  });

  it('decides about the fee within a business day where the rule leaves it to us, and only there', () => {
    expect(dues('cancelled', { endReason: 'client_stopped' })).toEqual([
      ['decide_refund', '2026-11-23T20:00:00.000Z'],
    ]);
    expect(dues('cancelled', { endReason: 'declined_by_us' })).toEqual([]);
    expect(dues('denied', { outcome: 'denied', hadHearing: true })).toEqual([]);
  });

  it('lets the attorney look at an order that was made without a hearing', () => {
    const codes = (hadHearing: boolean) =>
      dues('granted', { outcome: 'granted', hadHearing }).map(([code]) => code);
    expect([codes(true), codes(false)]).toEqual([
      ['order_copies'],
      ['order_copies', 'decided_without_hearing'],
    ]);
  });

  it('is something in every state in which we have to act', () => {
    const idle = caseStatuses.filter(
      (status) => !isOver(status) && dues(status, { hadHearing: true }).length === 0,
    );
    expect(idle).toEqual(['waiting_for_application', 'submitted', 'denied']);
  });
});
