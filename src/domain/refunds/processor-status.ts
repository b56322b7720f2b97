/** What the card processor says of a refund it was asked for. */
export type ProcessorRefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** Whether a refund came to nothing, so that the money is still with us. */
export function gaveNothing(status: string): boolean {
  return status === 'failed' || status === 'canceled';
}
