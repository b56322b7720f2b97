import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.staff.ts';
import type { OrderDetail, OrderPayment } from '#domain/orders/workplace.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { refundColumns, refundRowOf } from '../refunds/list-refunds.ts';
import { languageOf, payerOf } from '../workplace/payer.ts';
import { readOrderMoney, readPaymentMoney, type PaymentMoney } from '../refunds/read-money.ts';

const columns =
  `id, reference, package_id, amount_cents, status, is_to_review, review_since, review_resolved_at, review_reason,
  review_resolution, review_note, received_cents, refunded_cents, settled_cents, completed_at, language, created_at, intake_form_id,
  users!orders_user_id_fkey(first_name, last_name, email, preferred_language),
  intake_forms!orders_intake_form_id_fkey(id, reference, status, first_name, last_name, email, preferred_language),
  cases!cases_order_id_fkey(id, case_number, status),
  order_payments(payment_id, amount_cents, currency, package_id, payment_method, is_extra, refunded_cents, settled_cents, received_at,
    payment_refunds(refund_id, amount_cents, status, sent_at, failure_reason),
    payment_disputes(dispute_id, amount_cents, status, reason, opened_at, closed_at))` as const;

/** One order with everything about its money. That it was seen is noted first. Refuses `not_found`. */
export const readOrder = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor: Actor,
    { id }: CleanInputOf<typeof orders.read>,
  ): Promise<OrderDetail> => {
    const [row, requests, orderMoney, payments] = await Promise.all([
      findOrder(app, id),
      readRequests(app, id),
      readOrderMoney(app, [id]),
      readPaymentMoney(app, id),
    ]);
    if (!row) throw new Refusal('not_found');
    const intake = row.intake_forms;
    const bought = onlyRow(row.cases);
    return {
      id: row.id,
      reference: row.reference,
      packageId: row.package_id,
      amountCents: row.amount_cents,
      status: row.status,
      toReview: row.is_to_review,
      createdAt: row.created_at,
      ...payerOf(row),
      language: languageOf(row),
      receivedCents: row.received_cents,
      refundedCents: row.refunded_cents,
      settledCents: row.settled_cents,
      completedAt: row.completed_at,
      review: reviewOf(row, orderMoney.get(row.id)?.may_accept === true),
      payments: row.order_payments
        .toSorted((a, b) => a.received_at.localeCompare(b.received_at))
        .map((one) => describePayment(one, payments.get(one.payment_id))),
      requests,
      application: intake && {
        id: intake.id,
        reference: intake.reference,
        status: intake.status,
      },
      case: bought && { id: bought.id, caseNumber: bought.case_number, status: bought.status },
    };
  },
});

async function findOrder(app: Pick<App, 'db'>, id: string) {
  return dataOf(await app.db.from('orders').select(columns).eq('id', id).maybeSingle());
}

type Row = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

async function readRequests(app: Pick<App, 'db'>, orderId: string): Promise<OrderDetail['requests']> {
  const requests = dataOf(
    await app.db
      .from('refund_requests')
      .select(refundColumns)
      .eq('order_id', orderId)
      .order('created_at', { ascending: false }),
  );
  return requests.map(refundRowOf);
}

/** Why a payment waits or waited for a person. */
function reviewOf(row: Row, mayAccept: boolean): OrderDetail['review'] {
  if (!row.review_since || !row.review_reason) return null;
  return {
    reason: row.review_reason,
    since: row.review_since,
    resolvedAt: row.review_resolved_at,
    resolution: row.review_resolution,
    note: row.review_note,
    mayAccept,
  };
}

function describePayment(one: Row['order_payments'][number], money: PaymentMoney | undefined): OrderPayment {
  return {
    id: one.payment_id,
    amountCents: one.amount_cents,
    currency: one.currency,
    packageId: one.package_id,
    method: one.payment_method,
    isExtra: one.is_extra,
    refundedCents: one.refunded_cents,
    settledCents: one.settled_cents,
    heldCents: money?.held_cents ?? 0,
    receivedAt: one.received_at,
    refunds: one.payment_refunds
      .toSorted((a, b) => a.sent_at.localeCompare(b.sent_at))
      .map((refund) => ({
        id: refund.refund_id,
        amountCents: refund.amount_cents,
        status: refund.status,
        sentAt: refund.sent_at,
        failureReason: refund.failure_reason,
      })),
    disputes: one.payment_disputes.map((dispute) => ({
      id: dispute.dispute_id,
      amountCents: dispute.amount_cents,
      status: dispute.status,
      reason: dispute.reason,
      openedAt: dispute.opened_at,
      closedAt: dispute.closed_at,
    })),
  };
}
