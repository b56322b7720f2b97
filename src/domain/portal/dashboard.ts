import type { Role } from '../access/roles.ts';
import type { Locale } from '../languages.ts';
import type { CaseStatus, CaseUpdateCode, BallHolder } from '../cases/status.ts';
import type { IntakeStatus } from '../intake/status.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { PackageId } from '../packages/catalogue.ts';
import type { RefundStatus, Settlement } from '../refunds/rule.ts';

/** What a signed-in client reads in the dashboard. Times are ISO 8601 in UTC. No internal field ever appears here. */
export interface Dashboard {
  readonly user: DashboardUser;
  readonly cases: readonly DashboardCase[];
  readonly orders: readonly DashboardOrder[];
}

export interface DashboardUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly preferredLanguage: Locale;
  /** People who work here are led on to the workplace. */
  readonly role: Role;
}

export interface DashboardCase {
  readonly id: string;
  readonly caseNumber: string;
  readonly packageId: PackageId;
  readonly status: CaseStatus;
  readonly ball: BallHolder;
  /** Canceled because everything paid for it was given back, or is on its way. */
  readonly moneyBack: 'returned' | 'on_its_way' | null;
  readonly county: string | null;
  readonly createdAt: string;
  readonly applicationReference: string | null;
  readonly applicationStatus: IntakeStatus | null;
  /** Names of files the person meant to send while storage was down. */
  readonly filesMissing: readonly string[];
  readonly updates: readonly DashboardUpdate[];
  readonly documents: readonly DashboardDocument[];
}

export interface DashboardUpdate {
  readonly id: string;
  /** System entries carry a code and are put into words by the view; entries by staff carry their own title. */
  readonly code: CaseUpdateCode | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly status: CaseStatus | null;
  readonly createdAt: string;
}

export interface DashboardDocument {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly uploadedAt: string;
}

export interface DashboardOrder {
  readonly id: string;
  readonly reference: string;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: string;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly completedAt: string | null;
  /** What arrived; staff may have accepted another sum than the price. */
  readonly receivedCents: number;
  /** Money that went back, or was meant to. */
  readonly refunds: readonly DashboardRefund[];
  /** The latest wish for money back; null when there is none. */
  readonly refundRequest: DashboardRefundRequest | null;
  /** What the refund rule says today; null when nothing can be asked for. */
  readonly refundRule: 'full' | 'staff_decides' | null;
  /** A second payment of what was paid already; it waits for us or is on its way back. */
  readonly secondPayment: boolean;
}

export interface DashboardRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly sentAt: string;
  readonly failed: boolean;
  /** Between which dates it should be there. */
  readonly expected: { readonly from: string; readonly to: string };
}

export interface DashboardRefundRequest {
  readonly status: RefundStatus;
  readonly askedAt: string;
  readonly decidedAt: string | null;
  readonly amountCents: number | null;
  /** Why staff decided so. */
  readonly note: string | null;
  /** How it went back when the card did not take it. */
  readonly settlement: Settlement | null;
}
