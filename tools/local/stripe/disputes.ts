import type { Account } from './account.ts';
import { noSuch, wrongState } from './api-error.ts';
import { bookBalance } from './charges.ts';
import type { Charge, Dispute } from './objects.ts';
import type { Parameters } from './parameters.ts';

const EVIDENCE = [
  'access_activity_log', 'billing_address', 'cancellation_policy', 'cancellation_policy_disclosure',
  'cancellation_rebuttal', 'customer_communication', 'customer_email_address', 'customer_name',
  'customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation', 'duplicate_charge_explanation',
  'duplicate_charge_id', 'product_description', 'receipt', 'refund_policy', 'refund_policy_disclosure',
  'refund_refusal_explanation', 'service_date', 'service_documentation', 'shipping_address', 'shipping_carrier',
  'shipping_date', 'shipping_documentation', 'shipping_tracking_number', 'uncategorized_file', 'uncategorized_text',
]; // prettier-ignore

/** Cents; what Stripe takes for a dispute in the US. */
const DISPUTE_FEE = 1500;

/** The cardholder disputes a charge: the money is withdrawn until it is decided. */
export function openDispute(account: Account, charge: Charge, reason = 'fraudulent'): Dispute {
  const { store } = account;
  const id = store.newId('dp');
  const amount = charge.amount - charge.amount_refunded;
  charge.disputed = true;
  const booked = bookBalance(account, {
    amount: -amount,
    currency: charge.currency,
    type: 'adjustment',
    source: id,
    fee: DISPUTE_FEE,
  });
  const dispute = store.disputes.add({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [booked],
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...Object.fromEntries(EVIDENCE.map((name) => [name, null])), enhanced_evidence: {} },
    evidence_details: {
      due_by: store.now() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides. Refuses a dispute that is already decided. */
export function decideDispute(account: Account, dispute: Dispute, result: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw wrongState('dispute_closed', 'This dispute is already closed.');
  }
  dispute.status = result;
  if (result === 'won') {
    const back = bookBalance(account, {
      amount: dispute.amount,
      currency: dispute.currency,
      type: 'adjustment',
      source: dispute.id,
      fee: -DISPUTE_FEE,
    });
    (dispute['balance_transactions'] as unknown[]).push(back);
  }
  account.emit('charge.dispute.closed', dispute);
  if (result === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

export function needDispute(account: Account, id: string): Dispute {
  const dispute = account.store.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  return dispute;
}

/** Takes evidence. As in Stripe's test mode, `winning_evidence` and `losing_evidence` as text decide at once. */
export function updateDispute(account: Account, id: string, params: Parameters): Dispute {
  const dispute = needDispute(account, id);
  params.only('evidence expand intended_submission_method metadata submit');
  const evidence = params.inner('evidence').only(`${EVIDENCE.join(' ')} enhanced_evidence`);
  const submit = params.flag('submit') ?? true;
  const names = Object.keys(evidence.tree).filter((name) => name !== 'enhanced_evidence');
  const before = { evidence: structuredClone(dispute.evidence), status: dispute.status };
  dispute.metadata = params.metadata(dispute.metadata);
  if (names.length > 0) {
    if (!['needs_response', 'warning_needs_response'].includes(dispute.status)) {
      throw wrongState('dispute_closed', 'Evidence may be given only while the dispute needs a response.');
    }
    for (const name of names) dispute.evidence[name] = evidence.text(name);
    dispute.evidence_details['has_evidence'] = true;
    if (submit) {
      dispute.status = 'under_review';
      dispute.evidence_details['submission_count'] = 1;
    }
  }
  account.emit('charge.dispute.updated', dispute, before);
  const text = dispute.evidence['uncategorized_text'];
  if (submit && text === 'winning_evidence') decideDispute(account, dispute, 'won');
  if (submit && text === 'losing_evidence') decideDispute(account, dispute, 'lost');
  return dispute;
}
