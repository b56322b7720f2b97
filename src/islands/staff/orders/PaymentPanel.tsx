import type { OrderPayment } from '#domain/orders/workplace.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { methodText } from '#i18n/payment-method.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { failureText } from '../refunds/result-text.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface PaymentPanelProps {
  readonly payment: OrderPayment;
}

/** One payment with its refunds and disputes. */
export function PaymentPanel({ payment }: PaymentPanelProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.orders.payments;
  const price = (cents: number) =>
    payment.currency === 'usd'
      ? formatPrice(cents, locale)
      : `${(cents / 100).toFixed(2)} ${payment.currency.toUpperCase()}`;
  const moment = (at: string) => shortMoment(at, locale);
  return (
    <div>
      <p>
        <strong>
          {fill(labels.one, { amount: price(payment.amountCents), date: moment(payment.receivedAt) })}
        </strong>{' '}
        {payment.isExtra && <Badge tone="danger">{labels.extra}</Badge>}
      </p>
      <Facts
        rows={[
          [labels.method, payment.method && methodText(payment.method, locale)],
          [
            labels.named,
            isPackageId(payment.packageId) ? words.packageNames[payment.packageId] : payment.packageId,
          ],
          [labels.settled, payment.settledCents > 0 ? price(payment.settledCents) : null],
          [labels.left, price(payment.heldCents)],
          [labels.id, payment.id],
        ]}
      />
      {(payment.refunds.length > 0 || payment.disputes.length > 0) && (
        <ul className="list-disc ps-5">
          {payment.refunds.map((refund) => (
            <li key={refund.id}>
              {fill(labels.refund, { amount: price(refund.amountCents), date: moment(refund.sentAt) })}
              {': '}
              <span>{labels.refundStates[refund.status] ?? refund.status}</span>
              {refund.failureReason && <span>{` (${failureText(refund.failureReason, words.orders)})`}</span>}
            </li>
          ))}
          {payment.disputes.map((dispute) => (
            <li key={dispute.id}>
              {fill(labels.dispute, {
                amount: price(dispute.amountCents),
                date: moment(dispute.openedAt),
                status: labels.disputeStates[dispute.status] ?? dispute.status,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
