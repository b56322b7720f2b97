import { Suspense, useState } from 'react';
import { brandName } from '#domain/orders/payment-method.ts';
import type { DashboardOrder, DashboardPlan } from '#domain/portal/dashboard.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Loading } from '#ui/Loading.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { DashboardProps } from '../dashboard-props.ts';
import { Refunds } from './Refunds.tsx';

/** Few people ever need it. */
const AskRefund = lazyWithFallback(() => import('./AskRefund.tsx'));

interface PaymentsProps extends Pick<
  DashboardProps,
  'locale' | 'words' | 'account' | 'packageNames' | 'siteEmail'
> {
  readonly orders: readonly DashboardOrder[];
  readonly reload: () => void;
}

/** What was paid and what happened with it, refunds included. */
export default function Payments({ orders, ...props }: PaymentsProps) {
  const { words } = props;
  return (
    <>
      {orders.length === 0 && <p className="quiet">{words.noPayments}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {orders.map((order) => (
          <Payment key={order.id} order={order} {...props} />
        ))}
      </ul>
    </>
  );
}

interface PaymentProps extends Omit<PaymentsProps, 'orders'> {
  readonly order: DashboardOrder;
}

function Payment({ order, reload, ...props }: PaymentProps) {
  const { locale, words, packageNames } = props;
  const reference = formatReference(order.reference);
  /** Until the server says so itself. */
  const [wasAsked, setAsked] = useState(false);
  const onAsked = () => {
    setAsked(true);
    reload();
  };
  const shown = order.completedAt ? order.receivedCents : order.amountCents;
  return (
    <li className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(44)),1fr))] items-center gap-x-5 gap-y-2 py-3">
      <p className="*:block">
        <strong>{packageNames[order.packageId]}</strong>
        <span className="small quiet">{fill(words.order, { reference })}</span>
      </p>
      <p className="*:block">
        <strong>{formatPrice(shown, locale)}</strong>
        <span className="small quiet">
          {order.completedAt
            ? fill(words.paidOn, { date: formatDate(order.completedAt, locale) })
            : fill(words.startedOn, { date: formatDate(order.createdAt, locale) })}
        </span>
      </p>
      <p className={`badge justify-self-start ${order.status === 'paid' ? 'good' : ''}`}>
        {words.orderStates[order.status]}
      </p>
      <div className="col-span-full grid grid-cols-1 gap-3 empty:hidden">
        {order.plan && <PlanOfOrder plan={order.plan} locale={locale} words={words} />}
        {order.status === 'needs_review' && (
          <p className="notice">{fill(words.inReview, { days: promises.contactReplyBusinessDays })}</p>
        )}
        {order.secondPayment && <p className="notice">{words.secondPayment}</p>}
        {order.status === 'disputed' && <p className="small quiet">{words.refunds.disputed}</p>}
        <DoneHere>
          <Refunds order={order} locale={locale} words={words} />
          {order.completedAt && <Receipt id={order.id} reference={reference} locale={locale} words={words} />}
          {order.refundRule && !wasAsked && <Ask order={order} onAsked={onAsked} {...props} />}
        </DoneHere>
      </div>
    </li>
  );
}

interface PlanOfOrderProps extends Pick<PaymentsProps, 'locale' | 'words'> {
  readonly plan: DashboardPlan;
}

/** How far a payment in parts has come, the card that is charged, and the way to both. */
function PlanOfOrder({ plan, locale, words }: PlanOfOrderProps) {
  const labels = words.plan;
  return (
    <p>
      <span>{`${fill(labels.paid, { paid: plan.paid, count: plan.count })} `}</span>
      {plan.card && (
        <span>{`${fill(labels.card, { brand: brandName(plan.card.brand), last4: plan.card.last4 })} `}</span>
      )}
      <a className={`${link} no-print`} href={`${casePath(locale, plan.caseId)}#parts`} rel="nofollow">
        {plan.card ? labels.openWithCard : labels.open}
      </a>
    </p>
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
    <p className="no-print flex flex-wrap gap-x-6 gap-y-1">
      <a
        className={link}
        href={address(locale)}
        aria-label={`${words.receipt}, ${fill(words.receiptOf, { reference })}`}
        download
      >
        {words.receipt}
      </a>
      <a className={link} href={address(other)} lang={other} hrefLang={other} download>
        {words.receiptOther}
      </a>
    </p>
  );
}

interface AskProps extends Omit<PaymentProps, 'reload'> {
  readonly onAsked: () => void;
}

function Ask({ order, words, account, onAsked }: AskProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={link}>{words.refunds.open}</summary>
      {open && (
        <Suspense fallback={<Loading>{account.loading}</Loading>}>
          <AskRefund order={order} words={words.refunds} onAsked={onAsked} />
        </Suspense>
      )}
    </details>
  );
}
