import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { formatReference } from '#domain/reference.ts';
import { gaveNothing } from '#domain/refunds/processor-status.ts';
import type * as orders from '#domain/orders/api.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { pageWords } from '#i18n/page.ts';
import { methodText } from '#i18n/payment-method.ts';
import { receiptWords } from '#i18n/receipt.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import { Refusal } from '../http/refusal.ts';
import { readOrderMoney } from '../refunds/read-money.ts';
import { printedName } from '../access/printed-name.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';

const columns = `id, reference, package_id, completed_at, payment_method,
  users!orders_user_id_fkey(first_name, last_name, preferred_language),
  cases!cases_order_id_fkey(case_number),
  refund_requests(payment_id, amount_cents, settled_at),
  order_payments(payment_id, amount_cents, received_at, is_extra,
    payment_refunds(refund_id, amount_cents, status, sent_at))` as const;

/**
 * The receipt of the actor's own order as a PDF, in the asked language or else their own. Its name says the order and
 * nothing more. Refuses `not_found` for an order of somebody else and for one that was never fulfilled.
 */
export const writeReceipt = command({
  run: async (
    app: Pick<App, 'db' | 'site' | 'clock'>,
    actor: Actor,
    { id: orderId, language }: CleanInputOf<typeof orders.receipt>,
  ) => {
    const [order, sums] = await Promise.all([
      readOwnOrder(app, actor, orderId),
      readOrderMoney(app, [orderId]),
    ]);
    const payments = (order?.order_payments ?? [])
      .filter((payment) => !payment.is_extra)
      .toSorted((a, b) => a.received_at.localeCompare(b.received_at));
    if (!order?.completed_at || payments.length === 0) throw new Refusal('not_found');
    const locale = language ?? order.users?.preferred_language ?? 'en';
    const words = receiptWords[locale];
    const money = (cents: number) => formatPrice(cents, locale);
    const bought = onlyRow(order.cases);
    const reference = formatReference(order.reference);
    const name = await printedName(app, {
      userId: actor.userId,
      firstName: order.users?.first_name,
      lastName: order.users?.last_name,
    });
    const heldCents = sums.get(order.id)?.held_cents ?? 0;
    const today = app.clock();
    const refunds = refundsOf(order, payments);
    const { email, phone } = app.site;
    const { receiptPaper } = await import('#papers/receipt.ts');
    const bytes = await receiptPaper({
      locale,
      from: app.site.name,
      title: words.title,
      lead: words.lead,
      facts: [
        { name: words.facts.order, value: reference },
        { name: words.facts.date, value: formatDate(order.completed_at, locale) },
        ...(name ? [{ name: words.facts.payer, value: name }] : []),
        {
          name: words.facts.what,
          value: fill(words.package, { name: packageWords[locale].byId[order.package_id].name }),
        },
        ...(bought ? [{ name: words.facts.case, value: bought.case_number }] : []),
        ...(order.payment_method
          ? [{ name: words.facts.method, value: methodText(order.payment_method, locale) }]
          : []),
      ],
      moneyTitle: words.money,
      lines: [
        ...payments.map((payment, index) =>
          index === 0
            ? fill(words.paid, { amount: money(payment.amount_cents) })
            : fill(words.paidMore, {
                amount: money(payment.amount_cents),
                date: formatDate(payment.received_at, locale),
              }),
        ),
        ...refunds.map((refund) =>
          fill(words.refunded, { date: formatDate(refund.at, locale), amount: money(refund.cents) }),
        ),
      ],
      total: fill(refunds.length > 0 ? words.kept : words.total, {
        amount: money(heldCents),
      }),
      notes: [
        ...order.order_payments
          .filter((payment) => payment.is_extra)
          .map((payment) =>
            fill(words.second, {
              amount: money(payment.amount_cents),
              date: formatDate(payment.received_at, locale),
            }),
          ),
        ...(refunds.length > 0 ? [fill(words.asOf, { date: formatDate(today, locale) })] : []),
        words.courtFees,
      ],
      closing: [
        fill(phone ? words.contactPhone : words.contact, { email, phone: phone ?? '' }),
        ...(app.site.address ? [[app.site.name, ...app.site.address].join(', ')] : []),
        pageWords[locale].footer.standingNotice,
      ],
      reference: order.reference,
      date: new Date(order.completed_at),
      foot: fill(words.foot, { title: words.title, reference, page: '{page}', pages: '{pages}' }),
      fonts: readPaperFonts(),
    });
    return { bytes, type: 'application/pdf', name: `receipt-${order.reference}.pdf` } as const;
  },
  respond: sendFile,
});

type OrderRow = NonNullable<Awaited<ReturnType<typeof readOwnOrder>>>;

async function readOwnOrder(app: Pick<App, 'db'>, { userId }: Actor, orderId: string) {
  return dataOf(
    await app.db.from('orders').select(columns).eq('id', orderId).eq('user_id', userId).maybeSingle(),
  );
}

/** What went back of the payments that were kept. A refund that failed gave nothing back, unless it was settled by other means. */
function refundsOf(
  { refund_requests: requests }: Pick<OrderRow, 'refund_requests'>,
  payments: OrderRow['order_payments'],
): { readonly at: string; readonly cents: number }[] {
  return [
    ...payments
      .flatMap((payment) => payment.payment_refunds)
      .filter(({ status }) => !gaveNothing(status))
      .map(({ sent_at: at, amount_cents: cents }) => ({ at, cents })),
    ...requests.flatMap(({ payment_id, settled_at: at, amount_cents: cents }) =>
      at && cents && payments.some((payment) => payment.payment_id === payment_id) ? [{ at, cents }] : [],
    ),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
