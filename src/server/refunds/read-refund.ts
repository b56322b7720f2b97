import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { RefundDetail } from '#domain/orders/workplace.ts';
import { refundByShare } from '#domain/refunds/rule.ts';
import { refundExpected } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type * as refunds from '#domain/refunds/api.staff.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Tables } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { languageOf } from '../workplace/payer.ts';
import { moneyAskedFor, readMoneyOfRefund, type PaymentMoney } from './read-money.ts';
import { refundRowOf } from './list-refunds.ts';
import { caseOfOrder, refundCaseOf } from './rule-of-order.ts';
import { settlementOf } from './settlement.ts';

const columns =
  `id, order_id, status, reason_code, asked_by_role, amount_cents, created_at, words, decided_at,
  decision_note, sent_at, failed_at, failure_code, settled_at, settled_means, settled_reference,
  payment_id, orders!inner(reference, package_id, language, users!orders_user_id_fkey(first_name, last_name, email, preferred_language),
    intake_forms!orders_intake_form_id_fkey(status, first_name, last_name, email, preferred_language), ${caseOfOrder})` as const;

/** One request with what is needed to decide it. That it was seen is noted first. Refuses `not_found`. */
export const readRefund = command({
  run: async (
    app: Pick<App, 'db' | 'site'>,
    _actor: Actor,
    { id }: CleanInputOf<typeof refunds.read>,
  ): Promise<RefundDetail> => {
    const [found, payments] = await Promise.all([
      app.db.from('refund_requests').select(columns).eq('id', id).maybeSingle(),
      readMoneyOfRefund(app, id),
    ]);
    const row = dataOf(found);
    if (!row) throw new Refusal('not_found');
    const bought = onlyRow(row.orders.cases);
    const money = moneyOf(payments, row);
    const { fullRefunds } = app.site;
    const { endings, ...rest } = refundCaseOf(row.orders, fullRefunds);
    return {
      ...refundRowOf(row),
      words: row.words,
      ...rest,
      byShare: refundByShare({ endings, fullRefunds }, money.paidCents),
      ...money,
      decidedAt: row.decided_at,
      note: row.reason_code === 'plan_ended' ? null : row.decision_note,
      sentAt: row.sent_at,
      expected: row.sent_at ? refundExpected(new Date(row.sent_at), officeCalendar(app.site.closures)) : null,
      failedAt: row.failed_at,
      failureCode: row.failure_code,
      settlement: settlementOf(row),
      case: bought && { id: bought.id, number: bought.case_number, status: bought.status },
      language: languageOf(row.orders),
    };
  },
});

type Asked = Pick<Tables<'refund_requests'>, 'payment_id' | 'status'>;

function moneyOf(payments: ReadonlyMap<string, PaymentMoney>, { payment_id: paymentId, status }: Asked) {
  if (status === 'asked') {
    const { paidCents, leftCents, freeCents } = moneyAskedFor(payments, paymentId);
    const disputed = leftCents > 0 && freeCents === 0;
    return {
      paidCents,
      leftCents: disputed ? leftCents : freeCents,
      disputed,
      heldByBankCents: disputed ? 0 : leftCents - freeCents,
    };
  }
  // Once decided it is about one payment: a refund of several is one request for each.
  const payment = payments.get(paymentId ?? '');
  return {
    paidCents: payment?.paid_cents ?? 0,
    leftCents: payment?.left_cents ?? 0,
    disputed: payment?.is_disputed === true,
    heldByBankCents: 0,
  };
}
