import { ownSupporters } from './own-supporters.ts';

/** Who may look at a case by its client's consent, for staff. The read is recorded. Refuses `not_found`. */
export const supportersOfCase = {
  ...ownSupporters,
  notes: { action: 'case_viewed', object: 'case' },
} satisfies typeof ownSupporters;
