import type { MoveNeed } from './moves.ts';

/** What a court made of a motion, or why it never decided. */
export const matterOutcomes = [
  'granted',
  'granted_narrower',
  'granted_temporary',
  'denied',
  'denied_without_prejudice',
  'dismissed_non_appearance',
  'withdrawn',
  'moot',
] as const;
export type MatterOutcome = (typeof matterOutcomes)[number];

/** The outcomes that a move may have which needs one. As `private.lacks` has them. */
export const outcomesFor: Readonly<Partial<Record<MoveNeed, readonly MatterOutcome[]>>> = {
  outcome_granted: ['granted', 'granted_narrower', 'granted_temporary'],
  outcome_denied: ['denied', 'denied_without_prejudice', 'dismissed_non_appearance'],
  outcome_ended: ['withdrawn', 'moot'],
};

/** What an order is called that grants a motion: plainly so where no closer outcome is known. */
export function grantedAs(outcome: MatterOutcome | null | undefined) {
  return outcome === 'granted_narrower' || outcome === 'granted_temporary' ? outcome : 'granted';
}

/** The same for an order that denies it. */
export function deniedAs(outcome: MatterOutcome | null | undefined) {
  return outcome === 'denied_without_prejudice' || outcome === 'dismissed_non_appearance'
    ? outcome
    : 'denied';
}

/** Why a matter ended that no court decided. */
export const endReasons = [
  'declined_by_us',
  'client_stopped',
  'safety',
  'too_late',
  'refunded',
  'dispute_lost',
  'duplicate',
  'not_a_party',
  'not_found',
  'papers_delivered',
  'silent',
] as const;
export type EndReason = (typeof endReasons)[number];

/** Reasons for which a matter is canceled; the others close it. */
export const cancelReasons = endReasons.filter(
  (reason) => reason !== 'papers_delivered' && reason !== 'silent',
);

/**
 * `full`: the service fee, at once. `staff`: within one business day, with the reason in writing. `none`: the fee is
 * earned, or the money is gone already.
 */
export const refundShares = ['full', 'staff', 'none'] as const;
export type RefundShare = (typeof refundShares)[number];

/**
 * Outcome by refund, as printed beside the prices and in the agreement. The database has the same in
 * `ending_refunds`. Of several matters the share is the staff's decision.
 */
export const endingRefunds: Readonly<Record<MatterOutcome | EndReason, RefundShare>> = {
  granted: 'none',
  granted_narrower: 'staff',
  granted_temporary: 'staff',
  denied: 'full',
  denied_without_prejudice: 'full',
  dismissed_non_appearance: 'full',
  withdrawn: 'staff',
  moot: 'full',
  declined_by_us: 'full',
  client_stopped: 'staff',
  safety: 'staff',
  too_late: 'staff',
  refunded: 'none',
  dispute_lost: 'none',
  duplicate: 'staff',
  not_a_party: 'full',
  not_found: 'full',
  papers_delivered: 'staff',
  silent: 'staff',
};

/**
 * Reasons whose refund staff decide, unless the operator gives the whole fee back for them at once (`fullRefunds` in
 * content/site.yml). A deploy writes that into `ending_refunds`.
 */
export const operatorRefunds = ['safety', 'too_late'] as const satisfies readonly EndReason[];
export type FullRefunds = readonly (typeof operatorRefunds)[number][];

/** What of the fee goes back for an ending, where the operator has decided so much. */
export function refundOf(ending: MatterOutcome | EndReason, full: FullRefunds): RefundShare {
  return full.some((one) => one === ending) ? 'full' : endingRefunds[ending];
}

/** Days without a word after which a second person may close a matter that was not filed. */
export const silentDays = 120;

/** Why work stands still. A court date outweighs any of them. */
export const holdKinds = [
  'client_asked',
  'unreachable',
  'dispute',
  'late_part',
  'refund',
  'safety',
  'legal',
] as const;
export type HoldKind = (typeof holdKinds)[number];

/** What staff can say by hand; that the client asked for their money back, only the client's own request says. */
export const staffHolds = holdKinds.filter((kind) => kind !== 'refund');
