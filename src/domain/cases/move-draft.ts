import { findPackage, type PackageId } from '../packages/catalogue.ts';
import { deniedAs, grantedAs, type EndReason, type MatterOutcome } from './endings.ts';
import type { Filer } from './matters.ts';
import type { ReadingNeed } from './reading-needs.ts';
import type { CaseStatus } from './status.ts';

/** The messages that are drafted for a move. Several moves may say the same thing to the client. */
export const moveDrafts = [
  'review_begins',
  'answer_arrived',
  'attorney_declined',
  'opened_again',
  'asked',
  'preparing',
  'preparing_asks_words',
  'attorney_wants_change',
  'client_wants_change',
  'clerk_returned',
  'attorney_reads',
  'papers_ready',
  'ready_for_herself',
  'ready_for_us',
  'filed_by_us',
  'filed_by_client',
  'filed_by_other',
  'date_called_off',
  'date_set',
  'date_moved',
  'order_looked_at_again',
  'granted',
  'granted_narrower',
  'granted_temporary',
  'denied',
  'denied_without_prejudice',
  'dismissed_non_appearance',
  'after_order_us',
  'after_order_herself',
  'closed_after_order',
  'closed_while_visible',
  'closed_after_denial',
  'withdrawn',
  'moot',
  'silent',
  'papers_delivered',
  'declined_by_us',
  'client_stopped',
  'safety',
  'too_late',
  'refunded',
  'dispute_lost',
  'duplicate',
  'not_a_party',
  'not_found',
  'cancelled',
] as const;
export type MoveDraft = (typeof moveDrafts)[number];

export interface DraftFacts {
  readonly packageId: PackageId;
  readonly staffDeliver: boolean;
  readonly filedBy?: Filer | undefined;
  readonly outcome?: MatterOutcome | undefined;
  readonly endReason?: EndReason | undefined;
  /** What papers in preparation wait for. */
  readonly need?: ReadingNeed | null | undefined;
  /** Whoever looked last could still see the record. */
  readonly isVisible?: boolean | undefined;
}

/** Which message is drafted for a move that people here make. Where an outcome is not chosen yet, the plainest one. */
export function draftOfMove(from: CaseStatus, to: CaseStatus, facts: DraftFacts): MoveDraft {
  const weFile = facts.staffDeliver && findPackage(facts.packageId).files;
  switch (to) {
    case 'waiting_for_application':
    case 'submitted':
    case 'in_review':
      return reviewDrafts[from] ?? 'review_begins';
    case 'waiting_for_client':
      return 'asked';
    case 'preparing':
      return preparingDrafts[from] ?? (facts.need === 'statement' ? 'preparing_asks_words' : 'preparing');
    case 'attorney_review':
      return 'attorney_reads';
    case 'client_review':
      return 'papers_ready';
    case 'ready_to_file':
      return weFile ? 'ready_for_us' : 'ready_for_herself';
    case 'filed':
      if (from === 'hearing_set') return 'date_called_off';
      return filedDrafts[facts.filedBy ?? (from === 'ready_to_file' ? 'us' : 'client')];
    case 'hearing_set':
      if (from === 'hearing_set') return 'date_moved';
      return from === 'filed' ? 'date_set' : 'order_looked_at_again';
    case 'granted':
      return grantedAs(facts.outcome);
    case 'denied':
      return deniedAs(facts.outcome);
    case 'notifying':
      return findPackage(facts.packageId).files ? 'after_order_us' : 'after_order_herself';
    case 'closed':
      return closedDraft(from, facts);
    case 'cancelled':
      return facts.endReason === undefined ||
        facts.endReason === 'papers_delivered' ||
        facts.endReason === 'silent'
        ? 'cancelled'
        : facts.endReason;
  }
}

const reviewDrafts: Partial<Record<CaseStatus, MoveDraft>> = {
  waiting_for_client: 'answer_arrived',
  attorney_review: 'attorney_declined',
  closed: 'opened_again',
};

const preparingDrafts: Partial<Record<CaseStatus, MoveDraft>> = {
  attorney_review: 'attorney_wants_change',
  client_review: 'client_wants_change',
  ready_to_file: 'client_wants_change',
  filed: 'clerk_returned',
};

const filedDrafts = { us: 'filed_by_us', client: 'filed_by_client', other: 'filed_by_other' } as const;

function closedDraft(from: CaseStatus, { outcome, endReason, isVisible }: DraftFacts): MoveDraft {
  if (from === 'granted' || from === 'notifying')
    return isVisible ? 'closed_while_visible' : 'closed_after_order';
  if (from === 'denied') return 'closed_after_denial';
  if (from === 'filed' || from === 'hearing_set') return outcome === 'moot' ? 'moot' : 'withdrawn';
  if (from === 'ready_to_file') return endReason === 'silent' ? 'silent' : 'papers_delivered';
  return 'silent';
}
