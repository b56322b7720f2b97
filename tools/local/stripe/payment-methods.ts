import type { Account } from './account.ts';
import { ApiError, badParameter, noSuch } from './api-error.ts';
import type { BillingDetails, PaymentMethod } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { findTestCard, isCardNumber, TEST_CARDS, type TestCard } from './test-cards.ts';

export interface TypedCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

function cardError(code: string, param: string, message: string, declineCode?: string): ApiError {
  return new ApiError(402, {
    type: 'card_error',
    code,
    message,
    param,
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
  });
}

/** Refuses what no card can have, with Stripe's codes and words. */
export function checkCard(account: Account, card: TypedCard): TestCard {
  if (!isCardNumber(card.number))
    throw cardError('incorrect_number', 'number', 'Your card number is incorrect.');
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const year = card.expYear < 100 ? 2000 + card.expYear : card.expYear;
  const today = new Date(account.store.now() * 1000);
  const months = (year - today.getUTCFullYear()) * 12 + card.expMonth - 1 - today.getUTCMonth();
  if (!Number.isInteger(year) || months < 0 || months > 50 * 12) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) {
    throw cardError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const known = findTestCard(card.number);
  if (!known) {
    throw cardError(
      'card_declined',
      'number',
      'Your card was declined. Your request was in test mode, but used a non test card. ' +
        'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      'test_mode_live_card',
    );
  }
  return known;
}

export function noBilling(details: { email?: string | null; name?: string | null } = {}): BillingDetails {
  return {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: details.email ?? null,
    name: details.name ?? null,
    phone: null,
    tax_id: null,
  };
}

export function makePaymentMethod(
  account: Account,
  card: TestCard,
  expiry: { month: number; year: number },
  billing: BillingDetails = noBilling(),
): PaymentMethod {
  const { store } = account;
  const method = store.paymentMethods.add({
    id: store.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year < 100 ? 2000 + expiry.year : expiry.year,
      fingerprint: `local${card.number.slice(-11)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    radar_options: {},
    type: 'card',
  });
  store.cardNumbers[method.id] = card.number;
  return method;
}

/** The card behind a payment method the sandbox made. */
export function cardOf(account: Account, method: PaymentMethod): TestCard {
  return findTestCard(account.store.cardNumbers[method.id] ?? '') ?? (TEST_CARDS[0] as TestCard);
}

function readBilling(parameters: Parameters): BillingDetails {
  const address = parameters.inner('address');
  return {
    address: Object.fromEntries(
      ['city', 'country', 'line1', 'line2', 'postal_code', 'state'].map((name) => [name, address.text(name)]),
    ),
    email: parameters.text('email'),
    name: parameters.text('name'),
    phone: parameters.text('phone'),
    tax_id: parameters.text('tax_id'),
  };
}

/** The payment method a request names or describes; null when it does neither. */
export function readPaymentMethod(account: Account, params: Parameters): PaymentMethod | null {
  const named = params.text('payment_method');
  if (named !== null) {
    const method = account.store.paymentMethods.get(named);
    if (method) return method;
    const known = findTestCard(named);
    if (!known) throw noSuch('PaymentMethod', named, 'payment_method');
    return makePaymentMethod(account, known, { month: 12, year: new Date().getUTCFullYear() + 4 });
  }
  if (!params.has('payment_method_data')) return null;
  const data = params.inner('payment_method_data');
  if (data.needText('type') !== 'card') {
    throw badParameter(undefined, data.nameOf('type'), 'The sandbox takes payment methods of type card.');
  }
  const card = data.inner('card');
  const typed = {
    number: card.needText('number'),
    expMonth: card.needInteger('exp_month'),
    expYear: card.needInteger('exp_year'),
    cvc: card.text('cvc') ?? '',
  };
  return makePaymentMethod(
    account,
    checkCard(account, typed),
    { month: typed.expMonth, year: typed.expYear },
    readBilling(data.inner('billing_details')),
  );
}
