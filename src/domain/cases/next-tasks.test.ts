import { describe, expect, it } from 'vitest';
import type { EndReason, MatterOutcome } from './endings.ts';
import { officeCalendar } from '../promises/office-calendar.ts';
import { nextTasks, refundDecisionDue } from './next-tasks.ts';
import { caseStatuses, isOver } from './status.ts';

const calendar = officeCalendar([]);
// Friday afternoon before a long weekend: Thanksgiving week follows.
const now = new Date('2026-11-20T15:00:00-05:00');
const dues = (
  ...move: Parameters<typeof nextTasks> extends [infer To, infer Facts, ...unknown[]] ? [To, Facts] : never
) => nextTasks(...move, now, calendar).map(({ code, dueAt }) => [code, dueAt]);

const ended = (as: MatterOutcome | EndReason) => ({ as, fullRefunds: [] });

describe('what staff have to do after a move', () => {
  it('falls due by our promises, which rest on weekends and holidays', () => {
    const contact = ['first_contact', '2026-11-24T20:00:00.000Z'];
    expect(dues('in_review', { isMatched: false })).toEqual([
      ['match_record', '2026-11-24T20:00:00.000Z'],
      contact,
    ]);
    expect(dues('in_review', { isMatched: true })).toEqual([
      contact,
      ['begin_papers', '2026-11-23T23:00:00.000Z'],
    ]);
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
      dues('granted', { ending: ended('granted_temporary'), limitEndsOn: '2027-06-01', hadHearing: true }),
    ).toEqual([
      ['order_copies', '2026-11-23T23:00:00.000Z'],
      ['limit_ends', '2027-04-02T13:00:00.000Z'],
      ['limit_ends', '2027-05-18T13:00:00.000Z'],
      ['decide_refund', '2026-11-23T20:00:00.000Z'],
    ]);
  });

  it('is reminded at the same hour of the wall on both sides of a change of clocks', () => {
    const limits = dues('granted', {
      ending: ended('granted_temporary'),
      limitEndsOn: '2027-04-10',
      hadHearing: true,
    }).filter(([code]) => code === 'limit_ends');
    // Nine in the morning: in winter, and in summer.
    expect(limits.map(([, at]) => at)).toEqual(['2027-02-09T14:00:00.000Z', '2027-03-27T13:00:00.000Z']);
  });

  it('decides about the fee within a business day where the rule leaves it to us, and only there', () => {
    const decides = [['decide_refund', '2026-11-23T20:00:00.000Z']];
    expect(dues('cancelled', { ending: ended('client_stopped') })).toEqual(decides);
    expect(dues('cancelled', { ending: ended('declined_by_us') })).toEqual([]);
    expect(dues('denied', { ending: ended('denied'), hadHearing: true })).toEqual([]);
    expect(refundDecisionDue(now, calendar)).toBe(decides[0]?.[1]);
    // Where the operator gives everything back at once, nobody decides.
    expect(dues('cancelled', { ending: ended('too_late') })).toEqual(decides);
    expect(dues('cancelled', { ending: { as: 'too_late', fullRefunds: ['too_late'] } })).toEqual([]);
  });

  it('lets the attorney look at an order that was made without a hearing', () => {
    const codes = (hadHearing: boolean) =>
      dues('granted', { ending: ended('granted'), hadHearing }).map(([code]) => code);
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
