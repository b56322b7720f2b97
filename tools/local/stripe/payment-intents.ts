import type { Account } from './account.ts';
import { ApiError, badParameter, noSuch, wrongState } from './api-error.ts';
import type { PaymentIntent } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { readPaymentMethod } from './payment-methods.ts';
import { requireOwn } from './saved-cards.ts';
import { attemptPayment, makePaymentIntent, unexpectedState } from './take-payment.ts';

const CREATE =
  'amount currency allowed_payment_method_types amount_details application_fee_amount automatic_payment_methods ' +
  'capture_method confirm confirmation_method confirmation_token customer customer_account description ' +
  'error_on_requires_action excluded_payment_method_types expand hooks mandate mandate_data metadata off_session ' +
  'on_behalf_of payment_details payment_method payment_method_configuration payment_method_data ' +
  'payment_method_options radar_options receipt_email return_url setup_future_usage shipping ' +
  'statement_descriptor statement_descriptor_suffix transfer_data transfer_group use_stripe_sdk key client_secret';

/** Cents. Stripe's smallest charge in US dollars, and its largest. */
const SMALLEST = 50;
const LARGEST = 99_999_999;

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
    requireOwn(account, method, intent.customer);
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
  requireOwn(account, method, intent.customer);
  const outcome = attemptPayment(account, intent, method, {
    returnUrl: params.text('return_url'),
    offSession: params.flag('off_session') ?? false,
  });
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
