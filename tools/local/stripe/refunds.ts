import type { Account } from './account.ts';
import { ApiError, badParameter, missingParameter, noSuch, wrongState } from './api-error.ts';
import { bookBalance } from './charges.ts';
import type { Charge, Refund } from './objects.ts';
import type { Parameters } from './parameters.ts';
import { cardOf } from './payment-methods.ts';

/** Gives back all that is left of a charge, or a part of it (cents). Refuses more than is left. */
export function refundCharge(
  account: Account,
  charge: Charge,
  options: { amount?: number | null; reason?: string | null; metadata?: Record<string, string> } = {},
): Refund {
  const { store } = account;
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid || left <= 0) {
    throw wrongState('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  }
  if (charge.disputed) {
    throw wrongState('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  }
  const amount = options.amount ?? left;
  if (amount < 1) throw badParameter('parameter_invalid_integer', 'amount', 'Invalid positive integer');
  if (amount > left) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      param: 'amount',
      message: `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
    });
  }
  const method = store.paymentMethods.get(charge.payment_method ?? '');
  const behavior = method ? cardOf(account, method).behavior : 'succeeds';
  const waits = behavior === 'refund_fails' || behavior === 'refund_waits';
  const id = store.newId('re');
  const booked = bookBalance(account, {
    amount: -amount,
    currency: charge.currency,
    type: 'refund',
    source: id,
  });
  const refund = store.refunds.add({
    id,
    object: 'refund',
    amount,
    balance_transaction: booked.id,
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: options.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: options.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: waits ? 'pending' : 'succeeded',
    transfer_reversal: null,
  });
  count(charge, amount);
  charge.refunds.data.unshift(refund);
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge, { amount_refunded: charge.amount_refunded - amount });
  if (waits) {
    account.later(account.laterMs, () => {
      if (refund.status !== 'pending') return;
      if (behavior === 'refund_fails') failRefund(account, refund);
      else {
        refund.status = 'succeeded';
        account.emit('refund.updated', refund, { status: 'pending' });
        account.emit('charge.refund.updated', refund, { status: 'pending' });
      }
    });
  }
  return refund;
}

function count(charge: Charge, cents: number): void {
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded >= charge.amount_captured;
}

/** The bank would not take the money back: it stays with the business. */
export function failRefund(account: Account, refund: Refund): Refund {
  if (refund.status === 'failed' || refund.status === 'canceled') {
    throw wrongState('refund_closed', `The refund is ${refund.status}.`);
  }
  const before = { status: refund.status };
  refund.status = 'failed';
  refund['failure_reason'] = 'expired_or_canceled_card';
  refund['failure_balance_transaction'] = bookBalance(account, {
    amount: refund.amount,
    currency: refund.currency,
    type: 'refund_failure',
    source: refund.id,
  }).id;
  const charge = account.store.charges.get(refund.charge);
  if (charge) count(charge, -refund.amount);
  account.emit('refund.failed', refund, before);
  account.emit('refund.updated', refund, before);
  account.emit('charge.refund.updated', refund, before);
  return refund;
}

export function needCharge(account: Account, id: string, param = 'id'): Charge {
  const charge = account.store.charges.get(id);
  if (!charge) throw noSuch('charge', id, param);
  return charge;
}

/** The successful charge of a payment; refuses a payment that has none. */
export function chargeOfIntent(account: Account, intentId: string): Charge {
  const intent = account.store.paymentIntents.get(intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = account.store.charges.get(intent.latest_charge ?? '');
  if (!charge?.paid) {
    throw wrongState(
      'intent_invalid_state',
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    );
  }
  return charge;
}

export function createRefund(account: Account, params: Parameters): Refund {
  params.only(
    'amount charge currency customer expand instructions_email metadata origin payment_intent reason ' +
      'refund_application_fee reverse_transfer',
  );
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  const amount = params.integer('amount');
  const metadata = params.metadata();
  if (chargeId === null && intentId === null) throw missingParameter('payment_intent');
  const charge =
    intentId === null ? needCharge(account, chargeId ?? '', 'charge') : chargeOfIntent(account, intentId);
  return refundCharge(account, charge, { amount, reason, metadata });
}

export function needRefund(account: Account, id: string): Refund {
  const refund = account.store.refunds.get(id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

export function updateRefund(account: Account, id: string, params: Parameters): Refund {
  const refund = needRefund(account, id);
  params.only('metadata expand');
  const before = { metadata: refund.metadata };
  refund.metadata = params.metadata(refund.metadata);
  account.emit('refund.updated', refund, before);
  account.emit('charge.refund.updated', refund, before);
  return refund;
}

/** Takes back a refund that is still pending. */
export function cancelRefund(account: Account, id: string): Refund {
  const refund = needRefund(account, id);
  if (refund.status !== 'pending') throw wrongState('refund_closed', `The refund is ${refund.status}.`);
  refund.status = 'canceled';
  const charge = account.store.charges.get(refund.charge);
  if (charge) count(charge, -refund.amount);
  account.emit('refund.updated', refund, { status: 'pending' });
  return refund;
}
