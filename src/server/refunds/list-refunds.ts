import type * as z from 'zod/mini';
import type { Actor, Role } from '#domain/access/roles.ts';
import type { refundListRequest, RefundRow } from '#domain/orders/workplace.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AnyRefundReason, RefundStatus } from '#domain/refunds/rule.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { findOrders } from '../workplace/find-orders.ts';
import { payerColumns, payerOf, type PaidBy } from '../workplace/payer.ts';
import { pageOf, timeOf } from '../workplace/page-place.ts';

/** Of a request, for `refundRowOf`. */
export const refundColumns = `id, order_id, status, reason_code, asked_by_role, amount_cents, created_at,
  orders!inner(reference, package_id, ${payerColumns})` as const;

/** More than staff ever leave waiting. */
const mostWaiting = 200;

/**
 * Requests for money back, newest first and those to decide or to look after before all others; that they were seen is
 * noted first. A search is that of orders.
 */
export async function listRefunds(
  app: Pick<App, 'db'>,
  _actor: Actor,
  { search, before, status }: z.infer<typeof refundListRequest>,
): Promise<ListPage<RefundRow>> {
  const orders = search ? await findOrders(app, search) : null;
  if (orders?.length === 0) return { items: [], before: null };
  const select = () => {
    const query = app.db.from('refund_requests').select(refundColumns);
    return orders ? query.in('order_id', orders) : query;
  };
  const readFirst = async () =>
    before || status
      ? []
      : dataOf(await select().in('status', ['asked', 'failed']).order('created_at').limit(mostWaiting));
  let rest = select();
  rest = status ? rest.eq('status', status) : rest.in('status', ['declined', 'approved', 'sent', 'settled']);
  if (before) rest = rest.lte('created_at', timeOf(before));
  const [first, found] = await Promise.all([
    readFirst(),
    rest
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(2 * itemsPerPage),
  ]);
  const rows = dataOf(found);
  const { page, before: next } = pageOf(rows, before);
  return { items: [...first, ...page].map(refundRowOf), before: next };
}

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
