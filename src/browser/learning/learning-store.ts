import { atom, type ReadableAtom } from 'nanostores';
import { applyAction, moduleIn } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import type { ProgressIntent } from '#domain/learning/requests.ts';
import type { Unsent } from './stored-learning.ts';
import type { LearningPorts, LearningView } from './learning-types.ts';

/** What this page shows and this browser keeps. */
export interface LearningStore {
  readonly shown: ReadableAtom<LearningView>;
  /** What the account does not have yet. A visitor's changes wait here for the next sign-in. */
  readonly unsent: Partial<Record<ModuleId, Unsent>>;
  view(): LearningView;
  show(change: Partial<LearningView>): void;
  progressOf(id: ModuleId): number;
  /** Writes these modules to the browser's storage. */
  keepModules(ids: readonly ModuleId[]): void;
  /** Shows what the account has, without sending anything back. */
  take(id: ModuleId, progress: number): void;
  /** Remembers a change for the account. */
  note(id: ModuleId, was: number, now: number, intent: ProgressIntent): void;
}

/** Takes what the browser kept from earlier pages. `signedIn` is a hint: only the server knows. */
export function openLearningStore(storage: LearningPorts['storage'], signedIn: boolean): LearningStore {
  const before = storage.read();
  const unsent: Partial<Record<ModuleId, Unsent>> = { ...before.unsent };
  const shown = atom<LearningView>({
    state: applyAction({}, { type: 'stored', progress: before.progress }),
    who: signedIn ? 'unknown' : 'visitor',
    read: signedIn ? 'reading' : 'read',
    saving: 'idle',
    notice: null,
    records: {},
  });
  const view = () => shown.get();
  const show = (change: Partial<LearningView>) => shown.set({ ...view(), ...change });
  const progressOf = (id: ModuleId) => moduleIn(view().state, id).progress;

  /** Another tab may have stored other modules since this page read them. */
  function keepModules(ids: readonly ModuleId[]): void {
    const now = storage.read();
    const progress = { ...now.progress };
    const open = { ...now.unsent };
    for (const id of ids) {
      progress[id] = progressOf(id);
      const change = unsent[id];
      if (change) open[id] = change;
      else delete open[id];
    }
    storage.write({ progress, unsent: open });
  }

  function take(id: ModuleId, progress: number): void {
    show({ state: applyAction(view().state, { type: 'stored', progress: { [id]: progress } }) });
  }

  function note(id: ModuleId, was: number, now: number, intent: ProgressIntent): void {
    const open = unsent[id];
    if (view().who === 'visitor') {
      // After a reset to 0 there is nothing to bring into an account.
      if (now === 0) delete unsent[id];
      else unsent[id] = { intent: 'advance', from: 0 };
    } else
      unsent[id] = {
        intent: open?.intent === 'set' ? 'set' : intent,
        // Counted from the account's value, over all changes that it has not seen.
        from: open?.from ?? was,
      };
  }

  return { shown, unsent, view, show, progressOf, keepModules, take, note };
}
