import { useId, useState } from 'react';
import * as refunds from '#domain/refunds/api.staff.ts';
import type { RefundDetail } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { refundTextMax, settlementMeans, settlementReferenceMax } from '#domain/refunds/rule.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { matterName } from '#i18n/matter-name.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { DollarInput } from '../orders/DollarInput.tsx';
import { centsOf } from '../orders/money.ts';
import { personOf } from '../orders/person.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps, SectionProps } from '../section-props.ts';
import { sendStaff } from '../staff-calls.ts';
import { WithRight } from '../WithRight.tsx';
import { writeMoney } from '../write-money.ts';
import { refundBadge } from './refund-badge.tsx';

/** One refund request: the reason, what the rule says, and the decision. */
export function RefundRecord(props: RecordProps) {
  const { words, locale, id, onChanged } = props;
  const labels = words.orders.refunds;
  return (
    <RecordDetail<RefundDetail>
      words={words}
      locale={locale}
      call={refunds.read}
      id={id}
      back={placeLink('refunds')}
      titleOf={({ orderReference }) => `${labels.facts.order} ${formatReference(orderReference)}`}
      onChanged={onChanged}
      isOwn={({ email }) => email === props.member.email}
    >
      {(item, onDone) => {
        const price = (cents: number) => formatPrice(cents, locale);
        const moment = (at: string | null) => at && shortMoment(at, locale);
        return (
          <>
            <p>{refundBadge(item.status, words.orders)}</p>
            <Panel>
              <Facts
                rows={[
                  [
                    labels.facts.order,
                    <a key="order" href={placeLink('orders', item.orderId)}>
                      {formatReference(item.orderReference)}
                    </a>,
                  ],
                  [words.orders.facts.client, item.name],
                  [words.orders.facts.email, item.email],
                  [words.orders.facts.package, words.packageNames[item.packageId]],
                  [item.askedByClient ? labels.facts.asked : labels.facts.byStaff, moment(item.createdAt)],
                  [labels.facts.reason, labels.reasons[item.reasonCode]],
                  [labels.facts.words, item.words],
                  [
                    labels.facts.rule,
                    item.byShare
                      ? fill(labels.rules.by_share, {
                          amount: price(item.byShare.cents),
                          paid: price(item.paidCents),
                          owed: item.byShare.owed,
                          count: item.byShare.count,
                        })
                      : labels.rules[item.rule],
                  ],
                  [
                    labels.facts.matters,
                    item.matters.length > 1 && (
                      <MattersOf key="matters" item={item} words={words} locale={locale} />
                    ),
                  ],
                  [
                    words.orders.facts.application,
                    item.applicationStatus && words.orders.applicationStates[item.applicationStatus],
                  ],
                  [
                    words.orders.facts.case,
                    item.caseStatus && `${item.caseNumber ?? ''}: ${words.cases.states[item.caseStatus]}`,
                  ],
                  [labels.facts.paid, price(item.paidCents)],
                  [labels.facts.left, price(item.leftCents)],
                  [labels.facts.amount, item.amountCents === null ? null : price(item.amountCents)],
                  [labels.facts.decided, moment(item.decidedAt)],
                  [labels.facts.note, item.note],
                  [labels.facts.sent, moment(item.sentAt)],
                  [
                    labels.facts.expected,
                    item.expected &&
                      fill(labels.between, {
                        from: formatDate(item.expected.from, locale),
                        to: formatDate(item.expected.to, locale),
                      }),
                  ],
                  [labels.facts.failed, moment(item.failedAt)],
                  [labels.facts.code, item.failureCode],
                  [labels.facts.settled, moment(item.settlement?.at ?? null)],
                  [labels.facts.means, item.settlement && labels.means[item.settlement.means]],
                  [labels.facts.reference, item.settlement?.reference ?? null],
                ]}
              />
            </Panel>
            {item.disputed && item.status === 'asked' && <p className="notice">{labels.disputed}</p>}
            {item.heldByBankCents > 0 && (
              <p className="notice">{fill(labels.partDisputed, { amount: price(item.heldByBankCents) })}</p>
            )}
            {(item.status === 'asked' || item.status === 'failed') && (
              <WithRight right="refunds" words={words} member={props.member}>
                {item.status === 'asked' && <Decide item={item} onDone={onDone} {...props} />}
                {item.status === 'failed' && (
                  <Panel title={labels.retry.title}>
                    <p>{labels.retry.text}</p>
                    <ActionForm
                      words={words}
                      submit={labels.retry.submit}
                      confirm={() => {
                        const facts = { amount: price(item.amountCents ?? 0), name: personOf(item, words) };
                        return {
                          title: fill(labels.retry.confirm.title, facts),
                          text: fill(labels.retry.confirm.text, facts),
                          yes: labels.retry.submit,
                        };
                      }}
                      send={() => writeMoney(refunds.retry, { id }, onDone)}
                      onDone={onDone}
                      done={labels.retry.done}
                    />
                  </Panel>
                )}
                {item.status === 'failed' && <Settle item={item} onDone={onDone} {...props} />}
              </WithRight>
            )}
          </>
        );
      }}
    </RecordDetail>
  );
}

