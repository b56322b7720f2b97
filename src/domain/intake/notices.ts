import type { IntakeAnswers } from './answers.ts';

/**
 * Answers after which the form shows a calm notice with free legal help; the person may go on.
 * Never a verdict: a judge decides.
 */
export type IntakeNotice = 'no-eviction' | 'harder-case';

export function noticeFor(answers: Pick<IntakeAnswers, 'hasEviction' | 'caseOutcome'>): IntakeNotice | null {
  if (answers.hasEviction === 'no') return 'no-eviction';
  if (answers.hasEviction === 'yes' && answers.caseOutcome === 'judgment-landlord') return 'harder-case';
  return null;
}
