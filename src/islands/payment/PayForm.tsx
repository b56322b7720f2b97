import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { OpenedPayment } from '#domain/orders/payment-answers.ts';
import * as orderApi from '#domain/orders/api.ts';
import { callApi } from '#browser/call-api.ts';
import { longestMs, openStripe, pageAppearance, type Stripe, type StripeElements } from '#browser/stripe.ts';
import { showToast } from '#browser/toasts.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { buttonRow } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import type { CheckoutProps, Offer } from './checkout-props.ts';

interface PayFormProps extends Pick<CheckoutProps, 'locale' | 'words' | 'account' | 'siteEmail'> {
  readonly offer: Offer;
  readonly payment: OpenedPayment;
  readonly again: () => void;
}

/** In milliseconds: time to read the toast before the page changes. */
const leaveAfterMs = 2_000;

type State = 'loading' | 'ready' | 'paying' | 'done' | 'unavailable' | 'unsure';

/** Error types that mean Stripe took no money. After any other error the card may have been charged. */
const refusedKinds: ReadonlySet<string> = new Set(['card_error', 'validation_error']);

/** Stripe's card fields and the Pay button. Card data never reaches our own code. */
export function PayForm({ locale, words, account, siteEmail, offer, payment, again }: PayFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [state, setState] = useState<State>('loading');
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let left = false;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const { clientSecret, publishableKey } = payment;
    openStripe(publishableKey, locale).then(
      (stripe) => {
        if (left || !place.current) return;
        const elements = stripe.elements({ clientSecret, appearance: pageAppearance() });
        const card = elements.create('payment');
        card.on('ready', () => {
          clearTimeout(slow);
          setState('ready');
        });
        card.on('loaderror', () => setState('unavailable'));
        card.mount(place.current);
        // A blocker may let the script through and stop its frame, of which nobody hears.
        slow = setTimeout(() => setState('unavailable'), longestMs);
        opened.current = { stripe, elements };
      },
      () => setState('unavailable'),
    );
    return () => {
      left = true;
      clearTimeout(slow);
      opened.current?.elements.getElement('payment')?.destroy();
      opened.current = null;
    };
  }, [payment, locale]);

  const intentId = payment.clientSecret.split('_secret')[0] ?? '';
  const query = new URLSearchParams({
    package: offer.id,
    payment_intent: intentId,
    order_id: payment.orderId,
  });
  const confirmation = path('paymentConfirmation', locale, `?${query}`);

  function tellFailed(message: string | undefined): void {
    setProblem(message ?? '');
    setTries((count) => count + 1);
    showToast({
      title: words.failedTitle,
      description: message || words.failedText,
      variant: 'destructive',
    });
  }

  /** Asks the server after an error that leaves open whether money was taken. We must not guess. */
  async function askServer(message: string | undefined): Promise<'succeeded' | 'processing' | 'told'> {
    try {
      const { state: paid } = await callApi(
        orderApi.confirmPayment,
        { paymentIntentId: intentId, orderId: payment.orderId },
        { locale },
      );
      if (paid === 'paid') return 'succeeded';
      if (paid === 'processing') return 'processing';
      setState(paid === 'not_paid' ? 'ready' : 'unsure');
      if (paid === 'not_paid') tellFailed(message);
    } catch {
      setState('unsure');
    }
    return 'told';
  }

  const leaveFor = (address: string) => setTimeout(() => location.assign(address), leaveAfterMs);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!opened.current || state !== 'ready') return;
    const { stripe, elements } = opened.current;
    const fallback = path('dashboard', locale, '?payment=success');
    setState('paying');
    const { error, paymentIntent } = await stripe
      .confirmPayment({
        elements,
        confirmParams: { return_url: new URL(fallback, location.origin).href },
        redirect: 'if_required',
      })
      .catch(() => ({ error: { type: 'api_connection_error', message: '' }, paymentIntent: undefined }));
    // The connection broke, or another tab has paid meanwhile. Only the server can tell.
    const status = error
      ? refusedKinds.has(error.type)
        ? 'refused'
        : await askServer(error.message)
      : paymentIntent.status;
    if (status === 'refused') {
      setState('ready');
      // Stripe shows a missing or invalid entry at its own field.
      if (error?.type === 'validation_error') setTries(0);
      else tellFailed(error?.message);
      return;
    }
    if (status === 'told') return;
    setState('done');
    // The bank has not decided yet. The confirmation page waits and shows the outcome.
    if (status !== 'succeeded') return location.assign(confirmation);
    try {
      await callApi(
        orderApi.confirmPayment,
        { paymentIntentId: intentId, orderId: payment.orderId },
        { locale },
      );
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
        text={`${words.cardBlocked} ${words.intentText}`}
        retry={{ label: account.tryAgain, onClick: again }}
        contact={{ label: account.orWrite, email: siteEmail }}
      />
    );
  const busy = state === 'paying' || state === 'done';
  return (
    <form className="grid grid-cols-1 gap-3" noValidate onSubmit={(event) => void pay(event)}>
      <h2 className="text-h3">{words.card}</h2>
      {state === 'unsure' && (
        <>
          <Fault title={words.unsureTitle} text={words.unsureText} takesFocus />
          <p className={buttonRow}>
            <a className="button" href={confirmation}>
              {words.look}
            </a>
          </p>
        </>
      )}
      {tries > 0 && state === 'ready' && (
        <Fault
          key={tries}
          title={words.failedTitle}
          text={`${problem} ${words.failedText}`.trim()}
          takesFocus
        />
      )}
      <div ref={place} aria-busy={state === 'loading'} />
      <p role="status" className="text-ink-soft empty:hidden">
        {state === 'loading' ? words.preparing : state === 'done' ? words.successText : ''}
      </p>
      <p className="small quiet">{words.secure}</p>
      <p className={buttonRow}>
        <button type="submit" className="button" disabled={state !== 'ready'}>
          {busy ? words.paying : fill(words.pay, { price: formatPrice(payment.amountCents, locale) })}
        </button>
      </p>
    </form>
  );
}
