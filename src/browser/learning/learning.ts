import type { ReadableAtom } from 'nanostores';
import { applyAction, moduleIn, progressIn, type LearningAction } from '#domain/learning/actions.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import type { OpenAccount } from './account.ts';
import type { QuizDesk } from './hand-in-quiz.ts';
import { openLearningStore } from './learning-store.ts';
import type { LearningPorts, LearningView } from './learning-types.ts';

export interface Learning {
  readonly view: ReadableAtom<LearningView>;
  act(action: LearningAction): void;
  readonly desk: QuizDesk;
  /** Sends everything the account does not have yet, and reads what could not be read before. */
  retry(): void;
  /** Another tab of this browser changed something. */
  readAgain(): void;
  /** The page was prepared or left some time ago and is being looked at only now. */
  refresh(): void;
}

/**
 * Changes that mean "at least this far": the higher of two devices' values stays. All others mean "exactly this far".
 */
const advancing: ReadonlySet<LearningAction['type']> = new Set([
  'finishSection',
  'more',
  'complete',
  'submit',
  'merge',
]);

/**
 * Keeps how far a person is, and brings it to the account. A change is shown and stored in the browser at once. For
 * people who are signed in it is then sent, one call per module at a time, and tried again until the account has it. A
 * visitor has no account: their changes wait in `unsent` for the next sign-in.
 */
export function createLearning({ storage, tell }: LearningPorts, openAccount: OpenAccount | null): Learning {
  const known = openLearningStore(storage, openAccount !== null);
  const { unsent, view, show, progressOf, keepModules, take, note } = known;
  const account = openAccount?.(known) ?? null;

  function act(action: LearningAction): void {
    const { state } = view();
    const next = applyAction(state, action);
    if (next === state) return;
    const changed = moduleIds.filter((id) => moduleIn(state, id).progress !== moduleIn(next, id).progress);
    const intent = advancing.has(action.type) ? 'advance' : 'set';
    for (const id of changed) note(id, moduleIn(state, id).progress, moduleIn(next, id).progress, intent);
    show({ state: next, ...(changed.length > 0 && { notice: null }) });
    if (changed.length === 0) return;
    keepModules(changed);
    if (view().who === 'visitor')
      tell({ kind: 'saved', progress: moduleIn(next, changed[0] as ModuleId).progress });
    else account?.bring(changed);
  }

  function readAgain(): void {
    const now = storage.read();
    for (const id of moduleIds) {
      if (view().who === 'visitor') {
        const change = now.unsent[id];
        if (change) unsent[id] = change;
        else delete unsent[id];
      }
      const progress = now.progress[id] ?? 0;
      if (!(view().who === 'client' && unsent[id]) && progress !== progressOf(id)) take(id, progress);
    }
  }

  function refresh(): void {
    readAgain();
    if (view().who === 'client' && view().read === 'read' && !account?.isSending()) account?.read();
  }

  account?.read();
  return {
    view: known.shown,
    act,
    desk: { known, account, act },
    retry: () => account?.retry(),
    readAgain,
    refresh,
  };
}

/** How far each module is, for lists and sums. */
export function progressShown({ state }: LearningView) {
  return progressIn(state);
}
