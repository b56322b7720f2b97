import type { QuizAnswers, QuizOutcome, QuizTimeframe } from './answers.ts';

/** A tendency, never a verdict: no law lists who may have a record limited, and a judge decides each request. */
export const quizResults = ['often_stronger', 'harder', 'outside_service'] as const;
export type QuizResult = (typeof quizResults)[number];

/** The reasons for an answer; `i18n` has a sentence for each. */
export const quizReasons = [
  'state.other',
  'outcome.dismissed',
  'outcome.judgment-tenant',
  'outcome.settled',
  'outcome.judgment-landlord',
  'outcome.open',
  'outcome.unknown',
  'time.recent',
  'time.shown',
  'time.old',
] as const;
export type QuizReason = (typeof quizReasons)[number];

/** What to do next. Free help is shown with each. */
export const quizNextSteps = ['intake', 'lawyer', 'free-help'] as const;
export type QuizNextStep = (typeof quizNextSteps)[number];

export interface Assessment {
  readonly result: QuizResult;
  readonly reasons: readonly QuizReason[];
  readonly next: QuizNextStep;
}

/** Outcomes after which requests are often stronger. A settled case counts only if nothing else speaks against it. */
const stronger: ReadonlySet<QuizOutcome> = new Set(['dismissed', 'judgment-tenant', 'settled']);

const timeReasons: Readonly<Partial<Record<QuizTimeframe, QuizReason>>> = {
  'under-1-year': 'time.recent',
  '1-3-years': 'time.shown',
  '3-7-years': 'time.shown',
  'over-7-years': 'time.old',
};

/**
 * How a request like this one usually stands, why, and what to do next. It looks only at the kind of case, so the
 * answer can never be that somebody will win or lose.
 */
export function assess({
  state,
  outcome,
  timeframe,
}: Pick<QuizAnswers, 'state' | 'outcome' | 'timeframe'>): Assessment {
  if (state === 'other') return { result: 'outside_service', reasons: ['state.other'], next: 'free-help' };
  const time = timeReasons[timeframe];
  // While a case is open, its age changes nothing.
  const reasons: QuizReason[] = [`outcome.${outcome}`, ...(time && outcome !== 'open' ? [time] : [])];
  if (stronger.has(outcome) && !(outcome === 'settled' && timeframe === 'under-1-year'))
    return { result: 'often_stronger', reasons, next: 'intake' };
  return { result: 'harder', reasons, next: outcome === 'unknown' ? 'free-help' : 'lawyer' };
}
