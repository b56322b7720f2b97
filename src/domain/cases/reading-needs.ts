import type { CaseStatus } from './status.ts';

/** What papers wait for, where their client reads other words for it. By itself: mails need it, too. */
export const readingNeeds = ['statement', 'translation', 'read_back', 'current_papers'] as const;
/** Those that can be open in a state. */
export function readingNeedsIn(status: CaseStatus): readonly ReadingNeed[] {
  if (status === 'preparing') return readingNeeds;
  return status === 'client_review' || status === 'ready_to_file' ? ['current_papers'] : [];
}
export type ReadingNeed = (typeof readingNeeds)[number];
