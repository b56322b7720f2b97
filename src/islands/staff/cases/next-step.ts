import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { movedTogether } from '#domain/cases/moves.ts';
import { nextFor, type NextAct } from '#domain/cases/next-for.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';
import { stoppedBy, type OfferedMove } from './move-fields.ts';

/** What the page offers as the next thing to do. */
export type NextStep =
  /** Somebody wrote, which comes before everything. */
  | { readonly kind: 'message' }
  /** It was read, and not answered yet. */
  | { readonly kind: 'answer' }
  /** What of the fee goes back is to be decided, also once the case is over. */
  | { readonly kind: 'refund' }
  /** A step of a court case; with the moves that make it, if it is one. */
  | {
      readonly kind: 'act';
      readonly act: NextAct;
      readonly matter: MatterSheet;
      readonly moves: readonly OfferedMove[];
      readonly by: TurnHolder;
      /** Somebody else's, whom we can remind at most. */
      readonly isWait: boolean;
    }
  | { readonly kind: 'nothing' };

/**
 * The one thing to do first in a case: an unread message, one without an answer, a refund to decide, then the first step
 * of whoever looks, then what we wait for. What a step needs is decided in `nextFor`, from the same table by which moves
 * are refused.
 */
export function nextStep(item: CaseSheet, isAttorney: boolean): NextStep {
  if (item.row.unread > 0) return { kind: 'message' };
  const hasTask = (code: 'answer_message' | 'decide_refund') => item.tasks.some((task) => task.code === code);
  // An attorney decides about no money, and staff answer what was written to us.
  if (!isAttorney && hasTask('answer_message')) return { kind: 'answer' };
  if (!isAttorney && hasTask('decide_refund')) return { kind: 'refund' };
  const steps = item.matters
    .filter(({ leftOutAt }) => leftOutAt === null)
    .map((matter) => {
      const isHeard = matter.hearingAt !== null && Date.parse(matter.hearingAt) < Date.parse(item.readAt);
      const { act, to, by, isOwn } = nextFor(matter.needs, isHeard, isAttorney ? 'attorney' : 'staff');
      const wanted = to === null ? [] : act === 'record_outcome' ? ['granted', 'denied'] : [to];
      return {
        kind: 'act' as const,
        act,
        matter,
        moves: matter.moves.filter(
          (move) => wanted.includes(move.to) && !move.held && stoppedBy(move).length === 0,
        ),
        by,
        isWait: !isOwn,
      };
    })
    .filter(({ act }) => act !== 'nothing');
  const ours = steps.filter(({ act, isWait }) => !isWait && act !== 'on_hold');
  const [first] = ours;
  // Where one press moves all that stand at the same place, what the others still need from us goes before it.
  const behind =
    first?.moves.some(({ to }) => movedTogether.includes(to)) && first.matter.status !== 'submitted'
      ? ours.find(({ matter, moves }) => matter.status === first.matter.status && moves.length === 0)
      : undefined;
  const onHold = steps.find(({ act }) => act === 'on_hold');
  return behind ?? first ?? onHold ?? steps[0] ?? { kind: 'nothing' };
}
