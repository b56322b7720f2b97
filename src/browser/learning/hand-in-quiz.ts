import type { LearningAction } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { gradeQuiz } from '#domain/learning/grade-quiz.ts';
import type { Account } from './account.ts';
import type { LearningStore } from './learning-store.ts';
import type { QuizOutcome } from './learning-types.ts';

/** What handing in works on. */
export interface QuizDesk {
  readonly known: LearningStore;
  /** Null for visitors. */
  readonly account: Account | null;
  act(action: LearningAction): void;
}

/**
 * Has a quiz marked by the server; by this page, with `key`, for visitors and while no server answers. Comes with the
 * quiz: most who open a lesson read first.
 */
export async function handInQuiz(
  { known, account, act }: QuizDesk,
  moduleId: ModuleId,
  choices: readonly number[],
  key: readonly number[],
): Promise<QuizOutcome> {
  await account?.reading();
  const outcome =
    account && known.view().who !== 'visitor' ? await account.handIn(moduleId, choices) : 'here';
  if (outcome === 'here' || outcome === 'unsent')
    act({ type: 'submit', moduleId, result: gradeQuiz(key, choices) });
  return outcome;
}
