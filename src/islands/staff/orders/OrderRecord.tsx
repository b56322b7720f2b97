import * as orders from '#domain/orders/api.staff.ts';
import { mayBePaidInParts } from '#domain/orders/parts.ts';
import type { OrderDetail } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fill, formatPrice } from '#i18n/format.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { PlanOf } from '../PlanOf.tsx';
import { RecordDetail } from '../RecordDetail.tsx';
import { refundBadge } from '../refunds/refund-badge.tsx';
import { resultText } from '../refunds/result-text.ts';
import type { RecordProps, SectionProps } from '../section-props.ts';
import { WithRight } from '../WithRight.tsx';
import { GiveBack } from './GiveBack.tsx';
import { orderBadge } from './order-badge.tsx';
import { personOf } from './person.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** One order: pending decisions first, then its money, its application and its case. */
export function OrderRecord(props: RecordProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, member, onChanged } = props;
  const labels = words.orders;
  return (
    <RecordDetail<OrderDetail>
      call={orders.read}
      id={id}
      back={placeLink('orders')}
      titleOf={(order) => personOf(order, words)}
      onChanged={onChanged}
      isOwn={({ email }) => email === member.email}
    >
      {(order, onDone) => {
        const price = (cents: number) => formatPrice(cents, locale);
        const [newest] = order.requests;
        return (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {orderBadge(order, labels)}
              <span>{`${labels.columns.order} ${formatReference(order.reference)}`}</span>
              {order.case && (
                <span>
                  <a href={placeLink('cases', order.case.id)} translate="no">
                    {order.case.caseNumber}
                  </a>
                  <span>{`: ${words.cases.states[order.case.status]}`}</span>
                </span>
              )}
            </div>
            <Columns>
              <div>
                <DoneHere>
                  {order.review && <Review order={order} review={order.review} onDone={onDone} {...props} />}
                </DoneHere>
                <Panel title={labels.payments.title}>
                  {order.payments.length === 0 && <p className="text-ink-soft">{labels.payments.none}</p>}
                  {order.payments.map((payment) => (
                    <PaymentPanel key={payment.id} payment={payment} />
                  ))}
                </Panel>
                <PlanOf
                  call={orders.plan}
                  id={id}
                  onDone={onDone}
                  {...(mayBePaidInParts(order) && {
                    none: words.plans.none,
                    grant: {
                      packageId: order.packageId,
                      call: orders.grantPlan,
                      fixed: { id: order.id },
                    },
                  })}
                />
                <Panel title={labels.refunds.title}>
                  {order.requests.length === 0 && <p className="text-ink-soft">{labels.refunds.none}</p>}
                  {order.requests.map((request) => (
                    <p key={request.id}>
                      <a href={placeLink('refunds', request.id)}>{shortMoment(request.createdAt, locale)}</a>{' '}
                      {labels.refunds.reasons[request.reasonCode]} {refundBadge(request.status, labels)}
                    </p>
                  ))}
                </Panel>
                <DoneHere result={newest && resultText(newest, labels, locale)}>
                  {member.rights.includes('refunds') &&
                    order.payments
                      .filter((payment) => !payment.isExtra)
                      .map((payment) => (
                        <GiveBack key={payment.id} order={order} payment={payment} onDone={onDone} />
                      ))}
                </DoneHere>
              </div>
              <div>
                <Panel>
                  <Facts
                    rows={[
                      [labels.facts.email, order.email],
                      [labels.facts.package, words.packageNames[order.packageId]],
                      [labels.facts.price, price(order.amountCents)],
                      [labels.facts.received, order.receivedCents > 0 && price(order.receivedCents)],
                      [labels.facts.refunded, order.refundedCents > 0 && price(order.refundedCents)],
                      [labels.facts.settled, order.settledCents > 0 && price(order.settledCents)],
                      [labels.facts.begun, shortMoment(order.createdAt, locale)],
                      [labels.facts.paid, order.completedAt && shortMoment(order.completedAt, locale)],
                      [labels.facts.reads, words.frame.languages[order.language]],
                      [
                        labels.facts.application,
                        order.application && (
                          <>
                            <a href={placeLink('applications', order.application.id)}>
                              {formatReference(order.application.reference)}
                            </a>{' '}
                            <Badge>{labels.applicationStates[order.application.status]}</Badge>
                          </>
                        ),
                      ],
                    ].map(([label, value]) => [label as string, value === false ? null : value])}
                  />
                </Panel>
              </div>
            </Columns>
          </>
        );
      }}
    </RecordDetail>
  );
}

interface ReviewProps extends SectionProps {
  readonly order: OrderDetail;
  readonly review: NonNullable<OrderDetail['review']>;
  readonly onDone: () => Promise<void>;
}

function Review({ order, review, onDone, member }: ReviewProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.orders.review;
  const moment = (at: string) => shortMoment(at, locale);
  if (review.resolvedAt)
    return (
      <Panel title={labels.reasons[review.reason]}>
        <p>
          {fill(review.resolution === 'accepted' ? labels.accepted : labels.refunded, {
            date: moment(review.resolvedAt),
          })}
        </p>
        {review.note && <p className="wrap-anywhere whitespace-pre-line">{review.note}</p>}
      </Panel>
    );
  return (
    <Panel title={labels.title}>
      <p>
        <strong>{labels.reasons[review.reason]}</strong> {fill(labels.since, { date: moment(review.since) })}
      </p>
      {!review.mayAccept && <p>{labels.onlyBack}</p>}
      <WithRight right="refunds" member={member}>
        <Form
          call={orders.resolveReview}
          words={labels}
          fixed={{ id: order.id }}
          confirm={({ resolution, note }) => {
            const question = resolution === 'accept' ? labels.confirmAccept : labels.confirmRefund;
            return {
              title: fill(question.title, { name: personOf(order, words) }),
              text: question.text,
              yes: question.yes,
              message: resolution === 'accept' ? undefined : note,
            };
          }}
          reload={onDone}
          movesMoney
        >
          <Choice
            name="resolution"
            options={(['accept', 'refund'] as const)
              .filter((value) => value === 'refund' || review.mayAccept)
              .map((value) => ({ value, text: labels.fields.resolution.options[value] }))}
            inRow
          />
          <TextArea name="note" lines={3} />
        </Form>
      </WithRight>
    </Panel>
  );
}
