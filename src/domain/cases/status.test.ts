import { describe, expect, it } from 'vitest';
import { caseStates, caseStatuses, mayMoveCase } from './status.ts';

describe('a case', () => {
  it('leaves every state but the two ends', () => {
    for (const status of caseStatuses) {
      const exits = Object.keys(caseStates[status].next).length;
      expect(exits === 0).toBe(status === 'closed' || status === 'cancelled');
    }
  });

  it('can be reached in every state from its two beginnings', () => {
    const reached = new Set(['waiting_for_application', 'submitted']);
    for (const status of reached) {
      for (const next of Object.keys(caseStates[status as keyof typeof caseStates].next)) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...caseStatuses].sort());
  });

  it('is never moved by a client where we have the ball', () => {
    for (const status of caseStatuses) {
      if (caseStates[status].ball === 'client') continue;
      for (const next of caseStatuses) expect(mayMoveCase(status, next, 'client')).toBe(false);
    }
  });

  it('waits for the application until one arrives, whatever staff do', () => {
    expect(mayMoveCase('waiting_for_application', 'submitted', 'system')).toBe(true);
    expect(mayMoveCase('waiting_for_application', 'submitted', 'staff')).toBe(false);
  });
});
