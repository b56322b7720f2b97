import type { Actor } from '#domain/access/roles.ts';
import type { OwnData } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** What was bought, paid and given back. */
const orderColumns = `reference, package_id, amount_cents, currency, status, refunded_cents, settled_cents, payment_method, language,
  stripe_payment_intent_id, completed_at, created_at,
  payment_plans(status, every_days, created_at, paid_at, stopped_at,
    card_consents(status, words_version, language, agreed_cents, agreed_at, given_at, ended_at, end_reason, card_brand, card_last4),
    early_court_dates(court_date, created_at, decision, decided_at),
    payment_parts(place, amount_cents, due_on, moved_from, paid_at, part_charges(outcome, created_at)))`;

/**
 * What was asked and how it was decided. The note of a decision is staff's own; the person read its reason in a mail.
 */
const refundColumns =
  'reason_code, words, status, amount_cents, decided_at, sent_at, failed_at, settled_at, settled_means, settled_reference, created_at, orders!inner(reference)';

/** The actor's orders with what was asked back of them, newest first. */
export async function readPayments(
  app: Pick<App, 'db'>,
  actor: Actor,
): Promise<Pick<OwnData, 'orders' | 'refundRequests'>> {
  const newest = { ascending: false };
  const [orders, refunds] = await Promise.all([
    app.db.from('orders').select(orderColumns).eq('user_id', actor.userId).order('created_at', newest),
    app.db
      .from('refund_requests')
      .select(refundColumns)
      .eq('orders.user_id', actor.userId)
      .order('created_at', newest),
  ]);
  return {
    orders: dataOf(orders),
    refundRequests: dataOf(refunds).map(({ orders: order, ...refund }) => ({
      orderReference: order.reference,
      ...refund,
    })),
  };
}
