import { atom, type ReadableAtom } from 'nanostores';
import {
  applyAction,
  moduleIn,
  progressIn,
  type LearningAction,
  type LearningState,
} from '#domain/learning/actions.ts';
import type { GradedQuiz, ProgressRecord } from '#domain/learning/answers.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import { clampProgress } from '#domain/learning/progress.ts';
import { gradeQuiz } from '#domain/learning/quiz.ts';
import type { ProgressIntent, ProgressRequest, QuizRequest } from '#domain/learning/requests.ts';
import { ApiError } from '#browser/api.ts';
import type { KeptLearning, Unsent } from './kept-progress.ts';

/** Something the page says beside the progress until the next change. */
export type LearningNotice =
  /** The account had another value than this page thought; the account's value stayed. */
  | { readonly kind: 'stale'; readonly moduleId: ModuleId; readonly progress: number }
  | { readonly kind: 'merged' }
  | { readonly kind: 'signedOut' };

export interface LearningView {
  readonly state: LearningState;
  /** `unknown` until the server has answered a visitor who looks signed in. */
  readonly who: 'unknown' | 'visitor' | 'client';
  readonly read: 'reading' | 'read' | 'failed';
  readonly saving: 'idle' | 'saving' | 'unsent';
  readonly notice: LearningNotice | null;
  /** What the account has for each module: results and certificates. */
  readonly records: Readonly<Partial<Record<ModuleId, ProgressRecord>>>;
}

/** What a toast says. */
export type SaveOutcome =
  { readonly kind: 'saved'; readonly progress: number } | { readonly kind: 'failed' | 'stale' };

/** How a quiz ended: marked by the server or by this page, held back because an answer is missing, or refused. */
export type QuizOutcome = 'graded' | 'here' | 'unsent' | 'locked' | { readonly refused: string };

export interface LearningPorts {
  /** Whether there is a hint that somebody is signed in. */
  readonly signedIn: boolean;
  readonly kept: { read(): KeptLearning; write(kept: KeptLearning): void };
  readonly api: {
    read(): Promise<readonly ProgressRecord[]>;
    save(request: ProgressRequest): Promise<ProgressRecord>;
    grade(request: QuizRequest): Promise<GradedQuiz>;
  };
  readonly tell: (outcome: SaveOutcome) => void;
  /** Runs something after this many milliseconds. */
  readonly later: (pauseMs: number, run: () => void) => void;
}

export interface Learning {
  readonly view: ReadableAtom<LearningView>;
  act(action: LearningAction): void;
  /** Hands in the quiz. `key` marks it where no server does: for visitors, and while ours is down. */
  submitQuiz(moduleId: ModuleId, given: readonly number[], key: readonly number[]): Promise<QuizOutcome>;
  /** Sends everything the account does not have yet, and reads what could not be read before. */
  retry(): void;
  /** Another tab of this browser changed something. */
  readAgain(): void;
  /** The page was prepared or left some time ago and is being looked at only now. */
  refresh(): void;
}

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

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
 * visitor's changes wait in `unsent` for the next sign-in.
 */
