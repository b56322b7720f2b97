import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
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

/** Moves that end or stop something are never offered by themselves. */
const offered = new Set<OfferedMove['to']>([
  'in_review',
  'preparing',
  'attorney_review',
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'notifying',
]);

/** The first thing that can be done now: what stops the work, then a step of a court case, then a task. */
export function nextStep(item: CaseSheet): NextStep {
  if (item.flags.some(({ clearedAt }) => clearedAt === null)) return { kind: 'flag' };
  if (item.row.unread > 0) return { kind: 'message' };
  for (const matter of item.matters) {
    if (matter.leftOutAt !== null || matter.turn !== 'us') continue;
    const ahead = matter.moves.filter(({ to, held }) => offered.has(to) && !held);
    if (matter.recordMatchedAt === null && ahead.some(({ lacks }) => lacks.includes('record_matched')))
      return { kind: 'record', matter };
    const move = ahead.find((one) => stoppedBy(one).length === 0);
    if (move) return { kind: 'move', matter, move };
    if (ahead.some(({ lacks }) => lacks.includes('papers'))) return { kind: 'papers', matter };
  }
  const [task] = item.tasks;
  return task ? { kind: 'task', code: task.code, title: task.title } : { kind: 'wait' };
}
