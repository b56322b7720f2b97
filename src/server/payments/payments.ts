import type { PackageId } from '#domain/packages/catalogue.ts';
import type { Locale } from '#domain/languages.ts';

/** The card processor as the services see it. Money is integer cents. */
export interface Payments {
  /** Opens a hosted payment page for an order. Safe to repeat with the same `attempt`. */
  openCheckout(order: CheckoutOrder): Promise<HostedCheckout>;
  /** Opens a payment inside our own page. Safe to repeat with the same `attempt`. */
  openIntent(order: IntentOrder): Promise<OpenIntent>;
  /** A payment inside our own page that was opened before; null when it can no longer be paid. */
  resumeIntent(paymentIntentId: string): Promise<OpenIntent | null>;
  /** What the processor knows now about a payment; null when it knows none. */
  findPayment(reference: PaymentReference): Promise<PaymentReport | null>;
  /** Ends a hosted page nobody has paid on, so that an old tab cannot pay a second time. */
  expireCheckout(checkoutSessionId: string): Promise<void>;
  /** Verifies the signature over the raw body and returns the event; throws `BadSignature`. */
  readEvent(rawBody: string, signature: string | null): PaymentEvent;
}

/** `objectId` is what an event was about: a payment, a hosted page, a charge, a refund or a dispute. */
export type PaymentReference =
  { paymentIntentId: string } | { checkoutSessionId: string } | { objectId: string };

export interface CheckoutOrder {
  readonly orderId: string;
  readonly packageId: PackageId;
  readonly packageName: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly email: string;
  readonly locale: Locale;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Makes the idempotency key: the same attempt never opens two pages. */
  readonly attempt: string;
}

export type IntentOrder = Pick<
  CheckoutOrder,
  'orderId' | 'packageId' | 'amountCents' | 'currency' | 'email' | 'attempt'
>;

export interface OpenIntent {
  readonly id: string;
  readonly clientSecret: string;
}

export interface HostedCheckout {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface PaymentReport {
  readonly orderId: string | null;
  readonly packageId: string | null;
  readonly paymentIntentId: string | null;
  readonly checkoutSessionId: string | null;
  /** `failed`: the last try was declined. `expired`: ended without a try. Neither took money. */
  readonly state: 'paid' | 'processing' | 'not_paid' | 'failed' | 'expired';
  /** Nothing can be paid here any more; another try needs a new page or payment. */
  readonly over: boolean;
  readonly amountReceived: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly paymentMethod: string | null;
  readonly customerId: string | null;
  /** `open` also when it was lost: the money is gone either way. */
  readonly dispute: 'open' | 'won' | null;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** What to read at the processor; null when the event is about nothing that can be read. */
  readonly objectId: string | null;
}

export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** The processor does not answer. Nothing was charged that we know of; the person may try again. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}
