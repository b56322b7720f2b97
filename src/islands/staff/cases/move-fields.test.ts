import { describe, expect, it } from 'vitest';
import { caseMoves } from '#domain/cases/moves.ts';
import { moveMessageMax, moveReasonMax, moveRequest } from '#domain/cases/move-request.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import {
  emptyMove,
  fieldsOf,
  inPlaceFor,
  keepsUsFromFiling,
  problemsOf,
  requestOf,
  startOf,
  stoppedBy,
  type OfferedMove,
} from './move-fields.ts';

const now = new Date('2026-11-23T15:00:00-05:00');
const stored = {
  status: 'filed',
  filedOn: '2026-11-02',
  hearingAt: null,
  filedAgainstOn: null,
  judgedOn: null,
} as const;
const at = { now, stored };
function offered(from: CaseStatus, to: CaseStatus, lacks: OfferedMove['lacks'] = []): OfferedMove {
  return { to, needs: [...(caseMoves[from][to]?.needs ?? [])], lacks: [...lacks], held: false };
}
const filled = { ...emptyMove, message: 'Hola Ana.' };

describe('the form of a move', () => {
  it('is not sent without words for the client, or with a blank in them', () => {
    const move = offered('submitted', 'in_review');
    expect(problemsOf(move, emptyMove, at)).toEqual({ message: 'required' });
    expect(problemsOf(move, { ...filled, message: 'Hola {{name}}' }, at)).toEqual({ message: 'blank' });
    expect(problemsOf(move, filled, at)).toEqual({});
  });

  it('lets somebody note that the client filed on their own, whatever our own filing still lacks', () => {
    const lacks: OfferedMove['lacks'] = ['papers', 'danger_answered', 'court_fee', 'signed_copy'];
    const move = offered('ready_to_file', 'filed', lacks);
    expect(stoppedBy(move)).toEqual([]);
    expect(keepsUsFromFiling(move)).toEqual(lacks);
    expect(fieldsOf(move).filers).toEqual(['client', 'other']);
  });

  it.each([
    ['2027-03-14', '02:30', { hearingTime: 'noHour' }],
    ['2027-11-07', '01:30', { hearingTime: 'twoHours' }],
    ['2026-11-20', '10:00', { hearingOn: 'pastHearing' }],
    ['', '10:00', { hearingOn: 'required' }],
    ['2026-12-15', '', { hearingTime: 'required' }],
    ['2026-12-15', '10:00', {}],
    ['2026-12-13', '10:00', { hearingOn: 'closedDay' }],
    ['2026-12-25', '10:00', { hearingOn: 'closedDay' }],
  ])('asks about a hearing on %s at %s instead of guessing', (hearingOn, hearingTime, problems) => {
    const move = offered('filed', 'hearing_set');
    expect(problemsOf(move, { ...filled, hearingOn, hearingTime }, at)).toEqual(problems);
  });

  it('takes no decision that lies ahead, or before the filing, or without its outcome', () => {
    const move = offered('filed', 'granted');
    const decided = (decidedOn: string, outcome = 'granted') =>
      problemsOf(move, { ...filled, decidedOn, outcome }, at);
    expect(decided('2026-11-24')).toEqual({ decidedOn: 'past' });
    expect(decided('2026-11-01')).toEqual({ decidedOn: 'beforeFiled' });
    expect(decided('2026-11-20', '')).toEqual({ outcome: 'choose' });
    expect(decided('2026-11-20', 'granted_temporary')).toEqual({ limitEndsOn: 'required' });
    expect(decided('2026-11-20')).toEqual({});
    const ended = { ...filled, decidedOn: '2026-11-20', outcome: 'granted', limitEndsOn: '2026-11-01' };
    expect(problemsOf(move, ended, at)).toEqual({ limitEndsOn: 'endsTooSoon' });
  });

  it('offers somebody else as filer where our own papers are not approved, which then stops nothing', () => {
    const move = offered('ready_to_file', 'filed', ['approved_or_filed_outside']);
    expect(fieldsOf(move).filers).toEqual(['client', 'other']);
    expect(keepsUsFromFiling(move)).toEqual(['approved_or_filed_outside']);
    expect(keepsUsFromFiling(offered('preparing', 'filed', ['filed_outside']))).toEqual([]);
    expect(stoppedBy(move)).toEqual([]);
    expect(fieldsOf(offered('ready_to_file', 'filed')).filers).toEqual(['us', 'client', 'other']);
    expect(stoppedBy(offered('in_review', 'preparing', ['record_matched']))).toEqual(['record_matched']);
  });

  it('stops at the papers that a court wants wherever it does not ask who filed', () => {
    for (const [from, to] of [
      ['preparing', 'attorney_review'],
      ['preparing', 'client_review'],
      ['client_review', 'ready_to_file'],
    ] as const) {
      const move = offered(from, to, ['papers']);
      expect(stoppedBy(move), `${from} > ${to}`).toEqual(['papers']);
      expect(keepsUsFromFiling(move), `${from} > ${to}`).toEqual([]);
    }
  });

  it('closes a case as silent only once it has been silent long enough', () => {
    const reasons = (...lacks: OfferedMove['lacks']) =>
      fieldsOf(offered('ready_to_file', 'closed', lacks)).endReasons;
    expect([reasons('silence'), reasons()]).toEqual([['papers_delivered'], ['papers_delivered', 'silent']]);
    expect(stoppedBy(offered('ready_to_file', 'closed', ['silence']))).toEqual([]);
    expect(stoppedBy(offered('preparing', 'closed', ['silence']))).toEqual(['silence']);
  });

  it('says what is in place for a move, and not what the form asks anyway', () => {
    expect(inPlaceFor(offered('in_review', 'preparing'))).toEqual(['record_matched', 'flags_cleared']);
    expect(inPlaceFor(offered('in_review', 'preparing', ['record_matched', 'flags_cleared']))).toEqual([]);
    expect(inPlaceFor(offered('filed', 'hearing_set'))).toEqual([]);
  });

  it('sends what the server takes, and nothing that was typed for another state', () => {
    const values = {
      ...filled,
      hearingOn: '2026-12-15',
      hearingTime: '10:00',
      hearingPlace: 'Room 2',
      endReason: 'duplicate',
      note: 'Called.',
      otherMessage: 'Hello Ana.',
    };
    const request = {
      ...requestOf(offered('filed', 'hearing_set'), values, 3),
      idempotencyKey: crypto.randomUUID(),
    };
    expect(moveRequest.parse(request)).toMatchObject({
      version: 3,
      to: 'hearing_set',
      facts: { hearingAt: '2026-12-15T15:00:00.000Z', hearingPlace: 'Room 2' },
      words: { message: 'Hola Ana.', note: 'Called.\n\nHello Ana.' },
    });
    expect(request.facts).not.toHaveProperty('endReason');
  });

  it('asks again for what was chosen for another state and is no choice here, and for nothing it does not show', () => {
    const chosen = {
      ...filled,
      decidedOn: '2026-11-20',
      outcome: 'granted_narrower',
      outcomePart: 'Online only',
      limitEndsOn: '2026-11-01',
      filedOn: '2026-11-02',
      filedBy: 'us',
      endReason: 'papers_delivered',
    };
    expect(problemsOf(offered('filed', 'denied'), chosen, at)).toEqual({ outcome: 'choose' });
    expect(problemsOf(offered('preparing', 'filed'), chosen, at)).toEqual({ filedBy: 'choose' });
    expect(problemsOf(offered('preparing', 'cancelled'), chosen, at)).toEqual({ endReason: 'choose' });
    const denied = requestOf(offered('filed', 'denied'), { ...chosen, outcome: 'denied' }, 3);
    expect(denied.facts).toEqual({ decidedOn: '2026-11-20', outcome: 'denied' });
  });

  it('lets a move go on whose letter in the other language has a blank, and leaves that letter out', () => {
    const values = { ...filled, otherMessage: 'Hello {{name}}' };
    expect(problemsOf(offered('submitted', 'in_review'), values, at)).toEqual({});
    expect(requestOf(offered('submitted', 'in_review'), values, 1).words.note ?? '').not.toContain('{{');
  });

  it('has the day of today filled in, and the only choice there is', () => {
    const moves = [offered('filed', 'denied')];
    expect(startOf('denied', { moves }, '2026-11-22')).toMatchObject({
      decidedOn: '2026-11-22',
      outcome: '',
    });
    expect(startOf('filed', { moves }, '2026-11-22')).toMatchObject({ filedOn: '' });
  });

  it('keeps the message in the other language with the note, however long both are', () => {
    const values = {
      ...filled,
      note: 'n'.repeat(moveReasonMax),
      otherMessage: 'm'.repeat(moveMessageMax),
    };
    const request = requestOf(offered('submitted', 'in_review'), values, 1);
    expect(moveRequest.safeParse({ ...request, idempotencyKey: crypto.randomUUID() }).success).toBe(true);
  });
});
