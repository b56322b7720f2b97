import * as z from 'zod/mini';
import { languageQuery } from '../language-query.ts';
import type { LearningMessageKey } from './message-keys.ts';
import type { ModuleId } from './modules.ts';

const key = (message: LearningMessageKey) => message;

export const progressIntents = ['advance', 'set'] as const;
/**
 * `advance`: sections, +25 %, merging a browser into an account; the greatest value wins. `set`: slider, −25 %, reset;
 * the last one wins, but only if `from` is what is stored. Without an intent it is `set`.
 */
export type ProgressIntent = (typeof progressIntents)[number];

/** The longest time on a page that one call may add, in seconds. More means a tab that was left open. */
export const secondsPerCall = 30 * 60;

const moduleId = z
  .string(key('module.required'))
  .check(z.minLength(1, key('module.required')), z.maxLength(100, key('module.required')));

/** `POST /api/learning/progress`. Any number is taken for `progress` and clamped to 0 … 100. */
export const progressRequest = z.object({
  moduleId,
  progress: z.number(key('progress.required')),
  intent: z._default(z.enum(progressIntents, key('progress.intent')), 'set'),
  from: z.optional(
    z.int(key('progress.start')).check(z.gte(0, key('progress.start')), z.lte(100, key('progress.start'))),
  ),
  /** Seconds spent in the module since the last call; clamped. */
  seconds: z.optional(z.number(key('progress.seconds'))),
});

/** What a page sends. */
export interface ProgressRequest {
  readonly moduleId: ModuleId;
  readonly progress: number;
  readonly intent?: ProgressIntent;
  readonly from?: number;
  readonly seconds?: number;
}

/** `POST /api/learning/quiz`. The grader, which knows the quiz, says which answers are missing. */
export const quizRequest = z.object({
  moduleId,
  answers: z
    .array(z.unknown(), key('quiz.answersMissing'))
    .check(z.maxLength(50, key('quiz.tooManyAnswers'))),
});

export interface QuizRequest {
  readonly moduleId: ModuleId;
  /** Chosen option of each question, from 0, in the order of the page. */
  readonly answers: readonly number[];
}

/** A code of a certificate, as somebody typed it. */
export const certificateQuery = z.object({ code: z._default(z.string(), '') });

/** A certificate of one's own. */
export const certificateRequest = z.extend(languageQuery, { module: z._default(z.string(), '') });
