import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { orderListRequest, OrderRow } from '#domain/orders/workplace.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { pageOf, timeOf } from '../workplace/page-place.ts';
import { findOrders } from '../workplace/find-orders.ts';
import { payerColumns, payerOf, type PaidBy } from '../workplace/payer.ts';

const columns = `id, reference, package_id, amount_cents, status, is_to_review, created_at,
  ${payerColumns}` as const;

/** More than staff ever leave waiting. */
const mostWaiting = 200;

/**
 * Orders, newest first and those that wait for staff before all others; what a search finds, `findOrders` says. That
 * they are seen, the door notes.
 */
export async function listOrders(
  app: Pick<App, 'db'>,
  _actor: Actor,
  { search, before, status }: z.infer<typeof orderListRequest>,
): Promise<ListPage<OrderRow>> {
  const orderIds = search ? await findOrders(app, search) : null;
  if (orderIds?.length === 0) return { items: [], before: null };
  const select = () => {
    const query = app.db.from('orders').select(columns);
    return orderIds ? query.in('id', orderIds) : query;
  };
  const readWaiting = async () =>
    before || (status && status !== 'to_review')
      ? []
      : dataOf(await select().eq('is_to_review', true).order('review_since').limit(mostWaiting));
  if (status === 'to_review') return { items: (await readWaiting()).map(rowOf), before: null };
  let rest = status ? select().eq('status', status) : select().eq('is_to_review', false);
  if (before) rest = rest.lte('created_at', timeOf(before));
  const [waiting, found] = await Promise.all([
    readWaiting(),
    rest
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(2 * itemsPerPage),
  ]);
  const rows = dataOf(found);
  const { page, before: next } = pageOf(rows, before);
  return { items: [...waiting, ...page].map(rowOf), before: next };
}

interface StoredRow extends PaidBy {
  readonly id: string;
  readonly reference: string;
  readonly package_id: PackageId;
  readonly amount_cents: number;
  readonly status: OrderStatus;
  readonly is_to_review: boolean;
  readonly created_at: string;
}

/** An order as a line of a list. */
export function rowOf(row: StoredRow): OrderRow {
  return {
    id: row.id,
    reference: row.reference,
    packageId: row.package_id,
    amountCents: row.amount_cents,
    status: row.status,
    toReview: row.is_to_review,
    createdAt: row.created_at,
    ...payerOf(row),
  };
}
