import type { Account } from './account.ts';
import { badParameter, missingParameter, noSuch, wrongState } from './api-error.ts';
import { customerDetails } from './customers.ts';
import { readLineItem } from './line-items.ts';
import type { CheckoutSession } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { readAllowedTypes } from './payment-intents.ts';
import { makeSetupIntent } from './saved-cards.ts';

const CREATE =
  'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax ' +
  'billing_address_collection branding_settings cancel_url client_reference_id consent_collection currency ' +
  'custom_fields custom_text customer customer_account customer_creation customer_email customer_update discounts ' +
  'excluded_payment_method_types expand expires_at integration_identifier invoice_creation line_items locale ' +
  'managed_payments metadata mode name_collection optional_items origin_context payment_intent_data ' +
  'payment_method_collection payment_method_configuration payment_method_data payment_method_options ' +
  'permissions phone_number_collection redirect_on_completion return_url ' +
  'saved_payment_method_options setup_intent_data shipping_address_collection shipping_options submit_type ' +
  'subscription_data success_url tax_id_collection ui_mode wallet_options';

/** Seconds. Stripe keeps a page open for 24 hours, at least 30 minutes when the caller says otherwise. */
const LONGEST = 24 * 3600;
const SHORTEST = 30 * 60;
/** Seconds by which the caller's clock may be behind. */
const SLACK = 10;

