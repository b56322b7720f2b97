import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import { nextFor, type NextAct } from '#domain/cases/needs.ts';
import type { TaskCode } from '#domain/cases/tasks.ts';
import type { OfferedMove } from './move-fields.ts';
import { stoppedBy } from './move-fields.ts';

/** What the page offers as the next thing to do. */
export type NextStep =
  | { readonly kind: 'flag' }
  | { readonly kind: 'record'; readonly matter: MatterSheet }
  | { readonly kind: 'move'; readonly matter: MatterSheet; readonly move: OfferedMove }
  | { readonly kind: 'papers'; readonly matter: MatterSheet }
  | { readonly kind: 'message' }
  | { readonly kind: 'task'; readonly code: TaskCode; readonly title: string | null }
  | { readonly kind: 'wait' };

/** The first thing that can be done now: what stops the work, then a step of a court case, then a task. */
export function nextStep(item: CaseSheet): NextStep {
  if (item.flags.some(({ clearedAt }) => clearedAt === null)) return { kind: 'flag' };
  if (item.row.unread > 0) return { kind: 'message' };
  for (const matter of item.matters) {
    if (matter.leftOutAt !== null) continue;
    const hearingIsOver = matter.hearingAt !== null && matter.hearingAt < item.readAt;
    const { act, by, to } = nextFor(matter.needs, hearingIsOver);
    if (by !== 'us' || byHand.has(act)) continue;
    if (act === 'match_record') return { kind: 'record', matter };
    if (act === 'translate' || act === 'make_papers' || act === 'remake_papers')
      return { kind: 'papers', matter };
    const move = matter.moves.find((one) => one.to === to && !one.held && stoppedBy(one).length === 0);
    if (move) return { kind: 'move', matter, move };
  }
  const [task] = item.tasks;
  return task ? { kind: 'task', code: task.code, title: task.title } : { kind: 'wait' };
}

/** Done elsewhere than in the form of a move: their tasks say so, and when. */
const byHand: ReadonlySet<NextAct> = new Set(['check_docket', 'order_copies', 'after_care', 'close_denied']);
