import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { StepTrail } from '#ui/StepTrail.tsx';
import type { DashboardProps } from '../dashboard-props.ts';
import { Message } from '../Message.tsx';

interface RefundsProps extends Pick<DashboardProps, 'locale' | 'words'> {
  readonly order: DashboardOrder;
}

/** Where a wish for money back stands, and every sum that was sent. */
export function Refunds({ order, locale, words }: RefundsProps) {
  const { refunds: labels } = words;
  const { refundRequest: request, refunds } = order;
  const day = (date: string | null) => (date ? formatDate(date, locale) : '');
  const amount = request?.amountCents ? formatPrice(request.amountCents, locale) : '';
  const steps = [labels.steps.asked, labels.steps.decided, labels.steps.sent];
  return (
    <>
      {request && (request.status === 'asked' || request.status === 'approved') && (
        <div className="notice grid grid-cols-1 gap-2">
          <StepTrail
            label={labels.steps.label}
            steps={steps}
            current={request.status === 'asked' ? 1 : 2}
            words={{ done: labels.steps.done, current: labels.steps.now }}
          />
          <p>
            {request.status === 'asked'
              ? fill(labels.asked, { date: day(request.askedAt), refundTimes: refundTimes(locale) })
              : fill(labels.approved, { date: day(request.decidedAt), amount })}
          </p>
        </div>
      )}
      {request?.status === 'declined' && <p>{fill(labels.declined, { date: day(request.decidedAt) })}</p>}
      {request?.status === 'failed' && (
        <p className="notice danger">{fill(labels.failedRequest, { amount })}</p>
      )}
      {request?.settlement && (
        <p className="notice good">
          {fill(labels.settled[request.settlement.means], {
            amount,
            date: day(request.settlement.at),
            reference: request.settlement.reference,
          })}
        </p>
      )}
      {request?.note && (
        <Message about={request.status === 'declined' ? null : labels.note}>{request.note}</Message>
      )}
      {refunds.length > 0 && (
        <ul>
          {refunds.map((refund) => (
            <li key={refund.id}>
              {fill(
                refund.failed ? (request?.settlement ? labels.failedBefore : labels.failed) : labels.sent,
                {
                  amount: formatPrice(refund.amountCents, locale),
                  date: day(refund.sentAt),
                  from: day(refund.expected.from),
                  to: day(refund.expected.to),
                },
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
