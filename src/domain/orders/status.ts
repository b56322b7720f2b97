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

/** Money has arrived and was not given back: the service is owed. As `private.is_intake_paid` has it. */
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
export const reviewReasons = ['amount', 'currency', 'package', 'second_payment', 'closed'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export interface PaymentFacts {
  readonly amountReceived: number;
  readonly currency: string;
  readonly packageId: string | null;
}
export interface OrderTerms {
  readonly amountCents: number;
  readonly currency: string;
  readonly packageId: string;
}

/** What the processor reports must match the order in amount, currency and package; else the reason it does not. */
export function reviewReasonFor(order: OrderTerms, paid: PaymentFacts): ReviewReason | null {
  if (paid.currency.toLowerCase() !== order.currency) return 'currency';
  if (paid.amountReceived !== order.amountCents) return 'amount';
  if (paid.packageId !== order.packageId) return 'package';
  return null;
}
