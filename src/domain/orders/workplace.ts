import * as z from 'zod/mini';
import type { EndReason, MatterOutcome } from '../cases/endings.ts';
import type { NamedMatter } from '../cases/matter-name.ts';
import type { CaseStatus } from '../cases/status.ts';
import type { IntakeStatus } from '../intake/status.ts';
import type { Locale } from '../languages.ts';
import type { PackageId } from '../packages/catalogue.ts';
import {
  refundStatuses,
  type AnyRefundReason,
  type RefundByShare,
  type RefundStatus,
  type Settlement,
} from '../refunds/rule.ts';
import { sortedRequest } from '../workplace/lists.ts';
import { orderStatuses, type OrderStatus, type ReviewReason } from './status.ts';

/** What staff read of orders and refunds. Money is integer cents, times are ISO 8601 in UTC. */

export const orderFilters = ['to_review', ...orderStatuses] as const;
export const orderSorts = ['client', 'state', 'package', 'amount', 'created'] as const;
export const orderListRequest = sortedRequest(
  { status: z.optional(z.enum(orderFilters, 'field.wrongType')) },
  orderSorts,
);
export const refundSorts = ['client', 'state', 'reason', 'amount', 'asked'] as const;
export const refundListRequest = sortedRequest(
  { status: z.optional(z.enum(refundStatuses, 'field.wrongType')) },
  refundSorts,
);
export type OrderListRequest = z.infer<typeof orderListRequest>;
export type RefundListRequest = z.infer<typeof refundListRequest>;

export interface Payer {
  readonly name: string | null;
  readonly email: string | null;
}

export interface OrderRow extends Payer {
  readonly id: string;
  readonly reference: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly status: OrderStatus;
  /** A payment of it waits for staff. */
  readonly toReview: boolean;
  readonly createdAt: string;
}

export interface OrderDetail extends OrderRow {
  readonly language: Locale;
  readonly receivedCents: number;
  readonly refundedCents: number;
  /** What went back by other means than Stripe. */
  readonly settledCents: number;
  readonly completedAt: string | null;
  readonly review: {
    readonly reason: ReviewReason;
    readonly since: string;
    readonly resolvedAt: string | null;
    readonly resolution: 'accepted' | 'refunded' | null;
    readonly note: string | null;
    /** A payment that was already paid for cannot be taken; it can only go back. */
    readonly mayAccept: boolean;
  } | null;
  readonly payments: readonly OrderPayment[];
  readonly requests: readonly RefundRow[];
  readonly application: {
    readonly id: string;
    readonly reference: string;
    readonly status: IntakeStatus;
  } | null;
  readonly case: {
    readonly id: string;
    readonly caseNumber: string;
    readonly status: CaseStatus;
  } | null;
}

export interface OrderPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly packageId: string | null;
  readonly method: string | null;
  readonly isExtra: boolean;
  readonly refundedCents: number;
  readonly settledCents: number;
  /** Neither given back by Stripe nor by other means. */
  readonly heldCents: number;
  readonly receivedAt: string;
  readonly refunds: readonly {
    readonly id: string;
    readonly amountCents: number;
    readonly status: string;
    readonly sentAt: string;
    readonly failureReason: string | null;
  }[];
  readonly disputes: readonly {
    readonly id: string;
    readonly amountCents: number;
    readonly status: string;
    readonly reason: string | null;
    readonly openedAt: string;
    readonly closedAt: string | null;
  }[];
}

export interface RefundRow extends Payer {
  readonly id: string;
  readonly orderId: string;
  readonly orderReference: string;
  readonly packageId: PackageId;
  readonly status: RefundStatus;
  readonly reasonCode: AnyRefundReason;
  readonly askedByClient: boolean;
  readonly amountCents: number | null;
  readonly createdAt: string;
}

export interface RefundDetail extends RefundRow {
  readonly words: string | null;
  readonly rule: 'full' | 'staff_decides';
  /** What of the fee the rule names where some of several court cases give it back. */
  readonly byShare: RefundByShare | null;
  /** The court cases that are worked on, and how each ended. */
  readonly matters: readonly (NamedMatter & { readonly ending: MatterOutcome | EndReason | null })[];
  readonly paidCents: number;
  readonly leftCents: number;
  readonly disputed: boolean;
  /** Of a request to decide: what a bank asks about beside `leftCents`, and nobody can give back now. */
  readonly heldByBankCents: number;
  readonly decidedAt: string | null;
  readonly note: string | null;
  readonly sentAt: string | null;
  readonly expected: { readonly from: string; readonly to: string } | null;
  readonly failedAt: string | null;
  readonly failureCode: string | null;
  readonly settlement: Settlement | null;
  readonly applicationStatus: IntakeStatus | null;
  readonly case: { readonly id: string; readonly number: string; readonly status: CaseStatus } | null;
  /** In which the client reads what staff write. */
  readonly language: Locale;
}
