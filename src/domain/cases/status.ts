import type { Role } from '../access/roles.ts';

/**
 * The states of a case and of each court matter in it, in their order. A case shows the state of its open matter that
 * stands earliest in this list.
 */
export const caseStatuses = [
  'waiting_for_application',
  'submitted',
  'in_review',
  'waiting_for_client',
  'preparing',
  'attorney_review',
  'client_review',
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
  'notifying',
  'closed',
  'cancelled',
] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** `system` moves a case when a fact arrives (an application, a payment); people move the rest. */
export type Mover = Role | 'system';

/** Nobody works on it any longer. */
export function isOver(status: CaseStatus): boolean {
  return status === 'closed' || status === 'cancelled';
}

/** Papers are at the court, which has not decided yet. */
export function isPending(status: CaseStatus): boolean {
  return status === 'filed' || status === 'hearing_set';
}

/** The client has nothing of ours to read yet. */
export function isBeforePapers(status: CaseStatus): boolean {
  return caseStatuses.indexOf(status) < caseStatuses.indexOf('client_review');
}

/** There is an order: to send to screening companies, and to see whether the record is out of sight. */
export function hasOrder(status: CaseStatus): boolean {
  return status === 'granted' || status === 'notifying' || status === 'closed';
}

/** What a case shows, from its matters that are worked on; none: what it says itself. */
export function statusOfMatters(
  matters: readonly { readonly status: CaseStatus; readonly wasFiled: boolean }[],
): CaseStatus | null {
  if (matters.length === 0) return null;
  const open = caseStatuses.find(
    (status) => !isOver(status) && matters.some((matter) => matter.status === status),
  );
  if (open) return open;
  return matters.some(({ status, wasFiled }) => status === 'closed' || wasFiled) ? 'closed' : 'cancelled';
}

/** Entries the system writes into a timeline. They are codes with parameters; words are per language. */
export const caseUpdateCodes = [
  'application_received',
  'payment_received',
  'status_changed',
  'payment_refunded',
  'payment_partially_refunded',
  'payment_disputed',
  'dispute_won',
  'document_added',
  'message_sent',
  'paper_added',
  'request_added',
  'request_answered',
  'hearing_set',
  'package_changed',
  'request_decided',
  'paper_approved',
  'paper_returned',
  'change_asked',
  'stop_asked',
  'signed_copy_in',
  'court_fee_settled',
  'upgrade_offered',
  'upgrade_declined',
  'upgrade_withdrawn',
  'matters_chosen',
  'part_paid',
  'part_late',
  'plan_stopped',
  'card_saved',
  'card_removed',
  'early_date_told',
  'early_date_decided',
  'statement_finished',
  'docket_checked',
  'own_check',
  'court_letter_sent',
  'name_change_asked',
  'name_changed',
  'address_changed',
  'call_booked',
  'call_moved',
  'call_cancelled',
  'call_held',
  'taken_back',
] as const;
export type CaseUpdateCode = (typeof caseUpdateCodes)[number];
