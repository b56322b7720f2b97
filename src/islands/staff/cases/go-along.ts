import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { movedTogether, type MoveNeed } from '#domain/cases/moves.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { fieldsOf, keepsUsFromFiling, stoppedBy } from './move-fields.ts';

interface Companions {
  /** Court cases that may go the same way by the same move. */
  readonly can: readonly MatterSheet[];
  /** Those that stand at the same place and may not, with what they still need. */
  readonly cannot: readonly { readonly matter: MatterSheet; readonly lacks: readonly MoveNeed[] }[];
}

/** Which other court cases of the case go along with a move, where moves to this state belong together. */
export function companionsOf(item: CaseSheet, matter: MatterSheet, to: CaseStatus): Companions {
  const can: MatterSheet[] = [];
  const cannot: Companions['cannot'][number][] = [];
  const own = matter.moves.find((move) => move.to === to);
  // Of a new application all begin at once, whatever is chosen.
  if (!own || !movedTogether.includes(to) || matter.status === 'submitted') return { can, cannot };
  const filers = fieldsOf(own).filers;
  for (const other of item.matters) {
    if (other.id === matter.id || other.leftOutAt !== null || other.status !== matter.status) continue;
    const move = other.moves.find((one) => one.to === to);
    if (!move || move.held) continue;
    const offers: readonly string[] = fieldsOf(move).filers;
    const lacks = filers.every((filer) => offers.includes(filer))
      ? stoppedBy(move)
      : [...stoppedBy(move), ...keepsUsFromFiling(move)];
    if (lacks.length === 0) can.push(other);
    else cannot.push({ matter: other, lacks });
  }
  return { can, cannot };
}

/** Every court case that a move takes along: what is chosen, or of a new application all. */
export function movedBy(
  { matters }: CaseSheet,
  matter: MatterSheet,
  along: readonly string[],
): readonly MatterSheet[] {
  return matters.filter(
    ({ id, status, leftOutAt }) =>
      id === matter.id ||
      along.includes(id) ||
      (matter.status === 'submitted' && status === 'submitted' && leftOutAt === null),
  );
}
