import { useEffect, useEffectEvent, useState } from 'react';
import type { PackageOffer } from '#domain/cases/upgrades.ts';
import * as orderApi from '#domain/orders/api.ts';
import type { PaymentState } from '#domain/orders/status.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { callApi } from '#browser/call-api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { paidSession } from '../paid-session.ts';
import { useLeaving } from '../../calls/use-leaving.ts';
import { useFormWords } from '../use-form-words.ts';
import { useWrite } from '../../calls/use-write.ts';

interface OfferFormProps extends CasePartProps {
  readonly offer: PackageOffer;
}

/** What another package covers and costs, with yes and no; and, back from its payment page, what became of it. */
export default function OfferForm({ offer, ...shown }: OfferFormProps) {
  const props = useFormWords(shown);
  const { locale, account, page, siteEmail, packageNames, onChanged } = props;
  const labels = page.offer;
  const [note, setNoted] = useState<{ readonly text: string } | null>(null);
  const setNote = (text: string) => setNoted(text ? { text } : null);
  const pay = useWrite(locale, account);
  const decline = useWrite(locale, account);
  const { isLeaving, leave } = useLeaving();
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

  async function onPay(): Promise<void> {
    const answer = await pay.write(orderApi.payUpgrade, { id: offer.id });
    if (!answer) return onChanged();
    leave(answer.url);
  }

  async function onDecline(): Promise<void> {
    const answer = await decline.write(orderApi.declineUpgrade, { id: offer.id });
    if (answer !== null) setNote(labels.declined);
    onChanged();
  }

  const fault = pay.fault ?? decline.fault;
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
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      {isOpen && (
        <div className="no-print grid gap-2">
          <p>
            <button
              type="button"
              className={button}
              disabled={pay.isSending || isLeaving}
              onClick={() => void onPay()}
            >
              {pay.isSending || isLeaving ? labels.paying : fill(labels.pay, { amount })}
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
                  disabled={decline.isSending}
                  onClick={() => void onDecline()}
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
