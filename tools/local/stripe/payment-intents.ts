import type { Account } from './account.ts';
import { ApiError, badParameter, noSuch, wrongState } from './api-error.ts';
import { makeCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import type { PaymentError, PaymentIntent, PaymentMethod } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { cardOf, readPaymentMethod } from './payment-methods.ts';

const CREATE =
  'amount currency allowed_payment_method_types amount_details application_fee_amount automatic_payment_methods ' +
  'capture_method confirm confirmation_method confirmation_token customer customer_account description ' +
  'error_on_requires_action excluded_payment_method_types expand hooks mandate mandate_data metadata off_session ' +
  'on_behalf_of payment_details payment_method payment_method_configuration payment_method_data ' +
  'payment_method_options radar_options receipt_email return_url setup_future_usage shipping ' +
  'statement_descriptor statement_descriptor_suffix transfer_data transfer_group use_stripe_sdk key client_secret';

export interface NewIntent {
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

/** Cents. Stripe's smallest charge in US dollars, and its largest. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

export function makePaymentIntent(account: Account, given: NewIntent): PaymentIntent {
  const { store } = account;
  const id = store.newId('pi');
  const intent = store.paymentIntents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowedTypes ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automatic ? { allow_redirects: 'always', enabled: true } : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_${store.newId('secret', 25)}`,
    confirmation_method: 'automatic',
    created: store.now(),
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
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
    receipt_email: given.receiptEmail ?? null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statementDescriptorSuffix ?? null,
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
  options: { returnUrl?: string | null; authenticated?: boolean } = {},
): Outcome {
  const card = cardOf(account, method);
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.payment_method = method.id;
  if (card.behaviour === 'authenticates' && !options.authenticated) {
    const returnTo = options.returnUrl ?? null;
    intent.status = 'requires_action';
    intent.next_action = {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: returnTo, url: `${account.baseUrl}/3ds/${intent.id}` },
    };
    account.emit('payment_intent.requires_action', intent);
    return { kind: 'authenticate' };
  }
  if (card.decline) return decline(account, intent, method, card.decline);
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
  if (cardOf(account, method).behaviour === 'is_disputed') {
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

/** The bank's step ended. Refuses an intent that is not waiting for it. */
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

function unexpectedState(intent: PaymentIntent, verb: string): ApiError {
  return wrongState(
    'payment_intent_unexpected_state',
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    { payment_intent: structuredClone(intent) },
  );
}

export function needIntent(account: Account, id: string): PaymentIntent {
  const intent = account.store.paymentIntents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

function readAmount(params: Parameters): number {
  const amount = params.needInteger('amount');
  if (amount < 1)
    throw badParameter(
      'parameter_invalid_integer',
      'amount',
      'This value must be greater than or equal to 1.',
    );
  if (amount < SMALLEST) {
    throw badParameter('amount_too_small', 'amount', 'Amount must be at least $0.50 usd');
  }
  if (amount > LARGEST) {
    throw badParameter('amount_too_large', 'amount', 'Amount must be no more than $999,999.99');
  }
  return amount;
}

/** The `allowed_payment_method_types` of a call; null when it names none. Refuses a list without cards. */
export function readAllowedTypes(params: Parameters): string[] | null {
  const types = params.list('allowed_payment_method_types');
  if (types.length === 0) return null;
  if (!types.includes('card')) {
    throw badParameter(undefined, 'allowed_payment_method_types', 'The sandbox takes cards only.');
  }
  return types;
}

function readCustomer(account: Account, params: Parameters): string | null {
  const id = params.text('customer');
  if (id !== null && !account.store.customers.get(id)) throw noSuch('customer', id, 'customer');
  return id;
}

export function createIntent(account: Account, params: Parameters): PaymentIntent {
  params.only(CREATE);
  const amount = readAmount(params);
  const currency = params.currency();
  if ((params.text('capture_method') ?? 'automatic') === 'manual') {
    throw badParameter(
      undefined,
      'capture_method',
      'The sandbox does not hold payments for a later capture.',
    );
  }
  const types = readAllowedTypes(params);
  const intent = makePaymentIntent(account, {
    amount,
    currency,
    customer: readCustomer(account, params),
    description: params.text('description'),
    metadata: params.metadata(),
    receiptEmail: params.text('receipt_email'),
    automatic: params.inner('automatic_payment_methods').flag('enabled') ?? true,
    allowedTypes: types,
    statementDescriptorSuffix: params.text('statement_descriptor_suffix'),
    setupFutureUsage: params.text('setup_future_usage'),
  });
  if (params.flag('confirm')) return confirmWith(account, intent, params);
  const method = readPaymentMethod(account, params);
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  return intent;
}

export function updateIntent(account: Account, id: string, params: Parameters): PaymentIntent {
  const intent = needIntent(account, id);
  params.only(CREATE);
  const done =
    intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing';
  if (done && (params.has('amount') || params.has('currency')))
    throw unexpectedState(intent, 'update the amount of');
  if (params.has('amount')) intent.amount = readAmount(params);
  if (params.has('currency')) intent.currency = params.currency();
  if (params.has('customer')) intent.customer = readCustomer(account, params);
  if (params.has('description')) intent.description = params.text('description');
  if (params.has('receipt_email')) intent.receipt_email = params.text('receipt_email');
  intent.metadata = params.metadata(intent.metadata);
  const method = done ? null : readPaymentMethod(account, params);
  if (method) {
    intent.payment_method = method.id;
    intent.status = 'requires_confirmation';
  }
  return intent;
}

export function confirmIntent(account: Account, id: string, params: Parameters): PaymentIntent {
  params.only(CREATE);
  return confirmWith(account, needIntent(account, id), params);
}

function confirmWith(account: Account, intent: PaymentIntent, params: Parameters): PaymentIntent {
  const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if (!open.includes(intent.status)) throw unexpectedState(intent, 'confirm');
  const method =
    readPaymentMethod(account, params) ?? account.store.paymentMethods.get(intent.payment_method ?? '');
  if (!method) {
    throw wrongState(
      'payment_intent_unexpected_state',
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
        'PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.',
      { payment_intent: structuredClone(intent) },
    );
  }
  if (params.has('receipt_email')) intent.receipt_email = params.text('receipt_email');
  const outcome = attemptPayment(account, intent, method, { returnUrl: params.text('return_url') });
  if (outcome.kind === 'declined') {
    throw new ApiError(402, {
      ...outcome.error,
      type: 'card_error',
      payment_intent: structuredClone(intent),
    });
  }
  return intent;
}

export function cancelIntent(account: Account, id: string, params: Parameters): PaymentIntent {
  const intent = needIntent(account, id);
  params.only('cancellation_reason expand');
  const reason = params.oneOf('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpectedState(intent, 'cancel');
  intent.status = 'canceled';
  intent.canceled_at = account.store.now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  account.emit('payment_intent.canceled', intent);
  return intent;
}

const SEEN_BY_BROWSER = [
  'id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at', 'cancellation_reason',
  'capture_method', 'client_secret', 'confirmation_method', 'created', 'currency', 'description',
  'last_payment_error', 'livemode', 'next_action', 'payment_method', 'payment_method_configuration_details',
  'payment_method_types', 'processing', 'receipt_email', 'setup_future_usage', 'shipping', 'source', 'status',
]; // prettier-ignore

/** What a browser with the publishable key and the client secret may see: no metadata, customer or charge. */
export function forBrowser(intent: PaymentIntent): Record<string, unknown> {
  return Object.fromEntries(SEEN_BY_BROWSER.map((name) => [name, intent[name]]));
}
