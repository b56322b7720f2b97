import type { Account } from './account.ts';
import { wrongState } from './api-error.ts';
import { expireIfOver } from './checkout-sessions.ts';
import { addCustomer, customerDetails } from './customers.ts';
import type { CheckoutSession, PaymentIntent, PaymentMethod, SetupIntent } from './objects.ts';
import { attemptSave } from './saved-cards.ts';
import {
  attemptPayment,
  finishAuthentication,
  makePaymentIntent,
  settleProcessing,
  type Outcome,
} from './take-payment.ts';

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
  if (session.mode === 'setup') {
    const setup = setupOf(account, session);
    setup.customer = session.customer;
    return conclude(account, session, attemptSave(account, setup, method));
  }
  const intent = intentOf(account, session);
  return conclude(account, session, attemptPayment(account, intent, method, { returnUrl: session.url }));
}

/** Continues a session's payment after the bank's step. */
export function finishSessionAuthentication(
  account: Account,
  session: CheckoutSession,
  passed: boolean,
): Outcome {
  if (session.mode === 'setup') {
    const setup = setupOf(account, session);
    const method = account.store.paymentMethods.get(setup.payment_method ?? '');
    if (setup.status !== 'requires_action' || !method) {
      throw wrongState('setup_intent_unexpected_state', `This SetupIntent is ${setup.status}.`);
    }
    return conclude(account, session, attemptSave(account, setup, method, passed));
  }
  return conclude(account, session, finishAuthentication(account, intentOf(account, session), passed));
}

function setupOf(account: Account, session: CheckoutSession): SetupIntent {
  const setup = account.store.setupIntents.get(session.setup_intent ?? '');
  if (!setup) throw wrongState('checkout_session_not_open', 'This Checkout Session keeps no card.');
  return setup;
}

function intentOf(account: Account, session: CheckoutSession): PaymentIntent {
  const existing = account.store.paymentIntents.get(session.payment_intent ?? '');
  if (existing) return existing;
  const data = account.store.intentData[session.id] ?? {};
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : null);
  const intent = makePaymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
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
    if (session.mode === 'payment') session.payment_status = outcome.kind === 'succeeded' ? 'paid' : 'unpaid';
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
