import { awaitingPaymentStatuses } from '#domain/orders/status.ts';
import { dataOf } from '../database/client.ts';
import { reconcileOrders, turnEvery, turns } from './reconcile-orders.ts';

type ReconcileApp = Parameters<typeof reconcileOrders>[0];

const hour = 60 * 60_000;
/** A webhook comes within seconds; for so long after a payment was begun each turn looks whether it came. */
const freshMs = 3 * hour;

/**
 * `reconcileOrders` while somebody pays, and one turn of each hour otherwise, because Stripe's lists take most of
 * what a turn costs. The hour chooses the turn, so that the whole look-back is read in twelve hours. Null: it rested.
 */
export async function reconcileWhenDue(app: ReconcileApp, until?: number): Promise<number | null> {
  const now = app.clock().getTime();
  const isTurnOfHour = Math.floor(now / turnEvery) % turns === Math.floor(now / hour) % turns;
  if (!isTurnOfHour && !(await somebodyPays(app, new Date(now - freshMs)))) return null;
  return reconcileOrders(app, until);
}

async function somebodyPays(app: Pick<ReconcileApp, 'db'>, since: Date): Promise<boolean> {
  const open = dataOf(
    await app.db
      .from('orders')
      .select('id')
      .in('status', awaitingPaymentStatuses)
      .gte('updated_at', since.toISOString())
      .limit(1),
  );
  return open.length > 0;
}
