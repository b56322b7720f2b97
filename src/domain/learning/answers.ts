import type { ModuleId } from './modules.ts';
import type { QuizResult } from './grade-quiz.ts';

/** One module of `GET /api/learning/progress`, and the answer to every progress call. Times are ISO 8601 in UTC. */
export interface ProgressRecord {
  readonly moduleId: ModuleId;
  readonly progress: number;
  readonly updatedAt: string;
  /** Best graded result in percent; null before the first graded quiz. */
  readonly quizScore: number | null;
  /** When the module first reached 100, in whatever way. */
  readonly completedAt: string | null;
  readonly secondsSpent: number;
  /** Only the graded quiz earns it. */
  readonly certificateCode: string | null;
}

/** Answer of `POST /api/learning/quiz`. */
export interface GradedQuiz extends QuizResult {
  readonly record: ProgressRecord;
}

/** Answer of `GET /api/learning/certificate-check?code=…`: it tells nothing about a person but their first name. */
export interface CertificateCheck {
  readonly moduleId: ModuleId;
  /** In the language of the page that asks. */
  readonly moduleName: string;
  /** Day it was earned, at the office: `2026-11-21`. */
  readonly earnedOn: string;
  readonly firstName: string | null;
}
