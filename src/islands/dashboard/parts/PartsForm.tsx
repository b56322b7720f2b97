import { useEffect, useEffectEvent, useState } from 'react';
import * as orderApi from '#domain/orders/api.ts';
import type { PlanPart } from '#domain/orders/parts.ts';
import type { PaymentState } from '#domain/orders/status.ts';
import { callApi } from '#browser/call-api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useWords } from '../../calls/use-words.ts';
import { paidSession } from '../paid-session.ts';
import { useLeaving } from '../../calls/use-leaving.ts';
import { useWrite } from '../../calls/use-write.ts';
import { CardChoice } from './CardChoice.tsx';
import { EarlyDate } from './EarlyDate.tsx';
import { MoveDay } from './MoveDay.tsx';
import type { PlanProps } from './parts-props.ts';

/** Loaded again, the page no longer asks about this page of the card processor. */
function forget(name: string): void {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** The parts with their days, the one to pay now, and, back from its payment page, what became of it. */
export default function PartsForm({ plan, ...props }: PlanProps) {
  const labels = useWords('case-parts');
  const { locale, account, siteEmail, onChanged } = props;
  const [note, setNoted] = useState<{ readonly text: string } | null>(null);
  const setNote = (text: string) => setNoted(text ? { text } : null);
  const { isLeaving, leave } = useLeaving();
  const pay = useWrite(locale, account);
  const stop = useWrite(locale, account);

  const look = useEffectEvent(async (sessionId: string) => {
    try {
      const { state, inReview } = await callApi(orderApi.confirmPayment, { sessionId }, { locale });
      setNote(noteOf(state, inReview));
      onChanged();
    } catch {
      setNote(labels.unknown);
      return;
    }
    forget('session_id');
  });
  const lookAtCard = useEffectEvent(async (sessionId: string) => {
    try {
      const { saved } = await callApi(orderApi.confirmCard, { sessionId }, { locale });
      setNote(saved ? labels.card.saved : labels.card.notSaved);
      onChanged();
    } catch {
      setNote(labels.unknown);
      return;
    }
    forget('card_session');
  });
  useEffect(() => {
    const sessionId = paidSession();
    if (sessionId) void look(sessionId);
    const card = new URLSearchParams(location.search).get('card_session');
    if (card) void lookAtCard(card);
  }, []);

  function noteOf(state: PaymentState, inReview?: true): string {
    if (inReview) return labels.inReview;
    if (state === 'paid') return labels.paid;
    if (state === 'processing') return labels.processing;
    return state === 'not_paid' ? labels.notPaid : '';
  }

  async function onPay(part: PlanPart): Promise<void> {
    const answer = await pay.write(orderApi.payPart, { id: part.id });
    if (!answer) return onChanged();
    leave(answer.url);
  }

  async function onStop(): Promise<void> {
    const answer = await stop.write(orderApi.stopPlan, { id: plan.id });
    if (answer !== null) setNote(labels.stopped);
    onChanged();
  }

  const isActive = plan.status === 'active';
  const toPay = isActive ? plan.parts.find(({ paidAt }) => paidAt === null) : undefined;
  const fault = pay.fault ?? stop.fault;
  const price = (part: PlanPart) => formatPrice(part.amountCents, locale);
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="parts">
      <h2 className="text-h3" id="parts" tabIndex={-1}>
        {labels.title}
      </h2>
      <FocusedNote note={note} />
      {isActive && !plan.card && <p>{labels.lead}</p>}
      <ol className="divide-y divide-line">
        {plan.parts.map((part) => (
          <li key={part.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <strong>{fill(labels.part, { place: part.place, count: plan.parts.length })}</strong>
              <span>{price(part)}</span>
              <span className={`badge ${part.state === 'paid' ? 'good' : ''}`}>
                {labels.states[part.state]}
              </span>
            </p>
            {part.state !== 'void' && (
              <p className="small quiet">
                <span>
                  {part.paidAt
                    ? fill(labels.paidOn, { date: formatDate(part.paidAt, locale) })
                    : fill(labels.due, { date: formatDate(part.dueOn, locale) })}
                </span>
                {part.movedFrom && !part.paidAt && (
                  <span>{` (${fill(labels.moved, { date: formatDate(part.movedFrom, locale) })})`}</span>
                )}
              </p>
            )}
            {part.state !== 'paid' && part.charge && labels.charges[part.charge] && (
              <p className="notice">{labels.charges[part.charge]}</p>
            )}
            {part.movableTo && (
              <MoveDay
                {...props}
                part={part}
                lastDay={part.movableTo}
                labels={labels}
                onMoved={() => {
                  setNote(labels.movedNow);
                  onChanged();
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      {toPay && (
        <p className="no-print">
          <button
            type="button"
            className={button}
            disabled={pay.isSending || isLeaving}
            onClick={() => void onPay(toPay)}
          >
            {pay.isSending || isLeaving ? labels.paying : fill(labels.pay, { amount: price(toPay) })}
          </button>
        </p>
      )}
      {toPay && <CardChoice plan={plan} labels={labels} onNote={setNote} {...props} />}
      {isActive && plan.earlyDate?.decision !== 'file_first' && (
        <p className="small quiet">{labels.filing}</p>
      )}
      {isActive && <EarlyDate plan={plan} labels={labels} onNote={setNote} {...props} />}
      {plan.status === 'paid' && <p>{labels.allPaid}</p>}
      {plan.status === 'stopped' && !note && <p>{labels.stopped}</p>}
      {isActive && (
        <details className="no-print">
          <summary className={link}>{labels.stop}</summary>
          <div className="grid gap-3 pt-2">
            <p>{labels.stopText}</p>
            <p>
              <button
                type="button"
                className={secondButton}
                disabled={stop.isSending}
                onClick={() => void onStop()}
              >
                {labels.stopSend}
              </button>
            </p>
          </div>
        </details>
      )}
    </section>
  );
}