export function createLearning(ports: LearningPorts): Learning {
  const { api, kept, tell, later } = ports;
  const before = kept.read();
  const unsent: Partial<Record<ModuleId, Unsent>> = { ...before.unsent };
  /** The calls under way, for whoever has to wait for them. */
  const sending = new Map<ModuleId, Promise<void>>();
  let reading = Promise.resolve();
  let pauseMs = firstPauseMs;
  let waiting = false;
  /** A failure is reported once; later ones stay silent until something works again. */
  let told = false;

  const shown = atom<LearningView>({
    state: applyAction({}, { type: 'stored', progress: before.progress }),
    who: ports.signedIn ? 'unknown' : 'visitor',
    read: ports.signedIn ? 'reading' : 'read',
    saving: 'idle',
    notice: null,
    records: {},
  });
  const view = () => shown.get();
  const show = (change: Partial<LearningView>) => shown.set({ ...view(), ...change });
  const progressOf = (id: ModuleId) => moduleIn(view().state, id).progress;
  const savingNow = (): LearningView['saving'] =>
    sending.size > 0
      ? 'saving'
      : view().who === 'client' && Object.keys(unsent).length > 0
        ? 'unsent'
        : 'idle';

  /** Another tab may have stored other modules since this page read them. */
  function keepModules(ids: readonly ModuleId[]): void {
    const now = kept.read();
    const progress = { ...now.progress };
    const open = { ...now.unsent };
    for (const id of ids) {
      progress[id] = progressOf(id);
      const change = unsent[id];
      if (change) open[id] = change;
      else delete open[id];
    }
    kept.write({ progress, unsent: open });
  }

  /** Shows what the account has, without sending anything back. */
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
    told = false;
    if (view().who === 'visitor')
      tell({ kind: 'saved', progress: moduleIn(next, changed[0] as ModuleId).progress });
    else for (const id of changed) void save(id);
  }

  /** Sends a module until the account has what the page shows, or refuses it. */
  function save(id: ModuleId, quiet = false): Promise<void> {
    // While the account is being read, nobody knows what to compare a change with. Reading sends what is open
    // afterwards.
    if (view().read === 'reading' || !unsent[id]) return reading;
    const underWay = sending.get(id);
    if (underWay) return underWay;
    const sent = send(id, quiet);
    sending.set(id, sent);
    show({ saving: 'saving' });
    return sent;
  }

  async function send(id: ModuleId, quiet: boolean): Promise<void> {
    let saved: ProgressRecord | null = null;
    try {
      for (let change = unsent[id]; change; change = unsent[id]) {
        const progress = progressOf(id);
        const { intent, from } = change;
        saved = await api.save({ moduleId: id, progress, intent, ...(intent === 'set' && { from }) });
        took(id, saved, change);
      }
      pauseMs = firstPauseMs;
      told = false;
    } catch (error) {
      return failed(id, error);
    } finally {
      sending.delete(id);
      show({ saving: savingNow() });
    }
    if (saved && !quiet) tell({ kind: 'saved', progress: saved.progress });
    if (view().read === 'failed') read();
  }

  function took(id: ModuleId, record: ProgressRecord, change: Unsent): void {
    show({ records: { ...view().records, [id]: record } });
    const since = unsent[id];
    if (since === change) {
      delete unsent[id];
      take(id, record.progress);
    } else if (since) unsent[id] = { ...since, from: record.progress };
    keepModules([id]);
  }

  function failed(id: ModuleId, error: unknown): void {
    if (error instanceof ApiError && error.code === 'stale') {
      delete unsent[id];
      const progress = clampProgress(Number(error.body.progress));
      take(id, progress);
      keepModules([id]);
      show({ notice: { kind: 'stale', moduleId: id, progress } });
      return tell({ kind: 'stale' });
    }
    if (isSignedOut(error)) return becomeVisitor();
    if (!told) tell({ kind: 'failed' });
    told = true;
    if (!(error instanceof ApiError) || error.isPassing) retryLater();
  }

  function retryLater(): void {
    if (waiting) return;
    waiting = true;
    later(pauseMs, () => {
      waiting = false;
      retry();
    });
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  /** The session ended: what the account does not have yet now belongs to a visitor. */
  function becomeVisitor(): void {
    const open = Object.keys(unsent) as ModuleId[];
    for (const id of open) {
      if (progressOf(id) === 0) delete unsent[id];
      else unsent[id] = { intent: 'advance', from: 0 };
    }
    keepModules(open);
    show({
      who: 'visitor',
      read: 'read',
      notice: open.length > 0 ? { kind: 'signedOut' } : null,
      records: {},
    });
  }

  function read(): void {
    show({ read: 'reading' });
    reading = readAccount();
  }

  async function readAccount(): Promise<void> {
    let records: readonly ProgressRecord[];
    try {
      records = await api.read();
    } catch (error) {
      if (isSignedOut(error)) return becomeVisitor();
      show({ who: 'client', read: 'failed', saving: savingNow() });
      return retryLater();
    }
    pauseMs = firstPauseMs;
    merge(records);
  }

  /** The account's values, with what it does not have yet on top. */
  function merge(records: readonly ProgressRecord[]): void {
    const stored = new Map(records.map((record) => [record.moduleId, record]));
    let notice: LearningNotice | null = null;
    for (const id of moduleIds) {
      const there = stored.get(id)?.progress ?? 0;
      const here = progressOf(id);
      const change = unsent[id];
      const holds =
        change !== undefined &&
        (change.intent === 'advance' ? here > there : change.from === there && here !== there);
      if (holds) {
        if (change.intent === 'advance') notice ??= { kind: 'merged' };
        continue;
      }
      if (change?.intent === 'set' && here !== there)
        notice = { kind: 'stale', moduleId: id, progress: there };
      delete unsent[id];
      take(id, there);
    }
    show({ who: 'client', read: 'read', notice, records: Object.fromEntries(stored) });
    keepModules(moduleIds);
    for (const id of Object.keys(unsent) as ModuleId[]) void save(id, true);
  }

  async function submitQuiz(
    moduleId: ModuleId,
    given: readonly number[],
    key: readonly number[],
  ): Promise<QuizOutcome> {
    const mark = () => act({ type: 'submit', moduleId, result: gradeQuiz(key, given) });
    await reading;
    if (view().who === 'visitor') {
      mark();
      return 'here';
    }
    // The progress must be stored first, or the server finds the quiz still locked.
    if (unsent[moduleId]) await save(moduleId, true);
    try {
      const { record, ...result } = await api.grade({ moduleId, answers: given });
      delete unsent[moduleId];
      const was = progressOf(moduleId);
      show({
        state: applyAction(view().state, { type: 'submit', moduleId, result }),
        records: { ...view().records, [moduleId]: record },
        notice: null,
        saving: savingNow(),
      });
      take(moduleId, record.progress);
      keepModules([moduleId]);
      if (was !== record.progress) tell({ kind: 'saved', progress: record.progress });
      return 'graded';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quiz_locked') {
        const progress = clampProgress(Number(error.body.progress));
        delete unsent[moduleId];
        take(moduleId, progress);
        keepModules([moduleId]);
        show({ notice: { kind: 'stale', moduleId, progress } });
        return 'locked';
      }
      if (isSignedOut(error)) {
        becomeVisitor();
        mark();
        return 'here';
      }
      if (error instanceof ApiError && !error.isPassing) return { refused: error.message };
      mark();
      return 'unsent';
    }
  }

  function retry(): void {
    if (view().who === 'visitor') return;
    if (view().read === 'failed') return read();
    for (const id of Object.keys(unsent) as ModuleId[]) void save(id);
  }

  function readAgain(): void {
    const now = kept.read();
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
    if (view().who === 'client' && view().read === 'read' && sending.size === 0) read();
  }

  if (ports.signedIn) read();
  return { view: shown, act, submitQuiz, retry, readAgain, refresh };
}

/** Staff count as visitors until they have given their second factor. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'second_factor_required' || error.status === 401);
}

/** How far each module is, for lists and sums. */
export function progressShown({ state }: LearningView) {
  return progressIn(state);
}
