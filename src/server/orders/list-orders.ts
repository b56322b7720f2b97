import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { orderListRequest, OrderRow, Payer } from '#domain/orders/workplace.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';
import { placeOf, timeOf } from '../workplace/page-place.ts';

export const payerColumns = `users!orders_user_id_fkey(first_name, last_name, email),
  intake_forms!orders_intake_form_id_fkey(first_name, last_name, email)`;
const columns =
  `id, reference, package_id, amount_cents, status, review_since, review_resolved_at, created_at,
  ${payerColumns}` as const;

/**
 * Orders, newest first and those that wait for staff before all others; that they were seen is noted first. A search
 * finds an order's or application's reference, or an e-mail address.
 */
export async function listOrders(
  app: Pick<App, 'db'>,
  actor: Actor,
  { search, before, status }: z.infer<typeof orderListRequest>,
): Promise<ListPage<OrderRow>> {
  await writeAuditEntry(app, actor, { action: 'orders_viewed' });
  const found = search ? await findOrders(app, search) : null;
  if (found === '') return { items: [], before: null };
  const select = () => {
    const query = app.db.from('orders').select(columns);
    return found ? query.or(found) : query;
  };
  const waiting =
    before || (status && status !== 'to_review')
      ? []
      : dataOf(
          await select()
            .not('review_since', 'is', null)
            .is('review_resolved_at', null)
            .order('review_since')
            .limit(200),
        );
  if (status === 'to_review') return { items: waiting.map(rowOf), before: null };
  let rest = select();
  if (status) rest = rest.eq('status', status);
  // Two `or` of one query are not to be relied on; what a search finds is short, and doubles are dropped below.
  else if (!found) rest = rest.or('review_since.is.null,review_resolved_at.not.is.null');
  if (before) rest = rest.lte('created_at', timeOf(before));
  const rows = dataOf(
    await rest
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(2 * itemsPerPage),
  ).filter((row) => !before || placeOf(row) < before);
  const page = rows.slice(0, itemsPerPage);
  const last = page.at(-1);
  const first = new Set(waiting.map(({ id }) => id));
  return {
    items: [...waiting, ...page.filter(({ id }) => !first.has(id))].map(rowOf),
    before: rows.length > itemsPerPage && last ? placeOf(last) : null,
  };
}

/** A filter for the orders a search means; empty when it means none. */
export async function findOrders(app: Pick<App, 'db'>, search: string): Promise<string> {
  if (!search.includes('@')) {
    const reference = search.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!/^[0-9A-Z]{8}$/.test(reference)) return '';
    const intakes = dataOf(
      await app.db.from('intake_forms').select('id').eq('reference', reference).limit(5),
    );
    return [`reference.eq.${reference}`, ...intakes.map(({ id }) => `intake_form_id.eq.${id}`)].join(',');
  }
  const email = search.trim().toLowerCase();
  const [users, intakes] = await Promise.all([
    app.db.from('users').select('id').eq('email', email).limit(5).then(dataOf),
    app.db.from('intake_forms').select('id').eq('email', email).limit(50).then(dataOf),
  ]);
  return [
    ...users.map(({ id }) => `user_id.eq.${id}`),
    ...intakes.map(({ id }) => `intake_form_id.eq.${id}`),
  ].join(',');
}

interface Person {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
}

/** The account, else the application. */
export function payerOf(order: {
  readonly users: Person | null;
  readonly intake_forms: Person | null;
}): Payer {
  const { users, intake_forms: intake } = order;
  const names = [users, intake]
    .map((one) => [one?.first_name, one?.last_name].filter(Boolean).join(' '))
    .find((name) => name !== '');
  return { name: names ?? null, email: users?.email ?? intake?.email ?? null };
}

interface StoredRow {
  readonly id: string;
  readonly reference: string;
  readonly package_id: string;
  readonly amount_cents: number;
  readonly status: string;
  readonly review_since: string | null;
  readonly review_resolved_at: string | null;
  readonly created_at: string;
  readonly users: Person | null;
  readonly intake_forms: Person | null;
}

export function rowOf(row: StoredRow): OrderRow {
  return {
    id: row.id,
    reference: row.reference,
    packageId: row.package_id as PackageId,
    amountCents: row.amount_cents,
    status: row.status as OrderStatus,
    toReview: row.review_since !== null && row.review_resolved_at === null,
    createdAt: row.created_at,
    ...payerOf(row),
  };
}
