import * as z from 'zod/mini';
import { email } from '../email.ts';
import type { CaseOutcome } from '../intake/options.ts';

/** Where the case was: codes; the words are in `i18n`. */
export const quizStates = ['Georgia', 'other'] as const;

/** How it ended: the outcomes of the intake form, and a case that has not ended. */
export const quizOutcomes = [
  'dismissed',
  'judgment-tenant',
  'settled',
  'judgment-landlord',
  'open',
  'unknown',
] as const satisfies readonly (CaseOutcome | 'open')[];

/** How long ago it was filed. */
export const quizTimeframes = ['under-1-year', '1-3-years', '3-7-years', 'over-7-years', 'unknown'] as const;

export type QuizOutcome = (typeof quizOutcomes)[number];
export type QuizTimeframe = (typeof quizTimeframes)[number];

export const quizMessageKeys = [
  'quizState.required',
  'quizOutcome.required',
  'quizTimeframe.required',
] as const;
export type QuizMessageKey = (typeof quizMessageKeys)[number];

function chosen<const T extends readonly [string, ...string[]]>(codes: T, key: QuizMessageKey) {
  return z.enum(codes, { error: key });
}

/** What the quiz takes. Form and server use the same schema. An empty address means none. */
export const quizSchema = z.object({
  state: chosen(quizStates, 'quizState.required'),
  outcome: chosen(quizOutcomes, 'quizOutcome.required'),
  timeframe: chosen(quizTimeframes, 'quizTimeframe.required'),
  email: z.optional(
    z.pipe(
      z.transform((value) =>
        value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
      ),
      z.optional(email()),
    ),
  ),
});
export type QuizAnswers = z.infer<typeof quizSchema>;

/** Questions that do not apply in the chosen state are not asked, so their answers are dropped first. */
export function onRoute<Answers extends { state?: unknown; outcome?: unknown; timeframe?: unknown }>(
  answers: Answers,
): Answers {
  return answers.state === 'other' ? { ...answers, outcome: 'unknown', timeframe: 'unknown' } : answers;
}
