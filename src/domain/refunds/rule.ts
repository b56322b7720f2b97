import type { Role } from '../access/roles.ts';
import { refundOf, type EndReason, type FullRefunds, type MatterOutcome } from '../cases/endings.ts';
import type { IntakeStatus } from '../intake/status.ts';

/** Why somebody wants money back. `review`: staff give back a payment that was never kept. `plan_ended`: a part that
 * arrived after its plan had ended went back by itself.
 */
export const refundReasons = [
  'declined_by_us',
  'court_denied',
  'changed_mind',
  'not_as_expected',
  'safety',
  'too_late',
  'paid_twice',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];
export const anyRefundReasons = [...refundReasons, 'review', 'plan_ended'] as const;
export type AnyRefundReason = (typeof anyRefundReasons)[number];

/** Characters of what clients and staff write about it. */
export const refundTextMax = 1_000;

export const refundStatuses = ['asked', 'declined', 'approved', 'sent', 'failed', 'settled'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What happened with all the money of an order that is over; `failed`: it was sent, and the bank did not take it. */
export const moneyBackStates = ['on_its_way', 'failed', 'returned'] as const;
export type MoneyBack = (typeof moneyBackStates)[number];

const staff = ['staff', 'admin'] as const;
const system = ['system'] as const;

/** The table of moves. The database enforces its own (`refund_moves`), and a test holds the two equal. */
export const refundMoves: Readonly<
  Record<RefundStatus, Partial<Record<RefundStatus, readonly (Role | 'system')[]>>>
> = {
  asked: { approved: staff, declined: staff },
  declined: {},
  approved: { sent: system, failed: system },
  sent: { failed: system },
  failed: { approved: staff, sent: system, settled: staff },
  settled: {},
};

/** How a refund the bank did not take went back all the same. */
export const settlementMeans = ['check', 'bank_transfer', 'other'] as const;
export type SettlementMeans = (typeof settlementMeans)[number];
/** Characters of the number of a check or transfer. */
export const settlementReferenceMax = 200;

export interface Settlement {
  readonly at: string;
  readonly means: SettlementMeans;
  readonly reference: string;
}

interface RefundFacts {
  readonly applicationStatus: IntakeStatus | null;
  /** How each matter that was worked on ended; null while it is open. */
  readonly endings: readonly (MatterOutcome | EndReason | null)[];
  /** What the operator gives back in full. */
  readonly fullRefunds: FullRefunds;
}

/** Of several court cases, those whose ending gives its share of the fee back. */
export interface RefundByShare {
  readonly owed: number;
  readonly count: number;
  readonly cents: number;
}

/**
 * What of a fee the rule gives back when some of several matters ended so that it does: each has an equal share. Null where
 * there is one matter, none gives it back, or all do. Cents are rounded for the client.
 */
export function refundByShare(
  { endings, fullRefunds }: Pick<RefundFacts, 'endings' | 'fullRefunds'>,
  paidCents: number,
): RefundByShare | null {
  const count = endings.length;
  const owed = endings.filter((ending) => ending !== null && refundOf(ending, fullRefunds) === 'full').length;
  return count < 2 || owed === 0 || owed === count
    ? null
    : { owed, count, cents: Math.ceil((paidCents * owed) / count) };
}

/**
 * The refund rule: the full service fee if we decline, or if every matter ended in a way that gives it back (a court
 * denied, say). Any other request staff decide, a part of several matters among them. Court costs are the court's and
 * never part of what we took.
 */
export function refundRule({
  applicationStatus,
  endings,
  fullRefunds,
}: RefundFacts): 'full' | 'staff_decides' {
  const allGivenBack =
    endings.length > 0 &&
    endings.every((ending) => ending !== null && refundOf(ending, fullRefunds) === 'full');
  return applicationStatus === 'declined' || allGivenBack ? 'full' : 'staff_decides';
}