function readExpiry(account: Account, params: Parameters): number {
  const now = account.store.now();
  const at = params.integer('expires_at');
  if (at === null) return now + LONGEST;
  if (at < now + SHORTEST - SLACK) {
    throw badParameter(
      undefined,
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (at > now + LONGEST + SLACK) {
    throw badParameter(
      undefined,
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return at;
}

function readUrl(params: Parameters, name: string): string | null {
  const value = params.text(name);
  if (value !== null && !URL.canParse(value)) throw badParameter('url_invalid', name, 'Not a valid URL');
  return value;
}

/** What stands beside the button; Stripe takes up to 1,200 characters of it. */
function submitText(params: Parameters): { message: string } | null {
  const submit = params.inner('custom_text').inner('submit');
  const message = submit.text('message');
  if (message === null) return null;
  if (message.length <= 1_200) return { message };
  throw badParameter(undefined, submit.nameOf('message'), 'Invalid string: must be at most 1200 characters');
}

export function createSession(account: Account, params: Parameters): CheckoutSession {
  params.only(CREATE);
  const { store } = account;
  const mode = params.text('mode') ?? 'payment';
  if (mode !== 'payment' && mode !== 'setup') {
    throw badParameter(undefined, 'mode', 'The sandbox knows the modes `payment` and `setup` only.');
  }
  if ((params.text('ui_mode') ?? 'hosted_page') !== 'hosted_page') {
    throw badParameter(undefined, 'ui_mode', 'The sandbox knows the mode `hosted_page` only.');
  }
  const successUrl = readUrl(params, 'success_url');
  if (successUrl === null) throw missingParameter('success_url');
  const reference = params.text('client_reference_id');
  if (reference !== null && reference.length > 200) {
    throw badParameter(
      undefined,
      'client_reference_id',
      'client_reference_id may hold up to 200 characters.',
    );
  }
  const customer = params.text('customer');
  if (customer !== null && !store.customers.get(customer)) throw noSuch('customer', customer, 'customer');
  const email = params.text('customer_email');
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw badParameter('email_invalid', 'customer_email', `Invalid email address: ${email}`);
  }
  if (customer !== null && email !== null) {
    throw badParameter(
      undefined,
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
    );
  }
  const cancelUrl = readUrl(params, 'cancel_url');
  const expiresAt = readExpiry(account, params);
  const allowedTypes = readAllowedTypes(params);
  const metadata = params.metadata();
  const isSetup = mode === 'setup';
  const lineItems = params.innerList('line_items');
  if (isSetup && lineItems.length > 0) {
    throw badParameter(undefined, 'line_items', 'You can not pass `line_items` in `setup` mode.');
  }
  if (isSetup && params.has('payment_intent_data')) {
    throw badParameter(
      undefined,
      'payment_intent_data',
      'You can not pass `payment_intent_data` in `setup` mode.',
    );
  }
  if (isSetup && params.has('submit_type')) {
    throw badParameter(undefined, 'submit_type', 'You can not pass `submit_type` in `setup` mode.');
  }
  if (isSetup && !params.has('currency') && allowedTypes === null) throw missingParameter('currency');
  if (!isSetup && lineItems.length === 0) throw missingParameter('line_items');
  const items = lineItems.map((item) => readLineItem(account, item));
  const currency = items[0]?.currency ?? (isSetup ? params.text('currency') : 'usd');
  if (items.some((item) => item.currency !== currency)) {
    throw badParameter(undefined, 'line_items', 'All line items must have the same currency.');
  }
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (!isSetup && total < 50) {
    throw badParameter(
      'amount_too_small',
      'line_items',
      "The Checkout Session's total amount due must add up to at least $0.50 usd",
    );
  }
  const data = params
    .inner('payment_intent_data')
    .only(
      'application_fee_amount capture_method description metadata on_behalf_of receipt_email setup_future_usage ' +
        'shipping statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    );
  const id = store.newId('cs_test', 58);
  const setupData = params.inner('setup_intent_data').only('description metadata on_behalf_of');
  store.intentData[id] = {
    description: data.text('description'),
    metadata: data.metadata(),
    receipt_email: data.text('receipt_email'),
    statement_descriptor_suffix: data.text('statement_descriptor_suffix'),
    setup_future_usage: data.text('setup_future_usage'),
  };
  store.lineItems[id] = items;
  const session = store.checkoutSessions.add({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.flag('allow_promotion_codes'),
    allowed_payment_method_types: allowedTypes,
    amount_subtotal: isSetup ? null : total,
    amount_total: isSetup ? null : total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.text('billing_address_collection'),
    cancel_url: cancelUrl,
    client_reference_id: reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: store.now(),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: submitText(params),
      terms_of_service_acceptance: null,
    },
    customer,
    customer_account: null,
    customer_creation: customer === null ? (params.text('customer_creation') ?? 'if_required') : null,
    customer_details: email === null ? null : customerDetails({ email, name: null }),
    customer_email: email,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: params.text('locale'),
    managed_payments: { enabled: false },
    metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: isSetup
      ? makeSetupIntent(account, {
          customer,
          description: setupData.text('description'),
          metadata: setupData.metadata(),
        }).id
      : null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.text('submit_type'),
    subscription: null,
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.baseUrl}/c/pay/${id}`,
    wallet_options: null,
  });
  planExpiry(account, session);
  return session;
}

/** Expires the page once its time is over. */
export function planExpiry(account: Account, session: CheckoutSession): void {
  if (session.status !== 'open') return;
  const wait = Math.max(0, (session.expires_at - account.store.now()) * 1000);
  account.later(wait, () => expireIfOver(account, session));
}

/** Moves a session whose time is over to `expired`. */
export function expireIfOver(account: Account, session: CheckoutSession): void {
  if (session.status === 'open' && session.expires_at <= account.store.now()) end(account, session);
}

function end(account: Account, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  const intent = account.store.paymentIntents.get(session.payment_intent ?? '');
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    intent.status = 'canceled';
    intent.canceled_at = account.store.now();
    intent.cancellation_reason = 'automatic';
    intent.next_action = null;
    account.emit('payment_intent.canceled', intent);
  }
  account.emit('checkout.session.expired', session);
}

export function needSession(account: Account, id: string): CheckoutSession {
  const session = account.store.checkoutSessions.get(id);
  if (!session) throw noSuch('checkout.session', id, 'session');
  expireIfOver(account, session);
  return session;
}

export function updateSession(account: Account, id: string, params: Parameters): CheckoutSession {
  const session = needSession(account, id);
  params.only('collected_information expand metadata shipping_options');
  session.metadata = params.metadata(session.metadata);
  return session;
}

export function expireSession(account: Account, id: string): CheckoutSession {
  const session = needSession(account, id);
  if (session.status !== 'open') {
    throw wrongState(
      'checkout_session_not_open',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  end(account, session);
  return session;
}
