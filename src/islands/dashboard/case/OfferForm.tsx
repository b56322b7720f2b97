import { useEffect, useEffectEvent, useState } from 'react';
import type { PackageOffer } from '#domain/cases/upgrades.ts';
import * as orderApi from '#domain/orders/api.ts';
import type { PaymentState } from '#domain/orders/status.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { callApi } from '#browser/call-api.ts';
import { leaveFor } from '#browser/leave-for.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { paidSession } from '../paid-session.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface OfferFormProps extends Pick<CasePartProps, 'packageNames' | 'onChanged'> {
  readonly offer: PackageOffer;
}

/** What another package covers and costs, with yes and no; and, back from its payment page, what happened with it. */
export default function OfferForm({ offer, packageNames, onChanged }: OfferFormProps) {
  const locale = useLocale();
  const { offer: labels } = useWords('case-forms');
  const [note, setNoted] = useState<{ readonly text: string } | null>(null);
  const setNote = (text: string) => setNoted(text ? { text } : null);
  const pay = useApiCommand(orderApi.payUpgrade);
  const decline = useApiCommand(orderApi.declineUpgrade);
  const { matters } = findPackage(offer.toPackage);
  const amount = formatPrice(offer.amountCents, locale);
  const names = { from: packageNames[offer.fromPackage], to: packageNames[offer.toPackage], count: matters };

  const look = useEffectEvent(async (sessionId: string) => {
    try {
      const body = { sessionId };
      const { state, inReview } = await callApi(orderApi.confirmPayment, body, { locale });
      setNote(noteOf(state, inReview));
      onChanged();
    } catch {
      setNote(labels.unknown);
      return;
    }
    // Loaded again, the page no longer asks about this payment.
    const address = new URL(location.href);
    address.searchParams.delete('session_id');
    history.replaceState(history.state, '', address);
  });
  useEffect(() => {
    const sessionId = paidSession();
    if (sessionId) void look(sessionId);
  }, []);

  function noteOf(state: PaymentState, inReview?: true): string {
    if (inReview) return labels.inReview;
    if (state === 'paid') return fill(labels.paid, names);
    if (state === 'processing') return labels.processing;
    return state === 'not_paid' ? labels.notPaid : '';
  }

  const onDeclined = () => {
    setNote(labels.declined);
    onChanged();
  };
  const isOpen = offer.status === 'offered';
  return (
    <section className="card grid grid-cols-1 gap-3" aria-labelledby="offer">
      <h2 className="text-h3" id="offer" tabIndex={-1}>
        {labels.title}
      </h2>
      <FocusedNote note={note} />
      {isOpen && (
        <>
          <p>{fill(matters > 1 ? labels.offer : labels.offerOne, names)}</p>
          <p className="font-strong">{fill(labels.price, { amount })}</p>
          <p>{labels.free}</p>
        </>
      )}
      {pay.fault}
      {decline.fault}
      {isOpen && (
        <div className="no-print grid gap-2">
          <p>
            <button
              type="button"
              className={button}
              disabled={pay.isRunning}
              onClick={() => void pay.run({ id: offer.id }, ({ url }) => leaveFor(url), onChanged)}
            >
              {pay.isRunning ? labels.paying : fill(labels.pay, { amount })}
            </button>
          </p>
          <details>
            <summary className={link}>{labels.decline}</summary>
            <div className="grid gap-3 pt-2">
              <p>{labels.declineText}</p>
              <p>
                <button
                  type="button"
                  className={secondButton}
                  disabled={decline.isRunning}
                  onClick={() => void decline.run({ id: offer.id }, onDeclined, onChanged)}
                >
                  {labels.declineSend}
                </button>
              </p>
            </div>
          </details>
        </div>
      )}
    </section>
  );
}
