import { accessThrottles } from '#domain/access/throttles.ts';
import { learningThrottles } from '#domain/learning/throttles.ts';
import { portalThrottles } from '#domain/portal/throttles.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import type { RefusalCode } from '../http/refusal.ts';
import type { ThrottleRule } from './throttle.ts';

/** What an account may do how often. */
export interface AccountTries extends ThrottleRule {
  readonly name: string;
  /** The refusal of one try too many; `throttled` where none says it better. */
  readonly code?: Extract<RefusalCode, 'throttled' | 'wrote_a_lot'>;
}

/** Counted with the session by `rateLimited`, before anything else is done. */
export const accountTries = {
  ownChanges: { name: 'own-changes', ...accessThrottles.ownChangesPerAccount },
  ownMessages: { name: 'own-messages', ...portalThrottles.messagesPerClient, code: 'wrote_a_lot' },
  dangerAnswers: { name: 'danger', ...portalThrottles.dangerAnswersPerClient, code: 'wrote_a_lot' },
  refunds: { name: 'refund', ...portalThrottles.refundsPerClient },
  caseSummaries: { name: 'case-summary', ...portalThrottles.papersPerClient },
  readingCopies: { name: 'reading-copy', ...portalThrottles.papersPerClient },
  filingFiles: { name: 'filing-files', ...portalThrottles.papersPerClient },
  applicationPapers: { name: 'application-paper', ...portalThrottles.papersPerClient },
  receipts: { name: 'receipt', ...portalThrottles.papersPerClient },
  intents: { name: 'intent', ...intakeThrottles.paymentLooks },
  upgrades: { name: 'upgrade', ...intakeThrottles.paymentLooks },
  parts: { name: 'part', ...intakeThrottles.paymentLooks },
  cards: { name: 'card', ...intakeThrottles.paymentLooks },
  learningProgress: { name: 'learning-progress', ...learningThrottles.progressPerUser },
  learningQuizzes: { name: 'learning-quiz', ...learningThrottles.quizPerUser },
  certificates: { name: 'certificate', ...learningThrottles.certificatePerUser },
} as const satisfies Record<string, AccountTries>;
