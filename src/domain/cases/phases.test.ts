import { expect, it } from 'vitest';
import { casePhases, phaseOf } from './phases.ts';
import { caseMoves } from './moves.ts';
import { caseStatuses, isOver } from './status.ts';

it('a client sees no progress bar once a case is over, and one in every state before', () => {
  for (const status of caseStatuses) expect(phaseOf(status) === null).toBe(isOver(status));
});

it('a case that moves to a state of its own work never falls back by more than one stretch', () => {
  const place = (status: (typeof caseStatuses)[number]) => {
    const phase = phaseOf(status);
    return phase === null ? casePhases.length : casePhases.indexOf(phase);
  };
  for (const status of caseStatuses)
    for (const next of isOver(status)
      ? []
      : (Object.keys(caseMoves[status]) as (typeof caseStatuses)[number][]))
      expect(place(next)).toBeGreaterThanOrEqual(place(status) - 1);
});
