import type { Account } from './account.ts';
import { addCustomer } from './customers.ts';
import { badParameter, missingParameter, noSuch, wrongState } from './api-error.ts';
import { createProduct, makePrice, needPrice, needProduct, readUnitAmount } from './catalogue.ts';
import type { CheckoutSession, LineItem, PaymentIntent, PaymentMethod } from './objects.ts';
import type { Parameters } from './parameters.ts';
import {
  attemptPayment,
  finishAuthentication,
  makePaymentIntent,
  readAllowedTypes,
  type Outcome,
  settleProcessing,
} from './payment-intents.ts';

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

function readLineItem(account: Account, params: Parameters): LineItem {
  params.only('adjustable_quantity dynamic_tax_rates metadata price price_data quantity tax_rates');
  const { store } = account;
  const quantity = params.integer('quantity') ?? 1;
  if (quantity < 1)
    throw badParameter('parameter_invalid_integer', params.nameOf('quantity'), 'Invalid positive integer');
  let price;
  if (params.has('price_data')) {
    const data = params
      .inner('price_data')
      .only('currency product product_data recurring tax_behavior unit_amount unit_amount_decimal');
    const currency = data.currency();
    const amount = readUnitAmount(data);
    const product = data.has('product_data')
      ? createProduct(account, data.inner('product_data')).id
      : needProduct(account, data.needText('product'), data.nameOf('product')).id;
    price = makePrice(account, { product, currency, amount, active: false });
  } else {
    const id = params.text('price');
    if (id === null) throw missingParameter(params.nameOf('price'));
    price = needPrice(account, id, params.nameOf('price'));
    if (!price.active) throw badParameter(undefined, params.nameOf('price'), `The price ${id} is inactive.`);
  }
  const total = price.unit_amount * quantity;
  return {
    id: store.newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: price.currency,
    description: needProduct(account, price.product).name,
    metadata: {},
    price: structuredClone(price),
    quantity,
  };
}

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

export function createSession(account: Account, params: Parameters): CheckoutSession {
  params.only(CREATE);
  const { store } = account;
  if ((params.text('mode') ?? 'payment') !== 'payment') {
    throw badParameter(undefined, 'mode', 'The sandbox knows the mode `payment` only.');
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
  const given = params.innerList('line_items');
  if (given.length === 0) throw missingParameter('line_items');
  const items = given.map((item) => readLineItem(account, item));
  const currency = items[0]?.currency ?? 'usd';
  if (items.some((item) => item.currency !== currency)) {
    throw badParameter(undefined, 'line_items', 'All line items must have the same currency.');
  }
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (total < 50) {
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
    amount_subtotal: total,
    amount_total: total,
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
      submit: null,
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
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
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

function customerDetails(given: { email: string | null; name: string | null }): Record<string, unknown> {
  return {
    address: null,
    business_name: null,
    email: given.email,
    individual_name: null,
    name: given.name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
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

/** Pays an open session. The payment intent comes into being here, not with the session, as with Stripe. */
export function paySession(
  account: Account,
  session: CheckoutSession,
  method: PaymentMethod,
  person: { email: string | null; name: string | null },
): Outcome {
  expireIfOver(account, session);
  if (session.status !== 'open') {
    throw wrongState('checkout_session_not_open', `This Checkout Session is ${session.status}.`);
  }
  session.customer_details = customerDetails(person);
  if (session['customer_creation'] === 'always') session.customer ??= addCustomer(account, person).id;
  const intent = intentOf(account, session);
  return conclude(account, session, attemptPayment(account, intent, method, { returnUrl: session.url }));
}

/** The bank's step of a session's payment ended. */
export function finishSessionAuthentication(
  account: Account,
  session: CheckoutSession,
  passed: boolean,
): Outcome {
  return conclude(account, session, finishAuthentication(account, intentOf(account, session), passed));
}

function intentOf(account: Account, session: CheckoutSession): PaymentIntent {
  const existing = account.store.paymentIntents.get(session.payment_intent ?? '');
  if (existing) return existing;
  const data = account.store.intentData[session.id] ?? {};
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
  const intent = makePaymentIntent(account, {
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    description: text('description'),
    metadata: { ...(data['metadata'] as Record<string, string> | undefined) },
    receiptEmail: text('receipt_email'),
    statementDescriptorSuffix: text('statement_descriptor_suffix'),
    setupFutureUsage: text('setup_future_usage'),
    allowedTypes: session['allowed_payment_method_types'] as string[] | null,
  });
  const received = account.receivedAmounts.get(session.id);
  if (received !== undefined) account.receivedAmounts.set(intent.id, received);
  session.payment_intent = intent.id;
  return intent;
}

function conclude(account: Account, session: CheckoutSession, outcome: Outcome): Outcome {
  if (outcome.kind === 'succeeded' || outcome.kind === 'processing') {
    session.status = 'complete';
    session.payment_status = outcome.kind === 'succeeded' ? 'paid' : 'unpaid';
    session.url = null;
    account.emit('checkout.session.completed', session);
  }
  return outcome;
}

/** Decides a payment that is `processing`, and updates its session if it has one. */
export function settlePayment(account: Account, intent: PaymentIntent, how: 'succeed' | 'fail'): void {
  settleProcessing(account, intent, how);
  const session = account.store.checkoutSessions.all().find((each) => each.payment_intent === intent.id);
  if (!session) return;
  if (how === 'succeed') session.payment_status = 'paid';
  account.emit(`checkout.session.async_payment_${how === 'succeed' ? 'succeeded' : 'failed'}`, session);
}

/** Where the person goes after paying. Stripe fills in the session's id. */
export function successAddress(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
