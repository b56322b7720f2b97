/** What the card processor says of a refund it was asked for. */
export const processorRefundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type ProcessorRefundStatus = (typeof processorRefundStatuses)[number];

/** Why a refund came to nothing, by the codes of the card processor that staff can do something about. */
export const refundFailures = [
  'charge_already_refunded',
  'charge_disputed',
  'resource_missing',
  'insufficient_funds',
  'balance_insufficient',
  'expired_or_canceled_card',
  'lost_or_stolen_card',
  'declined',
  'canceled',
] as const;
export type RefundFailure = (typeof refundFailures)[number];

/** Whether a refund came to nothing, so that the money is still with us. */
export function gaveNothing(status: ProcessorRefundStatus): boolean {
  return status === 'failed' || status === 'canceled';
}
