import { applyAction, type LearningAction } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { clampProgress } from '#domain/learning/progress.ts';
import { gradeQuiz } from '#domain/learning/quiz.ts';
import { ApiError } from '#browser/api.ts';
import { isSignedOut, type Account } from './account.ts';
import type { LearningStore } from './learning-store.ts';
import type { LearningPorts, QuizOutcome } from './learning-types.ts';

/** What handing in works on. */
export interface QuizDesk {
  readonly known: LearningStore;
  readonly account: Account;
  readonly ports: LearningPorts;
  act(action: LearningAction): void;
}

/**
 * Has a quiz marked by the server; by this page, with `key`, for visitors and while no server answers. Comes with the quiz: most who open a
 * lesson read first.
 */
export async function handInQuiz(
  { known, account, act, ports: { api, tell } }: QuizDesk,
  moduleId: ModuleId,
  choices: readonly number[],
  key: readonly number[],
): Promise<QuizOutcome> {
  const { unsent, view, show, progressOf, keepModules, take, becomeVisitor } = known;
  const mark = () => act({ type: 'submit', moduleId, result: gradeQuiz(key, choices) });
  await account.reading();
  if (view().who === 'visitor') {
    mark();
    return 'here';
  }
  // The progress must be stored first, or the server finds the quiz still locked.
  if (unsent[moduleId]) await account.save(moduleId, true);
  try {
    const { record, ...result } = await api.grade({ moduleId, answers: choices });
    delete unsent[moduleId];
    const was = progressOf(moduleId);
    show({
      state: applyAction(view().state, { type: 'submit', moduleId, result }),
      records: { ...view().records, [moduleId]: record },
      notice: null,
      saving: account.savingNow(),
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
