import type { Account } from './account.ts';
import { wrongState, type ApiError } from './api-error.ts';
import { makeCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import type { PaymentError, PaymentIntent, PaymentMethod } from './objects.ts';
import { cardOf } from './payment-methods.ts';

export interface NewIntent {
  /** Only for what is kept under an id from elsewhere. */
  id?: string;
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  receiptEmail?: string | null;
  automatic?: boolean;
  allowedTypes?: string[] | null;
  statementDescriptorSuffix?: string | null;
  setupFutureUsage?: string | null;
}

export function makePaymentIntent(account: Account, details: NewIntent): PaymentIntent {
  const { store } = account;
  const id = details.id ?? store.newId('pi');
  const intent = store.paymentIntents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: details.allowedTypes ?? null,
    amount: details.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: details.automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${store.newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: store.now(),
    currency: details.currency,
    customer: details.customer ?? null,
    customer_account: null,
    description: details.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: details.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: details.receiptEmail ?? null,
    review: null,
    setup_future_usage: details.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: details.statementDescriptorSuffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  });
  account.emit('payment_intent.created', intent);
  return intent;
}

export type Outcome =
  { kind: 'succeeded' | 'processing' | 'authenticate' } | { kind: 'declined'; error: PaymentError };

/** Tries to take the money. `authenticated` is set once the person has passed the bank's step. */
export function attemptPayment(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  options: { returnUrl?: string | null; authenticated?: boolean; offSession?: boolean } = {},
): Outcome {
  const card = cardOf(account, method);
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.payment_method = method.id;
  const asks =
    card.behavior === 'authenticates' ||
    card.behavior === 'always_authenticates' ||
    (card.behavior === 'authenticates_once' && !account.store.authenticated[method.id]);
  if (asks && options.offSession) {
    return decline(account, intent, method, {
      code: 'authentication_required',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
  }
  if (asks && !options.authenticated) {
    const returnTo = options.returnUrl ?? null;
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnTo, url: `${account.baseUrl}/3ds/${intent.id}` },
    };
    account.emit('payment_intent.requires_action', intent);
    return { kind: 'authenticate' };
  }
  const isSpared = card.behavior === 'declines_when_saved' && method.customer === null;
  if (card.decline && !isSpared) return decline(account, intent, method, card.decline);
  if (account.settleLater) {
    intent.status = 'processing';
    intent.processing = { type: 'card', card: {} };
    account.emit('payment_intent.processing', intent);
    return { kind: 'processing' };
  }
  succeed(account, intent, method, options.authenticated ?? false);
  return { kind: 'succeeded' };
}

function succeed(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): void {
  const amount = account.receivedAmounts.get(intent.id) ?? intent.amount;
  const charge = makeCharge(account, intent, method, { amount, authenticated });
  intent.status = 'succeeded';
  intent.processing = null;
  intent.latest_charge = charge.id;
  intent.amount_received = amount;
  account.emit('payment_intent.succeeded', intent);
  account.emit('charge.succeeded', charge);
  if (cardOf(account, method).behavior === 'is_disputed') {
    account.later(account.laterMs, () => void openDispute(account, charge));
  }
}

function decline(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: { code: string; declineCode?: string; message: string },
): Outcome {
  const charge = makeCharge(account, intent, method, {
    amount: intent.amount,
    authenticated: false,
    failure,
  });
  const error: PaymentError = {
    type: 'card_error',
    charge: charge.id,
    code: failure.code,
    doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll('_', '-')}`,
    message: failure.message,
    payment_method: structuredClone(method),
    ...(failure.declineCode === undefined ? {} : { decline_code: failure.declineCode }),
  };
  backToStart(intent, error);
  intent.latest_charge = charge.id;
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
  return { kind: 'declined', error };
}

function backToStart(intent: PaymentIntent, error: PaymentError): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.processing = null;
  intent.last_payment_error = error;
}

/** Continues after the bank's step. Refuses an intent that is not waiting for it. */
export function finishAuthentication(account: Account, intent: PaymentIntent, passed: boolean): Outcome {
  const method = account.store.paymentMethods.get(intent.payment_method ?? '');
  if (intent.status !== 'requires_action' || !method) throw unexpectedState(intent, 'authenticate');
  if (passed) return attemptPayment(account, intent, method, { authenticated: true });
  const error: PaymentError = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    payment_method: structuredClone(method),
  };
  backToStart(intent, error);
  account.emit('payment_intent.payment_failed', intent);
  return { kind: 'declined', error };
}

/** Ends the wait of a payment that is `processing`. */
export function settleProcessing(account: Account, intent: PaymentIntent, how: 'succeed' | 'fail'): void {
  const method = account.store.paymentMethods.get(intent.payment_method ?? '');
  if (intent.status !== 'processing' || !method) throw unexpectedState(intent, 'settle');
  if (how === 'succeed') succeed(account, intent, method, false);
  else {
    decline(account, intent, method, {
      code: 'card_declined',
      declineCode: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
}

export function unexpectedState(intent: PaymentIntent, verb: string): ApiError {
  return wrongState(
    'payment_intent_unexpected_state',
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    { payment_intent: structuredClone(intent) },
  );
}
