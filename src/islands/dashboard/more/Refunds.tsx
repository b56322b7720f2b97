import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import type { RefundStatus } from '#domain/refunds/rule.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { StepTrail } from '#ui/StepTrail.tsx';
import type { DashboardProps } from '../dashboard-props.ts';
import { Message } from '../Message.tsx';

interface RefundsProps extends Pick<DashboardProps, 'locale' | 'words'> {
  readonly order: DashboardOrder;
}

/** How far a refund has come: each step lights up once it is done. Null where it went another way. */
const stepOf: Readonly<Record<RefundStatus, number | null>> = {
  asked: 0,
  approved: 1,
  sent: 2,
  declined: null,
  failed: null,
  settled: null,
};

/** Where a wish for money back stands, and every sum that was sent. */
export function Refunds({ order, locale, words }: RefundsProps) {
  const { refunds: labels } = words;
  const { refundRequest: request, refunds } = order;
  const day = (date: string | null) => (date ? formatDate(date, locale) : '');
  const amount = request?.amountCents ? formatPrice(request.amountCents, locale) : '';
  const steps = [
    request?.byClient === false ? labels.steps.opened : labels.steps.asked,
    labels.steps.decided,
    labels.steps.sent,
  ];
  const step = request ? stepOf[request.status] : null;
  // A request that failed says it above; once is enough.
  const listed = refunds.filter(({ failed }) => !failed || request?.status !== 'failed');
  return (
    <>
      {request && step !== null && (
        <div className="notice grid grid-cols-1 gap-2">
          <StepTrail
            label={labels.steps.label}
            steps={steps}
            current={step}
            words={{ done: labels.steps.done, current: labels.steps.now }}
          />
          {request.status === 'asked' && (
            <p>
              {fill(request.byClient ? labels.asked : labels.opened, {
                date: day(request.askedAt),
                refundTimes: refundTimes(locale),
              })}
            </p>
          )}
          {request.status === 'approved' && (
            <p>{fill(labels.approved, { date: day(request.decidedAt), amount })}</p>
          )}
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
      {listed.length > 0 && (
        <ul>
          {listed.map((refund) => (
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
