import { describe, expect, it } from 'vitest';
import { packageIds } from '../packages/catalogue.ts';
import { caseMoves, mayMoveCase, movesFor } from './moves.ts';
import { caseStatuses, statusOfMatters, type CaseStatus } from './status.ts';
import { turnOf } from './turn.ts';

const nextOf = (status: CaseStatus) => Object.keys(caseMoves[status]) as CaseStatus[];

describe('a case', () => {
  it('can be reached in every state from its two beginnings', () => {
    const reached = new Set<CaseStatus>(['waiting_for_application', 'submitted']);
    for (const status of reached) for (const next of nextOf(status)) reached.add(next);
    expect([...reached].toSorted()).toEqual([...caseStatuses].toSorted());
  });

  it('reaches an end from every state', () => {
    for (const start of caseStatuses) {
      const reached = new Set<CaseStatus>([start]);
      for (const status of reached) for (const next of nextOf(status)) reached.add(next);
      expect(reached.has('closed') || reached.has('cancelled'), start).toBe(true);
    }
  });

  it('is never moved by a client while we or the attorney have the turn', () => {
    const open = { need: null, isSigned: false, isFeeSettled: false, staffDeliver: false };
    const ours = caseStatuses.filter((status) =>
      packageIds.some((packageId) => ['us', 'attorney'].includes(turnOf({ status, packageId, ...open }))),
    );
    expect(ours.flatMap((status) => movesFor(status, 'client'))).toEqual([]);
  });

  it('waits for the application until one arrives, whatever staff do', () => {
    expect(mayMoveCase('waiting_for_application', 'submitted', 'system')).toBe(true);
    expect(mayMoveCase('waiting_for_application', 'submitted', 'staff')).toBe(false);
  });

  it('is canceled only until it was filed, and then never returns', () => {
    for (const status of ['filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed'] as const)
      expect(nextOf(status)).not.toContain('cancelled');
    expect(nextOf('cancelled')).toEqual([]);
  });
});

describe('a case with several matters', () => {
  const matter = (status: CaseStatus, wasFiled = false) => ({ status, wasFiled });

  it('shows the open one that stands earliest', () => {
    expect(statusOfMatters([matter('granted', true), matter('preparing'), matter('filed', true)])).toBe(
      'preparing',
    );
    expect(statusOfMatters([matter('closed', true), matter('notifying', true)])).toBe('notifying');
  });

  it('is closed when all are over, and canceled if none was ever filed', () => {
    expect(statusOfMatters([matter('cancelled'), matter('closed', true)])).toBe('closed');
    expect(statusOfMatters([matter('cancelled'), matter('cancelled')])).toBe('cancelled');
  });
});

describe('ready papers', () => {
  const ready = {
    status: 'ready_to_file',
    packageId: 'standard',
    need: null,
    isSigned: true,
    isFeeSettled: true,
    staffDeliver: true,
  } as const;

  it('are ours to take to the court once signed and paid for, if the package includes it and staff may deliver', () => {
    expect(turnOf(ready)).toBe('us');
  });

  it.each([
    { isSigned: false },
    { isFeeSettled: false },
    { staffDeliver: false },
    { packageId: 'basic' },
  ] as const)('are the client’s turn with %o', (more) => {
    expect(turnOf({ ...ready, ...more })).toBe('client');
  });
});
