import type { LearningState } from '#domain/learning/actions.ts';
import type { GradedQuiz, ProgressRecord } from '#domain/learning/answers.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import type { ProgressRequest, QuizRequest } from '#domain/learning/requests.ts';
import type { StoredLearning } from './stored-learning.ts';

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
  readonly storage: { read(): StoredLearning; write(learning: StoredLearning): void };
  readonly tell: (outcome: SaveOutcome) => void;
}

export interface AccountPorts {
  readonly api: {
    read(): Promise<readonly ProgressRecord[]>;
    save(request: ProgressRequest): Promise<ProgressRecord>;
    grade(request: QuizRequest): Promise<GradedQuiz>;
  };
  readonly tell: (outcome: SaveOutcome) => void;
  /** Runs something after this many milliseconds. */
  readonly later: (pauseMs: number, run: () => void) => void;
}
