import { useRef, useState } from 'react';
import * as orders from '#domain/orders/api.staff.ts';
import type { OrderDetail, OrderPayment } from '#domain/orders/workplace.ts';
import { refundReasons } from '#domain/refunds/rule.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { newKey } from '#ui/form/write-key.ts';
import { shortMoment } from '../formats.ts';
import { panel } from '../Panel.tsx';
import { DollarField } from './DollarField.tsx';
import { personOf } from './person.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface GiveBackProps {
  readonly order: OrderDetail;
  /** One of the payments the order keeps: money goes back to the card that paid it. */
  readonly payment: OrderPayment;
  readonly onDone: () => Promise<void>;
}

/** A refund nobody asked for. Only for payments the order keeps; the review ends the others. */
export function GiveBack(props: GiveBackProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { order, payment } = props;
  const labels = words.orders.giveBack;
  const left = payment.amountCents - payment.refundedCents - payment.settledCents;
  const isOneOfMany = order.payments.filter(({ isExtra }) => !isExtra).length > 1;
  const press = usePress(`${left} ${order.requests.map(({ id, status }) => `${id}:${status}`).join()}`);
  const onItsWay = order.requests.some(({ status }) => status === 'asked' || status === 'approved');
  if (!order.completedAt || left <= 0 || order.status === 'disputed' || onItsWay) return null;
  return (
    <details className={panel}>
      <summary className="font-strong">
        <span>{labels.title}</span>
        {isOneOfMany && (
          <span>
            {` (${fill(words.orders.payments.one, {
              amount: formatPrice(payment.amountCents, locale),
              date: shortMoment(payment.receivedAt, locale),
            })})`}
          </span>
        )}
      </summary>
      <p>{fill(labels.intro, { left: formatPrice(left, locale) })}</p>
      {press.arrived > 0 && (
        <p className="notice" role="status">
          {labels.arrived}
        </p>
      )}
      <Amount key={press.arrived} {...props} left={left} press={press} />
    </details>
  );
}

/**
 * One key for as long as the record shows the same money, so that pressing again after a lost answer is the same refund.
 * `arrived` counts the tries whose answer was lost and that the record, read again, shows after all: what was typed is
 * then emptied, since it is done.
 */
function usePress(seen: string) {
  const [press, setPress] = useState(() => ({ seen, key: newKey(), isLost: false, arrived: 0 }));
  if (press.seen !== seen) {
    const arrived = press.arrived + (press.isLost ? 1 : 0);
    setPress({ seen, key: newKey(), isLost: false, arrived });
  }
  return {
    key: press.key,
    arrived: press.arrived,
    noteLost: (isLost: boolean) => setPress((now) => (now.key === press.key ? { ...now, isLost } : now)),
  };
}

interface AmountProps extends GiveBackProps {
  readonly left: number;
  readonly press: ReturnType<typeof usePress>;
}

function Amount({ order, payment, onDone, left, press }: AmountProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.orders.giveBack;
  const price = (cents: number) => formatPrice(cents, locale);
  const isDone = useRef(false);
  return (
    <Form
      call={orders.giveBack}
      words={labels}
      fixed={{ id: order.id, idempotencyKey: press.key, paymentId: payment.id }}
      confirm={({ amountCents, note }) => ({
        title: fill(labels.confirm.title, { amount: price(amountCents), name: personOf(order, words) }),
        text: fill(labels.confirm.text, { amount: price(amountCents) }),
        yes: labels.submit,
        message: note,
      })}
      onDone={() => {
        isDone.current = true;
      }}
      reload={() => {
        press.noteLost(!isDone.current);
        return onDone();
      }}
      movesMoney
    >
      <DollarField name="amountCents" hint={fill(labels.fields.amountCents.hint, { left: price(left) })} />
      <Choice
        name="reasonCode"
        options={refundReasons.map((value) => ({ value, text: words.orders.refunds.reasons[value] }))}
        inRow
      />
      <TextArea name="note" lines={3} />
    </Form>
  );
}
