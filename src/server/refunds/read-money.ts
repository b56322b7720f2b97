import * as z from 'zod/mini';
import { moneyBackStates } from '#domain/refunds/rule.ts';
import type { App } from '../app.ts';
import { callSql, readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';

// What happened with the money of orders and payments. The database computes it, in its views `order_money` and
// `payment_money`, by the rules its own functions follow; here it is only read. Money is integer cents.

const orderMoney = z.object({
  order_id: z.string(),
  paid_cents: z.int(),
  held_cents: z.int(),
  left_cents: z.int(),
  is_disputed: z.boolean(),
  extra_held_cents: z.int(),
  may_accept: z.boolean(),
  may_ask_refund: z.boolean(),
  money_back: z.nullable(z.enum(moneyBackStates)),
});
export type OrderMoney = z.infer<typeof orderMoney>;

const paymentMoney = z.object({
  payment_id: z.string(),
  is_extra: z.boolean(),
  paid_cents: z.int(),
  held_cents: z.int(),
  left_cents: z.int(),
  is_disputed: z.boolean(),
});
export type PaymentMoney = z.infer<typeof paymentMoney>;

/** The money of orders, by their ids. */
export async function readOrderMoney(
  app: Pick<App, 'db'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderMoney>> {
  if (orderIds.length === 0) return new Map();
  const columns = Object.keys(orderMoney.shape).join(', ');
  const rows = dataOf(await app.db.from('order_money').select(columns).in('order_id', orderIds));
  return new Map(readAnswer('order_money', rows, z.array(orderMoney)).map((row) => [row.order_id, row]));
}

/** The money of each payment of an order, by the payment's id. */
export async function readPaymentMoney(
  app: Pick<App, 'db'>,
  orderId: string,
): Promise<ReadonlyMap<string, PaymentMoney>> {
  const columns = Object.keys(paymentMoney.shape).join(', ');
  const rows = dataOf(await app.db.from('payment_money').select(columns).eq('order_id', orderId));
  return new Map(
    readAnswer('payment_money', rows, z.array(paymentMoney)).map((row) => [row.payment_id, row]),
  );
}

/** The same of the order that a request for money back is about. */
export async function readMoneyOfRefund(
  app: Pick<App, 'db'>,
  refundId: string,
): Promise<ReadonlyMap<string, PaymentMoney>> {
  const rows = await callSql(app, 'read_money_of_refund', { refundId }, z.array(paymentMoney));
  return new Map(rows.map((row) => [row.payment_id, row]));
}

interface MoneyAskedFor {
  readonly paidCents: number;
  /** Neither given back nor on its way. */
  readonly leftCents: number;
  /** Of that, what no bank asks about: the most that can be given back now. */
  readonly freeCents: number;
}

/**
 * What a request for money back is about: all payments the order keeps, since an upgrade or a part is paid by itself; a
 * payment that was never kept stands alone.
 */
export async function readMoneyAskedFor(
  app: Pick<App, 'db'>,
  orderId: string,
  paymentId: string | null,
): Promise<MoneyAskedFor> {
  return moneyAskedFor(await readPaymentMoney(app, orderId), paymentId);
}

export function moneyAskedFor(
  payments: ReadonlyMap<string, PaymentMoney>,
  paymentId: string | null,
): MoneyAskedFor {
  const named = payments.get(paymentId ?? '');
  const about = named?.is_extra ? [named] : [...payments.values()].filter((payment) => !payment.is_extra);
  const sum = (cents: (payment: PaymentMoney) => number) =>
    about.reduce((total, payment) => total + cents(payment), 0);
  return {
    paidCents: sum(({ paid_cents: paid }) => paid),
    leftCents: sum(({ left_cents: left }) => left),
    freeCents: sum(({ left_cents: left, is_disputed: disputed }) => (disputed ? 0 : left)),
  };
}
