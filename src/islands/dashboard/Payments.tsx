import { lazy, Suspense, useState } from 'react';
import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { Refunds } from './Refunds.tsx';

/** Few people ever need it. */
const AskRefund = lazy(() => import('./AskRefund.tsx'));

interface PaymentsProps extends Pick<
  DashboardProps,
  'locale' | 'words' | 'account' | 'packageNames' | 'siteEmail'
> {
  readonly orders: readonly DashboardOrder[];
  readonly reload: () => void;
}

/** What was paid and what became of it, refunds included. */
export function Payments({ orders, ...props }: PaymentsProps) {
  const { words } = props;
  return (
    <section className="card payments" aria-labelledby="payments-title">
      <h2 id="payments-title">{words.payments}</h2>
      {orders.length === 0 && <p className="quiet">{words.noPayments}</p>}
      <ul>
        {orders.map((order) => (
          <Payment key={order.id} order={order} {...props} />
        ))}
      </ul>
    </section>
  );
}

interface PaymentProps extends Omit<PaymentsProps, 'orders'> {
  readonly order: DashboardOrder;
}

function Payment({ order, ...props }: PaymentProps) {
  const { locale, words, packageNames } = props;
  const reference = formatReference(order.reference);
  const shown = order.completedAt ? order.receivedCents : order.amountCents;
  return (
    <li>
      <p>
        <strong>{packageNames[order.packageId]}</strong>
        <span className="small quiet">{fill(words.order, { reference })}</span>
      </p>
      <p>
        <strong>{formatPrice(shown, locale)}</strong>
        <span className="small quiet">
          {order.completedAt
            ? fill(words.paidOn, { date: formatDate(order.completedAt, locale) })
            : fill(words.startedOn, { date: formatDate(order.createdAt, locale) })}
        </span>
      </p>
      <p className={order.status === 'paid' ? 'badge good' : 'badge'}>{words.orderStates[order.status]}</p>
      <div className="payment-more">
        {order.status === 'needs_review' && (
          <p className="notice">{fill(words.inReview, { days: promises.contactReplyBusinessDays })}</p>
        )}
        {order.secondPayment && <p className="notice">{words.secondPayment}</p>}
        {order.status === 'disputed' && <p className="small quiet">{words.refunds.disputed}</p>}
        <Refunds order={order} locale={locale} words={words} />
        {order.completedAt && <Receipt id={order.id} reference={reference} locale={locale} words={words} />}
        {order.refundRule && <Ask order={order} {...props} />}
      </div>
    </li>
  );
}

interface ReceiptProps extends Pick<PaymentsProps, 'locale' | 'words'> {
  readonly id: string;
  readonly reference: string;
}

function Receipt({ id, reference, locale, words }: ReceiptProps) {
  const other = locale === 'en' ? 'es' : 'en';
  const address = (language: string) => `/api/receipts/${id}?language=${language}`;
  return (
    <p className="receipts no-print">
      <a
        className="link"
        href={address(locale)}
        aria-label={`${words.receipt}, ${fill(words.receiptOf, { reference })}`}
        download
      >
        {words.receipt}
      </a>
      <a className="link" href={address(other)} lang={other} hrefLang={other} download>
        {words.receiptOther}
      </a>
    </p>
  );
}

function Ask({ order, ...props }: PaymentProps) {
  const [open, setOpen] = useState(false);
  const { words } = props;
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link">{words.refunds.open}</summary>
      {open && (
        <Suspense fallback={<p className="quiet">{props.account.loading}</p>}>
          <AskRefund order={order} {...props} />
        </Suspense>
      )}
    </details>
  );
}
