import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callApi } from '#browser/api.ts';
import { openStripe, pageAppearance, type Stripe, type StripeElements } from '#browser/stripe.ts';
import { showToast } from '#browser/toasts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import type { CheckoutProps, Offer, OpenedPayment } from './Checkout.tsx';

interface PayFormProps extends Pick<CheckoutProps, 'locale' | 'words' | 'account' | 'siteEmail'> {
  readonly offer: Offer;
  readonly payment: OpenedPayment;
  readonly again: () => void;
}

/** Time to read the toast before the page changes (specification section 9). */
const leaveAfterMs = 2_000;

type State = 'loading' | 'ready' | 'paying' | 'done' | 'unavailable';

/** The processor's card fields and the Pay button. Card data never touches this page's own code. */
export function PayForm({ locale, words, account, siteEmail, offer, payment, again }: PayFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    const { clientSecret, publishableKey } = payment;
    openStripe(publishableKey, locale).then(
      (stripe) => {
        if (left || !place.current) return;
        const elements = stripe.elements({ clientSecret, appearance: pageAppearance() });
        const card = elements.create('payment');
        card.on('ready', () => setState('ready'));
        card.on('loaderror', () => setState('unavailable'));
        card.mount(place.current);
        opened.current = { stripe, elements };
      },
      () => setState('unavailable'),
    );
    return () => {
      left = true;
      opened.current?.elements.getElement('payment')?.destroy();
      opened.current = null;
    };
  }, [payment, locale]);

  const leaveFor = (address: string) => setTimeout(() => location.assign(address), leaveAfterMs);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    const { stripe, elements } = opened.current;
    const fallback = path('dashboard', locale, '?payment=success');
    setState('paying');
    setProblem('');
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(fallback, location.origin).href },
      redirect: 'if_required',
    });
    if (error) {
      setState('ready');
      // What is missing in a field is said beside the field by the processor itself.
      if (error.type === 'validation_error') return;
      setProblem(error.message ?? words.failedText);
      setTries((count) => count + 1);
      showToast({
        title: words.failedTitle,
        description: error.message ?? words.failedText,
        variant: 'destructive',
      });
      return;
    }
    setState('done');
    const query = new URLSearchParams({
      package: offer.id,
      payment_intent: paymentIntent.id,
      order_id: payment.orderId,
    });
    const confirmation = path('paymentConfirmation', locale, `?${query}`);
    // The bank takes its time: that page waits with the person and tells how it ends.
    if (paymentIntent.status !== 'succeeded') return location.assign(confirmation);
    try {
      await callApi('/api/payment-confirmation', {
        method: 'POST',
        locale,
        body: { paymentIntentId: paymentIntent.id, orderId: payment.orderId },
      });
      showToast({ title: words.successTitle, description: words.successText });
      leaveFor(confirmation);
    } catch {
      showToast({ title: words.successTitle, description: words.confirmFailed });
      leaveFor(fallback);
    }
  }

  if (state === 'unavailable')
    return (
      <Fault
        title={words.intentTitle}
        text={`${account.offline} ${words.intentText}`}
        retry={{ label: account.tryAgain, onClick: again }}
        contact={{ label: account.orWrite, email: siteEmail }}
      />
    );
  const busy = state === 'paying' || state === 'done';
  return (
    <form className="pay-form" noValidate onSubmit={(event) => void pay(event)}>
      <h2>{words.card}</h2>
      {problem && (
        <Fault key={tries} title={words.failedTitle} text={`${problem} ${words.failedText}`} takesFocus />
      )}
      <div ref={place} aria-busy={state === 'loading'} />
      <p role="status" className="quiet">
        {state === 'loading' ? words.preparing : state === 'done' ? words.successText : ''}
      </p>
      <p className="small quiet">{words.secure}</p>
      <p className="buttons">
        <button type="submit" className="button" disabled={state !== 'ready'}>
          {busy ? words.paying : fill(words.pay, { price: offer.price })}
        </button>
      </p>
    </form>
  );
}
