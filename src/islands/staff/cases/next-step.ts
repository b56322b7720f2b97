import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { movedTogether } from '#domain/cases/moves.ts';
import { nextFor, type NextAct } from '#domain/cases/needs.ts';
import { stoppedBy, type OfferedMove } from './move-fields.ts';

/** What the page offers as the next thing to do. */
export type NextStep =
  /** Somebody wrote, which comes before everything. */
  | { readonly kind: 'message' }
  /** A step of a court case; with the moves that make it, if it is one. */
  | {
      readonly kind: 'act';
      readonly act: NextAct;
      readonly matter: MatterSheet;
      readonly moves: readonly OfferedMove[];
      /** Somebody else's: we can only remind them. */
      readonly isWait: boolean;
      /** What we wait for is the attorney's, who reads no message to the client. */
      readonly isAttorneys: boolean;
    }
  | { readonly kind: 'nothing' };

/**
 * The one thing to do first in a case: an unread message, then the first step of ours, then what we wait for. What a step
 * needs is decided in `nextFor`, from the same table by which moves are refused.
 */
export function nextStep(item: CaseSheet, isAttorney: boolean): NextStep {
  if (item.row.unread > 0) return { kind: 'message' };
  const steps = item.matters
    .filter(({ leftOutAt }) => leftOutAt === null)
    .map((matter) => {
      const isHeard = matter.hearingAt !== null && Date.parse(matter.hearingAt) < Date.parse(item.readAt);
      const { act, to, by } = nextFor(matter.needs, isHeard);
      const wanted = act === 'record_outcome' ? ['granted', 'denied'] : [to];
      return {
        kind: 'act' as const,
        act,
        matter,
        moves: matter.moves.filter(
          (move) => wanted.includes(move.to) && !move.held && stoppedBy(move).length === 0,
        ),
        isWait: act.startsWith('wait_') && !(isAttorney && by === 'attorney'),
        isAttorneys: by === 'attorney',
      };
    })
    .filter(({ act }) => act !== 'nothing');
  const ours = steps.filter(({ isWait }) => !isWait);
  const [first] = ours;
  // Where one press moves all that stand at the same place, what the others still need from us goes before it.
  const behind =
    first?.moves.some(({ to }) => movedTogether.includes(to)) && first.matter.status !== 'submitted'
      ? ours.find(({ matter, moves }) => matter.status === first.matter.status && moves.length === 0)
      : undefined;
  return behind ?? first ?? steps[0] ?? { kind: 'nothing' };
}
