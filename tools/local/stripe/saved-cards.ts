// Cards kept for later: the setup intent of a page in setup mode, and what a customer has.
import type { Account } from './account.ts';
import { noSuch, wrongState } from './api-error.ts';
import type { Metadata, PaymentError, PaymentMethod, SetupIntent } from './objects.ts';
import { cardOf } from './payment-methods.ts';
import type { Outcome } from './take-payment.ts';

export function makeSetupIntent(
  account: Account,
  details: { customer: string | null; description: string | null; metadata: Metadata },
): SetupIntent {
  const { store } = account;
  const id = store.newId('seti');
  const intent = store.setupIntents.add({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    attach_to_self: false,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_${store.newId('secret', 25)}`,
    created: store.now(),
    customer: details.customer,
    customer_account: null,
    description: details.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: details.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  });
  account.emit('setup_intent.created', intent);
  return intent;
}

/** Tries to keep a card. `passed`: what the bank answered, once it was asked. */
export function attemptSave(
  account: Account,
  intent: SetupIntent,
  method: PaymentMethod,
  passed: boolean | null = null,
): Outcome {
  const { behavior, decline } = cardOf(account, method);
  intent.last_setup_error = null;
  intent.next_action = null;
  intent.payment_method = method.id;
  if (behavior === 'declines' && decline) {
    const { declineCode, ...rest } = decline;
    return refuse(account, intent, {
      type: 'card_error',
      ...rest,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    });
  }
  if (['authenticates', 'always_authenticates', 'authenticates_once'].includes(behavior)) {
    if (passed === null) {
      intent.status = 'requires_action';
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: null, url: `${account.baseUrl}/3ds/${intent.id}` },
      };
      account.emit('setup_intent.requires_action', intent);
      return { kind: 'authenticate' };
    }
    if (!passed) {
      return refuse(account, intent, {
        type: 'invalid_request_error',
        code: 'setup_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      });
    }
    account.store.authenticated[method.id] = true;
  }
  intent.status = 'succeeded';
  method.customer = intent.customer;
  account.emit('payment_method.attached', method);
  account.emit('setup_intent.succeeded', intent);
  return { kind: 'succeeded' };
}

function refuse(account: Account, intent: SetupIntent, error: PaymentError): Outcome {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_setup_error = error;
  account.emit('setup_intent.setup_failed', intent);
  return { kind: 'declined', error };
}

/** Takes a card away from its customer; it can never be charged again. */
export function detach(account: Account, id: string): PaymentMethod {
  const method = account.store.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id);
  if (method.customer === null) {
    throw wrongState(
      'payment_method_unexpected_state',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  account.store.detached[method.id] = true;
  account.emit('payment_method.detached', method);
  return method;
}

/** Refuses a kept card that is not this customer's, as Stripe does. */
export function requireOwn(account: Account, method: PaymentMethod, customer: string | null): void {
  if (account.store.detached[method.id] || (method.customer !== null && method.customer !== customer)) {
    throw wrongState(
      'payment_method_unexpected_state',
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
        'connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
    );
  }
}
