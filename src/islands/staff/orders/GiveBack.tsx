import { useId, useState } from 'react';
import type { OrderDetail, OrderPayment } from '#domain/orders/workplace.ts';
import { refundReasons, refundTextMax } from '#domain/refunds/rule.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { ActionForm } from '../ActionForm.tsx';
import { shortMoment } from '../formats.ts';
import { panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaff } from '../staff-calls.ts';
import { DollarInput } from './DollarInput.tsx';
import { centsOf } from './money.ts';
import { personOf } from './person.ts';

interface GiveBackProps extends Pick<SectionProps, 'words' | 'locale'> {
  readonly order: OrderDetail;
  /** One of the payments the order keeps: money goes back to the card that paid it. */
  readonly kept: OrderPayment;
  readonly address: string;
  readonly onDone: () => Promise<void>;
}

/** A refund nobody asked for. Only for payments the order keeps; the review ends the others. */
export function GiveBack({ order, kept, address, onDone, words, locale }: GiveBackProps) {
  const said = words.orders.giveBack;
  const id = useId();
  const left = kept.amountCents - kept.refundedCents - kept.settledCents;
  const isOneOfMany = order.payments.filter((payment) => !payment.isExtra).length > 1;
  const [typed, setTyped] = useState('');
  const onItsWay = order.requests.some(({ status }) => status === 'asked' || status === 'approved');
  if (!order.completedAt || left <= 0 || order.status === 'disputed' || onItsWay) return null;
  const price = (cents: number) => formatPrice(cents, locale);
  const cents = centsOf(typed);
  return (
    <details className={panel}>
      <summary className="font-strong">
        {said.title}
        {isOneOfMany &&
          ` (${fill(words.orders.payments.one, { amount: price(kept.amountCents), date: shortMoment(kept.receivedAt, locale) })})`}
      </summary>
      <p>{fill(said.intro, { left: price(left) })}</p>
      <DollarInput
        words={words}
        id={`${id}-amount`}
        label={said.amount}
        left={price(left)}
        typed={typed}
        onType={setTyped}
      />
      <ActionForm
        words={words}
        question={said.question}
        choices={refundReasons.map((value) => ({ value, text: words.orders.refunds.reasons[value] }))}
        reason={{ label: said.reason, required: true, maxLength: refundTextMax }}
        submit={said.submit}
        confirm={({ reason }) =>
          cents === null
            ? null
            : {
                title: fill(said.confirm.title, { amount: price(cents), name: personOf(order, words) }),
                text: fill(said.confirm.text, { amount: price(cents) }),
                yes: said.submit,
                message: reason,
              }
        }
        send={({ choice, reason }) =>
          callStaff(`${address}/refund`, {
            method: 'POST',
            locale,
            body: { paymentId: kept.id, amountCents: cents, reasonCode: choice, note: reason },
          })
        }
        onDone={onDone}
        done={said.done}
      />
    </details>
  );
}
