import * as refunds from '#domain/refunds/api.staff.ts';
import type { RefundDetail } from '#domain/orders/workplace.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { matterName } from '#i18n/matter-name.ts';
import { Choice, TextArea, TextField, When } from '#ui/form/fields.tsx';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { DollarField } from '../orders/DollarField.tsx';
import { personOf } from '../orders/person.ts';
import { Columns, Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps, SectionProps } from '../section-props.ts';
import { WithRight } from '../WithRight.tsx';
import { refundBadge } from './refund-badge.tsx';
import { failureText, resultText } from './result-text.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** One refund request: the reason, what the rule says, and the decision. */
export function RefundRecord(props: RecordProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, onChanged } = props;
  const labels = words.orders.refunds;
  return (
    <RecordDetail<RefundDetail>
      call={refunds.read}
      id={id}
      back={placeLink('refunds')}
      titleOf={(item) => personOf(item, words)}
      onChanged={onChanged}
      isOwn={({ email }) => email === props.member.email}
    >
      {(item, onDone) => (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {refundBadge(item.status, words.orders)}
            <a href={placeLink('orders', item.orderId)}>
              {`${labels.facts.order} ${formatReference(item.orderReference)}`}
            </a>
            {item.case && (
              <span>
                <a href={placeLink('cases', item.case.id)} translate="no">
                  {item.case.number}
                </a>
                <span>{`: ${words.cases.states[item.case.status]}`}</span>
              </span>
            )}
          </p>
          <Columns>
            <div>
              {item.disputed && item.status === 'asked' && <p className="notice">{labels.disputed}</p>}
              {item.heldByBankCents > 0 && (
                <p className="notice">
                  {fill(labels.partDisputed, { amount: formatPrice(item.heldByBankCents, locale) })}
                </p>
              )}
              {/* What is decided takes its form with it: what came of it is said where that stood. */}
              <DoneHere result={resultText(item, words.orders, locale)}>
                {(item.status === 'asked' || item.status === 'failed') && (
                  <WithRight right="refunds" member={props.member}>
                    {item.status === 'asked' && <Decide item={item} onDone={onDone} {...props} />}
                    {item.status === 'failed' && <Retry item={item} onDone={onDone} {...props} />}
                    {item.status === 'failed' && <Settle item={item} onDone={onDone} {...props} />}
                  </WithRight>
                )}
              </DoneHere>
            </div>
            {/* On a phone whoever decides reads first what it is about. */}
            <div className="@max-[46rem]:order-first">
              <RefundFacts item={item} />
            </div>
          </Columns>
        </>
      )}
    </RecordDetail>
  );
}

function RefundFacts({ item }: Pick<DecideProps, 'item'>) {
  const words = useStaffWords();
  const locale = useLocale();
  const { orders } = words;
  const labels = orders.refunds;
  const price = (cents: number) => formatPrice(cents, locale);
  const moment = (at: string | null) => at && shortMoment(at, locale);
  return (
    <Panel>
      <Facts
        rows={[
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
          [labels.facts.matters, item.matters.length > 1 && <MattersOf key="matters" item={item} />],
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
          [labels.facts.code, item.failureCode && failureText(item.failureCode, orders)],
          [labels.facts.settled, moment(item.settlement?.at ?? null)],
          [labels.facts.means, item.settlement && labels.settle.fields.means.options[item.settlement.means]],
          [labels.facts.reference, item.settlement?.reference ?? null],
          [item.askedByClient ? labels.facts.asked : labels.facts.byStaff, moment(item.createdAt)],
          [orders.facts.package, words.packageNames[item.packageId]],
          [
            orders.facts.application,
            item.applicationStatus && orders.applicationStates[item.applicationStatus],
          ],
          [orders.facts.reads, words.frame.languages[item.language]],
          [orders.facts.email, item.email],
        ]}
      />
    </Panel>
  );
}

/** Each court case by court and number or landlord, with its end. */
function MattersOf({ item }: Pick<DecideProps, 'item'>) {
  const words = useStaffWords();
  const locale = useLocale();
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

function Decide({ item, onDone }: DecideProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.orders.refunds.decide;
  const price = (cents: number) => formatPrice(cents, locale);
  // What the rule promises may not be refused, nor given in part.
  const owed = item.rule === 'full' && { decision: 'approve' as const, amountCents: item.leftCents };
  return (
    <Panel title={labels.title}>
      {owed && <p>{fill(labels.owed, { amount: price(item.leftCents) })}</p>}
      <Form
        call={refunds.decide}
        words={labels}
        fixed={{ id: item.id, ...owed }}
        initial={{ amountCents: Math.min(item.byShare?.cents ?? item.leftCents, item.leftCents) }}
        confirm={(input) => {
          const question = input.decision === 'decline' ? labels.confirmDecline : labels.confirmSend;
          const cents = input.decision === 'decline' ? 0 : input.amountCents;
          // An amount that is too large is refused without a question.
          if (cents > item.leftCents) return null;
          const facts = { amount: price(cents), name: personOf(item, words) };
          return {
            title: fill(question.title, facts),
            text: fill(question.text, facts),
            yes: question.yes,
            message: input.note,
          };
        }}
        reload={onDone}
        movesMoney
      >
        {!owed && (
          <>
            <Choice name="decision" inRow />
            <When field="decision" is="approve">
              <DollarField
                name="amountCents"
                hint={fill(words.orders.giveBack.fields.amountCents.hint, { left: price(item.leftCents) })}
              />
            </When>
          </>
        )}
        <TextArea
          name="note"
          lines={3}
          hint={`${words.orders.facts.reads}: ${words.frame.languages[item.language]}`}
        />
      </Form>
    </Panel>
  );
}

/** Once more to the same card. */
function Retry({ item, onDone }: DecideProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { retry } = words.orders.refunds;
  return (
    <Panel title={retry.title}>
      <p>
        {item.failureCode && <span>{`${failureText(item.failureCode, words.orders)} `}</span>}
        <span>{retry.text}</span>
      </p>
      <Form
        call={refunds.retry}
        words={retry}
        fixed={{ id: item.id }}
        confirm={() => {
          const facts = { amount: formatPrice(item.amountCents ?? 0, locale), name: personOf(item, words) };
          return {
            title: fill(retry.confirm.title, facts),
            text: fill(retry.confirm.text, facts),
            yes: retry.submit,
          };
        }}
        reload={onDone}
        movesMoney
      />
    </Panel>
  );
}

/** The bank refused the refund, and the money was sent another way. */
function Settle({ item, onDone }: DecideProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { settle } = words.orders.refunds;
  const amount = formatPrice(item.amountCents ?? 0, locale);
  return (
    <Panel title={settle.title}>
      <p>{settle.text}</p>
      <Form
        call={refunds.settle}
        words={settle}
        fixed={{ id: item.id }}
        confirm={() => {
          const facts = { amount, name: personOf(item, words) };
          return {
            title: fill(settle.confirm.title, facts),
            text: fill(settle.confirm.text, facts),
            yes: settle.submit,
          };
        }}
        reload={onDone}
      >
        <Choice name="means" label={fill(settle.fields.means.label, { amount })} inRow />
        <TextField name="reference" />
      </Form>
    </Panel>
  );
}