/** Each court case by court and number or landlord, with its end. */
function MattersOf({ item, words, locale }: Pick<DecideProps, 'item' | 'words' | 'locale'>) {
  const { outcomes, endReasons } = words.cases.move;
  return (
    <ol className="list-decimal ps-5">
      {item.matters.map((matter) => (
        <li key={`${matter.county} ${matter.docketNumber} ${matter.landlord}`}>
          {[
            matterName(matter, locale),
            matter.ending === null
              ? words.orders.refunds.stillOpen
              : matter.ending in outcomes
                ? outcomes[matter.ending as keyof typeof outcomes]
                : endReasons[matter.ending as keyof typeof endReasons],
          ]
            .filter(Boolean)
            .join(': ')}
        </li>
      ))}
    </ol>
  );
}

interface DecideProps extends SectionProps {
  readonly item: RefundDetail;
  readonly onDone: () => Promise<void>;
}

function Decide({ item, onDone, words, locale }: DecideProps) {
  const labels = words.orders.refunds.decide;
  const id = useId();
  const [amountText, setAmountText] = useState('');
  const price = (cents: number) => formatPrice(cents, locale);
  const owed = item.rule === 'full';
  const centsFor = (choice: string) => (choice === 'all' ? item.leftCents : centsOf(amountText));
  return (
    <Panel title={labels.title}>
      <ActionForm
        words={words}
        question={labels.question}
        choices={[
          { value: 'all', text: fill(labels.all, { amount: price(item.leftCents) }) },
          // What the rule promises may not be refused.
          ...(owed
            ? []
            : [
                { value: 'part', text: labels.part },
                { value: 'decline', text: labels.decline },
              ]),
        ]}
        besides={{
          part: (
            <DollarInput
              words={words}
              id={`${id}-part`}
              label={labels.partAmount}
              left={price(item.leftCents)}
              text={amountText}
              onType={setAmountText}
            />
          ),
        }}
        reason={{ label: labels.reason, required: true, maxLength: refundTextMax }}
        submit={labels.submit}
        confirm={({ choice, reason }) => {
          const cents = choice === 'decline' ? 0 : centsFor(choice);
          // An amount that is missing or too large gets an error message and no confirmation.
          if (cents === null || cents > item.leftCents) return null;
          const question = choice === 'decline' ? labels.confirmDecline : labels.confirmSend;
          const facts = { amount: price(cents), name: personOf(item, words) };
          return {
            title: fill(question.title, facts),
            text: fill(question.text, facts),
            yes: question.yes,
            message: reason,
          };
        }}
        send={({ choice, reason }) =>
          writeMoney(
            refunds.decide,
            choice === 'decline'
              ? { id: item.id, decision: 'decline', note: reason }
              : { id: item.id, decision: 'approve', amountCents: centsFor(choice) as number, note: reason },
            onDone,
          )
        }
        onDone={onDone}
        done={labels.done}
      />
    </Panel>
  );
}

/** The bank refused the refund, and the money was sent another way. */
function Settle({ item, onDone, words, locale }: DecideProps) {
  const labels = words.orders.refunds;
  const { settle } = labels;
  const amount = formatPrice(item.amountCents ?? 0, locale);
  return (
    <Panel title={settle.title}>
      <p>{settle.text}</p>
      <ActionForm
        words={words}
        question={fill(settle.question, { amount })}
        choices={settlementMeans.map((value) => ({ value, text: labels.means[value] }))}
        reason={{
          label: settle.reference,
          hint: settle.referenceHint,
          required: true,
          maxLength: settlementReferenceMax,
          lines: 1,
        }}
        submit={settle.submit}
        confirm={() => {
          const facts = { amount, name: personOf(item, words) };
          return {
            title: fill(settle.confirm.title, facts),
            text: fill(settle.confirm.text, facts),
            yes: settle.submit,
          };
        }}
        send={({ choice, reason }) =>
          sendStaff(refunds.settle, { id: item.id, means: choice, reference: reason })
        }
        onDone={onDone}
        done={settle.done}
      />
    </Panel>
  );
}
