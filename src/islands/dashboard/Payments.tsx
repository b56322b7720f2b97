import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import type { DashboardProps } from './Dashboard.tsx';

interface PaymentsProps extends Pick<DashboardProps, 'locale' | 'words' | 'packageNames'> {
  readonly orders: readonly DashboardOrder[];
}

/** What was paid and what became of it, refunds included. */
export function Payments({ orders, locale, words, packageNames }: PaymentsProps) {
  return (
    <section className="card payments" aria-labelledby="payments-title">
      <h2 id="payments-title">{words.payments}</h2>
      {orders.length === 0 && <p className="quiet">{words.noPayments}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <p>
              <strong>{packageNames[order.packageId]}</strong>
              <span className="small quiet">
                {fill(words.order, { reference: formatReference(order.reference) })}
              </span>
            </p>
            <p>
              <strong>{formatPrice(order.amountCents, locale)}</strong>
              <span className="small quiet">
                {order.completedAt
                  ? fill(words.paidOn, { date: formatDate(order.completedAt, locale) })
                  : fill(words.startedOn, { date: formatDate(order.createdAt, locale) })}
              </span>
            </p>
            <p className={order.status === 'paid' ? 'badge good' : 'badge'}>
              {words.orderStates[order.status]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
