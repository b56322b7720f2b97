/** What the card processor says of a refund it was asked for. */
export const processorRefundStatuses = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type ProcessorRefundStatus = (typeof processorRefundStatuses)[number];

/** Whether a refund came to nothing, so that the money is still with us. */
export function gaveNothing(status: ProcessorRefundStatus): boolean {
  return status === 'failed' || status === 'canceled';
}
