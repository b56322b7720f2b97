import { useEffect, useEffectEvent, useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import * as orderApi from '#domain/orders/api.ts';
import type { PaymentPlan, PlanPart } from '#domain/orders/parts.ts';
import type { PaymentState } from '#domain/orders/status.ts';
import { callApi } from '#browser/call-api.ts';
import { leaveFor } from '#browser/leave-for.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { DoneHere, useTellDone } from '#ui/form/DoneHere.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { paidSession } from '../paid-session.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import { CardChoice } from './CardChoice.tsx';
import { EarlyDate } from './EarlyDate.tsx';
import { MoveDay } from './MoveDay.tsx';

/** Loaded again, the page no longer asks about this page of the card processor. */
function forget(name: string): void {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

interface PartsFormProps {
  readonly plan: PaymentPlan;
  /** Whether we take the papers to the court: filing then waits for the last part, unless staff decide otherwise. */
  readonly weFile: boolean;
  readonly onChanged: () => void;
}

/** The parts with their days, the one to pay now, and, back from its payment page, what happened with it. */
export default function PartsForm(props: PartsFormProps) {
  const labels = useWords('case-parts');
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="parts">
      <h2 className="text-h3" id="parts" tabIndex={-1}>
        {labels.title}
      </h2>
      <DoneHere>
        <Plan {...props} />
      </DoneHere>
    </section>
  );
}

function Plan({ plan, weFile, onChanged }: PartsFormProps) {
  const labels = useWords('case-parts');
  const locale = useLocale();
  const tell = useTellDone();
  /** Said above in other words. */
  const [isStopped, setStopped] = useState(false);
  const pay = useApiCommand(orderApi.payPart, { alsoReloads: [caseApi.read] });
  const stop = useApiCommand(orderApi.stopPlan, { alsoReloads: [caseApi.read] });

  const look = useEffectEvent(async (sessionId: string) => {
    try {
      const { state, inReview } = await callApi(orderApi.confirmPayment, { sessionId }, { locale });
      tell?.(noteOf(state, inReview));
      onChanged();
    } catch {
      tell?.(labels.unknown);
      return;
    }
    forget('session_id');
  });
  const lookAtCard = useEffectEvent(async (sessionId: string) => {
    try {
      const { saved } = await callApi(orderApi.confirmCard, { sessionId }, { locale });
      tell?.(saved ? labels.card.saved : labels.card.notSaved);
      onChanged();
    } catch {
      tell?.(labels.unknown);
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

  const isActive = plan.status === 'active';
  const toPay = isActive ? plan.parts.find(({ paidAt }) => paidAt === null) : undefined;
  const price = (part: PlanPart) => formatPrice(part.amountCents, locale);
  return (
    <>
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
            {part.movableTo && <MoveDay part={part} lastDay={part.movableTo} />}
          </li>
        ))}
      </ol>
      {pay.fault}
      {stop.fault}
      {toPay && (
        <p className="no-print">
          <button
            type="button"
            className={button}
            disabled={pay.isRunning}
            onClick={() => void pay.run({ id: toPay.id }, ({ url }) => leaveFor(url), onChanged)}
          >
            {pay.isRunning ? labels.paying : fill(labels.pay, { amount: price(toPay) })}
          </button>
        </p>
      )}
      {toPay && <CardChoice plan={plan} onChanged={onChanged} />}
      {isActive && weFile && plan.earlyDate?.decision !== 'file_first' && (
        <p className="small quiet">{labels.filing}</p>
      )}
      {isActive && weFile && <EarlyDate plan={plan} />}
      {plan.status === 'paid' && <p>{labels.allPaid}</p>}
      {plan.status === 'stopped' && !isStopped && <p>{labels.stopped}</p>}
      {isActive && (
        <details className="no-print">
          <summary className={link}>{labels.stop}</summary>
          <div className="grid gap-3 pt-2">
            <p>{labels.stopText}</p>
            <p>
              <button
                type="button"
                className={secondButton}
                disabled={stop.isRunning}
                onClick={() =>
                  void stop.run(
                    { id: plan.id },
                    () => {
                      setStopped(true);
                      tell?.(labels.stopped);
                    },
                    onChanged,
                  )
                }
              >
                {labels.stopSend}
              </button>
            </p>
          </div>
        </details>
      )}
    </>
  );
}
