/** The states of an order. */
export const orderStatuses = [
  'created',
  'processing',
  'paid',
  'needs_review',
  'failed',
  'cancelled',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * What can come of what. The database computes the state of an order from the facts of its payments and refuses every
 * other move (`order_moves`); a test holds the two equal.
 */
export const orderMoves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  created: ['processing', 'failed', 'cancelled', 'paid', 'needs_review'],
  processing: ['failed', 'cancelled', 'paid', 'needs_review'],
  failed: ['created', 'processing', 'cancelled', 'paid', 'needs_review'],
  // A page that was still open was paid on.
  cancelled: ['paid', 'needs_review'],
  needs_review: ['paid', 'partially_refunded', 'refunded', 'disputed'],
  paid: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['paid', 'refunded', 'disputed'],
  // The bank returned the refund.
  refunded: ['paid', 'needs_review', 'partially_refunded', 'disputed'],
  disputed: ['paid', 'partially_refunded', 'refunded'],
};

/** Money has arrived and was not given back: the service is owed. As `private.is_owed` has it. */
export const fulfilledStatuses = ['paid', 'partially_refunded', 'disputed'] as const satisfies OrderStatus[];

export function isFulfilled(status: OrderStatus): boolean {
  return (fulfilledStatuses as readonly OrderStatus[]).includes(status);
}

/** No money has arrived yet, and it still may. */
export const awaitingPaymentStatuses = ['created', 'processing', 'failed'] as const satisfies OrderStatus[];

export function awaitsPayment(status: OrderStatus): boolean {
  return (awaitingPaymentStatuses as readonly OrderStatus[]).includes(status);
}

/** What a payment page can truthfully say. */
export type PaymentState = 'paid' | 'processing' | 'not_paid' | 'unknown';

export function paymentStateOf(status: OrderStatus): PaymentState {
  switch (status) {
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return 'paid';
    case 'processing':
    case 'needs_review':
      return 'processing';
    case 'created':
    case 'failed':
    case 'cancelled':
      return 'not_paid';
  }
}

/** Why an order waits for a person. It is never fulfilled by itself. */
export const reviewReasons = [
  'amount',
  'currency',
  'package',
  'second_payment',
  'closed',
  'other_client',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
