import * as z from 'zod/mini';
import type { Role } from '#domain/access/roles.ts';
import type { RefundListRequest, RefundRow } from '#domain/orders/workplace.ts';
import { packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import {
  anyRefundReasons,
  refundStatuses,
  type AnyRefundReason,
  type RefundStatus,
} from '#domain/refunds/rule.ts';
import { itemsPerPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';
import { payerColumns, payerOf, type PaidBy } from '../workplace/payer.ts';
import { searchLimits } from '../workplace/search-limits.ts';

const refundRow = z.object({
  id: z.string(),
  orderId: z.string(),
  orderReference: z.string(),
  packageId: z.enum(packageIds),
  status: z.enum(refundStatuses),
  reasonCode: z.enum(anyRefundReasons),
  askedByClient: z.boolean(),
  amountCents: z.nullable(z.int()),
  createdAt: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});

/**
 * Requests for money back, newest first and those to decide or to look after before all others; that they are seen is
 * noted first. A search is that of orders.
 */
export const refundList = query({
  sql: 'list_refunds',
  notes: { action: 'refunds_viewed' },
  params: (request: RefundListRequest) => ({
    ...request,
    search: request.search || null,
    limit: itemsPerPage,
    ...searchLimits,
  }),
  answer: page(refundRow),
});

/** Of a request, for `refundRowOf`. */
export const refundColumns = `id, order_id, status, reason_code, asked_by_role, amount_cents, created_at,
  orders!inner(reference, package_id, ${payerColumns})` as const;

interface StoredRequest {
  readonly id: string;
  readonly order_id: string;
  readonly status: RefundStatus;
  readonly reason_code: AnyRefundReason;
  readonly asked_by_role: Role;
  readonly amount_cents: number | null;
  readonly created_at: string;
  readonly orders: PaidBy & { readonly reference: string; readonly package_id: PackageId };
}

/** A request as a line of a list. */
export function refundRowOf(row: StoredRequest): RefundRow {
  return {
    id: row.id,
    orderId: row.order_id,
    orderReference: row.orders.reference,
    packageId: row.orders.package_id,
    status: row.status,
    reasonCode: row.reason_code,
    askedByClient: row.asked_by_role === 'client',
    amountCents: row.amount_cents,
    createdAt: row.created_at,
    ...payerOf(row.orders),
  };
}
