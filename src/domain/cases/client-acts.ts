import { isOver, isPending, type CaseStatus } from './status.ts';
import type { Filer } from './matters.ts';

// What a client may still do with a court matter. The database refuses the rest, and a test compares the two.

/** Put it aside or take it in: nothing is prepared for it yet (private.is_choosable). */
export function isChoosable(status: CaseStatus): boolean {
  return status === 'submitted' || status === 'in_review' || status === 'waiting_for_client';
}

/** Say that it should not go on: no judge has decided, and it is not over (private.may_be_stopped). */
export function mayBeStopped(status: CaseStatus): boolean {
  return !isOver(status) && !isDecided(status);
}

/** Tell what goes into its papers: they are not at the court, by us or by anybody else (private.takes_statement). */
export function takesStatement(matter: {
  readonly status: CaseStatus;
  readonly leftOut: boolean;
  readonly filedOn: string | null;
  readonly filedBy: Filer | null;
}): boolean {
  const isFiledByOther =
    matter.filedOn !== null && (matter.filedBy === 'client' || matter.filedBy === 'other');
  return !matter.leftOut && mayBeStopped(matter.status) && !isPending(matter.status) && !isFiledByOther;
}

function isDecided(status: CaseStatus): boolean {
  return status === 'granted' || status === 'denied' || status === 'notifying';
}
