import type { Account } from './account.ts';
import type { BalanceTransaction, Charge, PaymentIntent, PaymentMethod } from './objects.ts';
import { cardOf } from './payment-methods.ts';

/** Stripe's published fee for cards in the US: 2.9 % and 30 cents. */
function feeOf(amount: number): number {
  return Math.round(amount * 0.029) + 30;
}

/** Books money in or out. `amount` in cents, negative for money that leaves. */
export function bookBalance(
  account: Account,
  entry: { amount: number; currency: string; type: string; source: string; fee?: number },
): BalanceTransaction {
  const { store } = account;
  const fee = entry.fee ?? 0;
  return store.balanceTransactions.add({
    id: store.newId('txn'),
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: store.now() + 2 * 86_400,
    balance_type: 'payments',
    created: store.now(),
    currency: entry.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: entry.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: entry.amount - fee,
    reporting_category: entry.type,
    source: entry.source,
    status: 'pending',
    type: entry.type,
  });
}

/** One attempt to take money, which succeeded or was declined. */
export function makeCharge(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  result: {
    amount: number;
    authenticated: boolean;
    failure?: { code: string; declineCode?: string; message: string };
  },
): Charge {
  const { store } = account;
  const id = store.newId('ch');
  const card = cardOf(account, method);
  const paid = result.failure === undefined;
  const booked = paid
    ? bookBalance(account, {
        amount: result.amount,
        currency: intent.currency,
        type: 'charge',
        source: id,
        fee: feeOf(result.amount),
      }).id
    : null;
  return store.charges.add({
    id,
    object: 'charge',
    amount: result.amount,
    amount_captured: paid ? result.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: booked,
    billing_details: structuredClone(method.billing_details),
    calculated_statement_descriptor: 'STRIPE SANDBOX',
    captured: paid,
    created: store.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: result.failure?.code ?? null,
    failure_message: result.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: paid ? null : 'try_again_later',
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: result.failure?.declineCode ?? result.failure?.code ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: paid
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: paid ? result.amount : null,
        authorization_code: paid ? '012345' : null,
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        electronic_commerce_indicator: result.authenticated ? '05' : null,
        exp_month: method.card['exp_month'],
        exp_year: method.card['exp_year'],
        extended_authorization: { status: 'disabled' },
        fingerprint: method.card['fingerprint'],
        funding: 'credit',
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        last4: method.card['last4'],
        mandate: null,
        multicapture: { status: 'unavailable' },
        network: card.brand,
        network_token: { used: false },
        network_transaction_id: null,
        overcapture: { maximum_amount_capturable: paid ? result.amount : 0, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: result.authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: store.newId('ds'),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${id}/refunds` },
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
}
