import { findPackage } from '../packages/catalogue.ts';
import { deniedAs, grantedAs, type EndReason, type HoldKind } from './endings.ts';
import type { ReadingFacts } from './reading-facts.ts';
import type { ReadingNeed } from './reading-needs.ts';
import type { CaseStatus } from './status.ts';
import { turnOf } from './turn.ts';
import type { TurnHolder } from '../promises/turns.ts';

/**
 * What a client reads about a matter depends on more than its state: whether the package takes papers to the court, what
 * of the signing is done, who filed, and how it ended. Each of these has words of its own in every language.
 */
export const caseReadings = [
  'waiting_for_application',
  'hearing_first',
  'free_help_first',
  'submitted',
  'in_review',
  'waiting_for_client',
  'tell_us',
  'translating',
  'read_back',
  'remaking',
  'preparing',
  'attorney_review',
  'client_review',
  'file_herself',
  'sign_for_us',
  'settle_fee_for_us',
  'deliver',
  'filed',
  'filed_herself',
  'filed_outside',
  'hearing_set',
  'granted',
  'granted_narrower',
  'granted_temporary',
  'denied',
  'denied_without_prejudice',
  'dismissed_non_appearance',
  'notifying_us',
  'notifying_herself',
  'visible_us',
  'visible_herself',
  'closed',
  'closed_visible',
  'closed_granted',
  'closed_granted_narrower',
  'closed_granted_temporary',
  'closed_denied',
  'closed_denied_without_prejudice',
  'closed_dismissed_non_appearance',
  'closed_withdrawn',
  'closed_moot',
  'closed_papers_delivered',
  'closed_silent',
  'cancelled',
  'cancelled_declined_by_us',
  'cancelled_client_stopped',
  'cancelled_safety',
  'cancelled_too_late',
  'cancelled_refunded',
  'cancelled_dispute_lost',
  'cancelled_duplicate',
  'cancelled_not_a_party',
  'cancelled_not_found',
] as const;
export type CaseReading = (typeof caseReadings)[number];
/** Of a whole case; `over_many`: its matters ended in different ways. */
export type WholeReading = CaseReading | 'over_many';

/** Before papers exist, an eviction that is still open is what there is to say: nobody in it reads that there is nothing to do. */
const helpComesFirst: ReadonlySet<CaseStatus> = new Set([
  'submitted',
  'in_review',
  'waiting_for_client',
  'preparing',
]);

/** Whether the words send the client to free help. */
export function sendsToFreeHelp(reading: WholeReading): boolean {
  return reading === 'hearing_first' || reading === 'free_help_first';
}

const questionsOfLaw: ReadonlySet<WholeReading> = new Set<WholeReading>([
  'denied',
  'denied_without_prejudice',
  'dismissed_non_appearance',
  'closed_denied',
  'closed_denied_without_prejudice',
  'closed_dismissed_non_appearance',
  'closed_withdrawn',
  'closed_moot',
  'cancelled',
  'cancelled_declined_by_us',
  'cancelled_client_stopped',
]);

/** Whether what the client would ask now is about the law, which we may not answer: free help is named beside it. */
export function asksAboutLaw(reading: WholeReading): boolean {
  return questionsOfLaw.has(reading);
}

/** Which words a client reads about this matter. */
export function readingOf(facts: ReadingFacts): CaseReading {
  const { status, danger } = facts;
  if (danger && helpComesFirst.has(status)) return danger === 'hearing' ? 'hearing_first' : 'free_help_first';
  switch (status) {
    case 'preparing':
      return facts.need === null ? 'preparing' : preparingReadings[facts.need];
    case 'client_review':
      return facts.need === 'current_papers' ? 'remaking' : status;
    case 'ready_to_file':
      return facts.need === 'current_papers' ? 'remaking' : readyToFile(facts);
    case 'filed':
      return filedReadings[facts.filedBy ?? 'us'];
    case 'granted':
      return grantedAs(facts.outcome);
    case 'denied':
      return deniedAs(facts.outcome);
    case 'notifying':
      return afterOrder(facts);
    case 'closed':
      return closedReading(facts);
    case 'cancelled':
      return cancelledReading(facts.endReason);
    default:
      return status;
  }
}

const preparingReadings = {
  statement: 'tell_us',
  translation: 'translating',
  read_back: 'read_back',
  current_papers: 'remaking',
} as const satisfies Record<ReadingNeed, CaseReading>;

const filedReadings = { us: 'filed', client: 'filed_herself', other: 'filed_outside' } as const;

function readyToFile(facts: ReadingFacts): CaseReading {
  if (!facts.staffDeliver || !findPackage(facts.packageId).files) return 'file_herself';
  if (!facts.isSigned) return 'sign_for_us';
  return facts.isFeeSettled ? 'deliver' : 'settle_fee_for_us';
}

function afterOrder({ packageId, isVisible }: ReadingFacts): CaseReading {
  const { files } = findPackage(packageId);
  if (isVisible) return files ? 'visible_us' : 'visible_herself';
  return files ? 'notifying_us' : 'notifying_herself';
}

function closedReading({ outcome, endReason, isVisible }: ReadingFacts): CaseReading {
  if (isVisible && outcome?.startsWith('granted')) return 'closed_visible';
  if (outcome !== null) return `closed_${outcome}`;
  return endReason === 'papers_delivered' || endReason === 'silent' ? `closed_${endReason}` : 'closed';
}

function cancelledReading(reason: EndReason | null): CaseReading {
  return reason === null || reason === 'papers_delivered' || reason === 'silent'
    ? 'cancelled'
    : `cancelled_${reason}`;
}

/** Who can end a hold: the client by a word or a payment, or we. */
export const holdTurns: Readonly<Record<HoldKind, TurnHolder>> = {
  client_asked: 'client',
  unreachable: 'client',
  dispute: 'us',
  late_part: 'client',
  refund: 'us',
  safety: 'us',
  legal: 'us',
};

const beforeCourt: ReadonlySet<CaseStatus> = new Set([
  'waiting_for_application',
  'submitted',
  'in_review',
  'waiting_for_client',
  'preparing',
  'attorney_review',
  'client_review',
  'ready_to_file',
]);

/** Whether a hold is what there is to say. Once a court has the papers, its dates outweigh any hold. */
export function holdSpeaks(status: CaseStatus): boolean {
  return beforeCourt.has(status);
}

/** Whose turn a client reads: that of the hold while it stands, else that of the matter. */
export function turnWithHold(
  facts: Pick<ReadingFacts, 'status' | 'need' | 'packageId' | 'isSigned' | 'isFeeSettled' | 'staffDeliver'>,
  hold: HoldKind | null,
): TurnHolder {
  return hold !== null && holdSpeaks(facts.status) ? holdTurns[hold] : turnOf(facts);
}
