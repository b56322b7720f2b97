import { applyAction } from '#domain/learning/actions.ts';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import { clampProgress } from '#domain/learning/progress.ts';
import { ApiError } from '#browser/api.ts';
import type { LearningStore } from './learning-store.ts';
import type { Unsent } from './stored-learning.ts';
import type { AccountPorts, LearningNotice, LearningView, QuizOutcome } from './learning-types.ts';

export interface Account {
  /** Sends changes that somebody made just now. */
  bring(ids: readonly ModuleId[]): void;
  /** Sends a module until the account has what the page shows, or refuses it; `quiet` without a toast. */
  save(id: ModuleId, quiet?: boolean): Promise<void>;
  /** Has the server mark a quiz. Answers `here` or `unsent` where this page has to. */
  handIn(id: ModuleId, choices: readonly number[]): Promise<QuizOutcome>;
  read(): void;
  retry(): void;
  /** Done when the account was read, or could not be. */
  reading(): Promise<void>;
  isSending(): boolean;
}
export type OpenAccount = (known: LearningStore) => Account;

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

/** Reads a signed-in person's progress and sends changes, one call per module at a time, until the account has them. */
export function openAccount(known: LearningStore, { api, tell, later }: AccountPorts): Account {
  const { unsent, view, show, progressOf, keepModules, take } = known;
  /** The calls under way, for whoever has to wait for them. */
  const sending = new Map<ModuleId, Promise<void>>();
  let reading = Promise.resolve();
  let pauseMs = firstPauseMs;
  let waiting = false;
  /** A failure is reported once; later ones stay silent until something works again. */
  let isFailureReported = false;

  const savingNow = (): LearningView['saving'] =>
    sending.size > 0
      ? 'saving'
      : view().who === 'client' && Object.keys(unsent).length > 0
        ? 'unsent'
        : 'idle';

  function bring(ids: readonly ModuleId[]): void {
    isFailureReported = false;
    for (const id of ids) void save(id);
  }

  function save(id: ModuleId, quiet = false): Promise<void> {
    // While the account is being read, nobody knows what to compare a change with. Reading sends what is open
    // afterwards.
    if (view().read === 'reading' || !unsent[id]) return reading;
    const underWay = sending.get(id);
    if (underWay) return underWay;
    const request = send(id, quiet);
    sending.set(id, request);
    show({ saving: 'saving' });
    return request;
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
      isFailureReported = false;
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
      yieldTo(id, error);
      return tell({ kind: 'stale' });
    }
    if (isSignedOut(error)) return becomeVisitor();
    if (!isFailureReported) tell({ kind: 'failed' });
    isFailureReported = true;
    if (!(error instanceof ApiError) || error.isPassing) retryLater();
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

  /** The account has another value than this page: shows that one instead. */
  function yieldTo(id: ModuleId, { body }: ApiError): void {
    const progress = clampProgress(Number(body.progress));
    delete unsent[id];
    take(id, progress);
    keepModules([id]);
    show({ notice: { kind: 'stale', moduleId: id, progress } });
  }

  async function handIn(moduleId: ModuleId, choices: readonly number[]): Promise<QuizOutcome> {
    // The progress must be stored first, or the server finds the quiz still locked.
    if (unsent[moduleId]) await save(moduleId, true);
    try {
      const { record, ...result } = await api.grade({ moduleId, answers: choices });
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
        yieldTo(moduleId, error);
        return 'locked';
      }
      if (isSignedOut(error)) {
        becomeVisitor();
        return 'here';
      }
      if (error instanceof ApiError && !error.isPassing) return { refused: error.message };
      return 'unsent';
    }
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

  function retry(): void {
    if (view().who === 'visitor') return;
    if (view().read === 'failed') return read();
    for (const id of Object.keys(unsent) as ModuleId[]) void save(id);
  }

  return {
    bring,
    save,
    handIn,
    read,
    retry,
    reading: () => reading,
    isSending: () => sending.size > 0,
  };
}

/** Staff count as visitors until they have given their second factor. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'second_factor_required' || error.status === 401);
}
