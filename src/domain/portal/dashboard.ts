import type { Role } from '../access/roles.ts';
import type { Locale } from '../languages.ts';
import type { CaseStatus, CaseUpdateCode } from '../cases/status.ts';
import type { CaseSight } from '../cases/sight.ts';
import type { IntakeStatus } from '../intake/status.ts';
import type { PlanStatus } from '../orders/parts.ts';
import type { OrderStatus } from '../orders/status.ts';
import type { Layout } from './panels.ts';
import type { PackageId } from '../packages/catalogue.ts';
import type { MoneyBack, RefundStatus, Settlement } from '../refunds/rule.ts';

/**
 * What a signed-in client reads in the dashboard. Times are ISO 8601 in UTC. No internal field may ever appear here.
 */
export interface Dashboard {
  readonly user: DashboardUser;
  readonly cases: readonly DashboardCase[];
  readonly orders: readonly DashboardOrder[];
  readonly waitingApplications: readonly WaitingApplication[];
  /** How the client arranged what stands below the cases. */
  readonly layout: Layout;
}

/** Paid for, with this account's address and another birth date. More of it is told when that date was answered. */
export interface WaitingApplication {
  readonly intakeId: string;
  readonly sentAt: string;
}

export interface DashboardUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly preferredLanguage: Locale;
  /** Staff are sent on to the workplace. */
  readonly role: Role;
}

export interface DashboardCase {
  readonly id: string;
  readonly caseNumber: string;
  readonly packageId: PackageId;
  readonly status: CaseStatus;
  /** Which words the case has for its client, and whose turn it is. */
  readonly sight: CaseSight;
  /** Canceled because everything paid for it was refunded, or is being refunded. */
  readonly moneyBack: MoneyBack | null;
  /** What it is called, in the client's language. */
  readonly title: string;
  readonly county: string | null;
  readonly createdAt: string;
  readonly applicationReference: string | null;
  readonly applicationStatus: IntakeStatus | null;
  /** Names of files that the person tried to send while storage was down. */
  readonly filesMissing: readonly string[];
  readonly updates: readonly DashboardUpdate[];
  readonly documents: readonly DashboardDocument[];
}

export interface DashboardUpdate {
  readonly id: string;
  /** Entries by the system carry a code, which the view puts into words; entries by staff carry a title. */
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
  /** The last plan to pay it in parts, and the case whose page has it; null if there was none. */
  readonly plan: DashboardPlan | null;
  /** What arrived. Staff may have accepted a sum other than the price. */
  readonly receivedCents: number;
  /** Money that was returned, or should have been. */
  readonly refunds: readonly DashboardRefund[];
  /** The latest request for a refund; null if there is none. */
  readonly refundRequest: DashboardRefundRequest | null;
  /** What the refund rule says today; null if nothing can be asked for. */
  readonly refundRule: 'full' | 'staff_decides' | null;
  /** A second payment for what was already paid. It waits for us or is being returned. */
  readonly secondPayment: boolean;
}

export interface DashboardPlan {
  readonly caseId: string;
  readonly status: PlanStatus;
  readonly paid: number;
  readonly count: number;
  /** The card that is charged on the days. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

export interface DashboardRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly sentAt: string;
  readonly failed: boolean;
  /** The dates between which it should arrive. */
  readonly expected: { readonly from: string; readonly to: string };
}

export interface DashboardRefundRequest {
  /** The client asked; otherwise we opened it, as our rule says. */
  readonly byClient: boolean;
  readonly status: RefundStatus;
  readonly askedAt: string;
  readonly decidedAt: string | null;
  readonly amountCents: number | null;
  /** Why staff decided this way. */
  readonly note: string | null;
  /** How it was returned if the card did not accept it. */
  readonly settlement: Settlement | null;
}
