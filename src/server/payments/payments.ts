import type { PackageId } from '#domain/packages/catalogue.ts';
import type { Locale } from '#domain/languages.ts';
import type { ProcessorRefundStatus } from '#domain/refunds/processor-status.ts';

/** The card processor as the services see it. Money is integer cents. */
export interface Payments {
  /** Opens a hosted payment page for an order. Safe to repeat with the same `attempt`. */
  openCheckout(order: CheckoutOrder): Promise<HostedCheckout>;
  /** Opens a payment inside our own page. Safe to repeat with the same `attempt`. */
  openIntent(order: IntentOrder): Promise<OpenIntent>;
  /**
   * A payment inside our own page that was opened before; null when it can no longer be paid, or is for another part of
   * the price than this one.
   */
  resumeIntent(paymentIntentId: string, partId: string | null): Promise<OpenIntent | null>;
  /**
   * Opens a hosted page that keeps a card for charges later, without taking money. Safe to repeat with the same
   * `attempt`.
   */
  openCardPage(order: CardOrder): Promise<HostedCheckout & { readonly customerId: string }>;
  /** The state of such a page; null for a page that is unknown or of another kind. */
  findCardPage(checkoutSessionId: string): Promise<CardPage | null>;
  /**
   * Makes the payment of a kept card ready without charging it, once for each `attempt`; null when the card is gone.
   */
  prepareCharge(charge: CardCharge): Promise<string | null>;
  /**
   * Charges a kept card by a payment made ready before, while its owner is away. Asked again, it answers how the one
   * try ended and charges nothing more.
   */
  confirmCharge(paymentIntentId: string): Promise<ChargeResult>;
  /** Takes a prepared charge back; one that took money already stays as it is. */
  callOffCharge(paymentIntentId: string): Promise<void>;
  /** Forgets a kept card; one that is gone already is forgotten. */
  removeCard(paymentMethodId: string): Promise<void>;
  /** What the processor knows now about a payment; null when it knows none. */
  findPayment(reference: PaymentReference): Promise<PaymentReport | null>;
  /**
   * Gives money back. Repeated with the same `requestId` and `tries` it is one refund, also after a lost answer; one
   * that was made for this request before is found and answered instead of a second.
   */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** Payments, refunds and disputes made in a span of time, for those whose event never came. */
  listPayments(span: Span): Promise<readonly ListedPayment[]>;
  listRefunds(span: Span): Promise<readonly ListedChange[]>;
  listDisputes(span: Span): Promise<readonly ListedChange[]>;
  /** Ends a hosted page nobody has paid on, so that an old tab cannot pay a second time. */
  expireCheckout(checkoutSessionId: string): Promise<void>;
  /** Verifies the signature over the raw body and returns the event; throws `BadSignature`. */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
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
  /** The offer of a larger package that is paid for, if it is not the order itself. */
  readonly upgradeId?: string;
  /** The part of a plan that is paid. */
  readonly partId?: string;
}

export type IntentOrder = Pick<
  CheckoutOrder,
  'orderId' | 'packageId' | 'amountCents' | 'currency' | 'email' | 'attempt' | 'partId'
>;

export interface CardOrder {
  readonly orderId: string;
  /** Who pays, as the processor knows them; null makes somebody new. */
  readonly customerId: string | null;
  readonly email: string;
  readonly locale: Locale;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly attempt: string;
}

/** `open`: nobody finished it. `over`: it ran out. */
export type CardPage =
  { readonly state: 'open' | 'over' } | { readonly state: 'saved'; readonly card: SavedCard };

export interface SavedCard {
  readonly id: string;
  /** As the processor names it: `visa`. */
  readonly brand: string;
  readonly last4: string;
}

export interface CardCharge extends Pick<
  CheckoutOrder,
  'orderId' | 'packageId' | 'amountCents' | 'currency' | 'attempt'
> {
  readonly partId: string;
  readonly description: string;
  readonly customerId: string;
  readonly paymentMethodId: string;
}

/** `question`: the bank wants to hear from the owner. `declined`: it said no; `code` says why, for the record. */
export type ChargeResult =
  | { readonly outcome: 'paid' | 'processing' }
  | { readonly outcome: 'question' | 'declined'; readonly code: string };

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
  /** The offer of a larger package that was paid for. */
  readonly upgradeId: string | null;
  /** The part of a plan that was paid. */
  readonly partId: string | null;
  readonly packageId: string | null;
  readonly paymentIntentId: string | null;
  readonly checkoutSessionId: string | null;
  /** `failed`: the last try was declined. `expired`: ended without a try. Neither took money. */
  readonly state: 'paid' | 'processing' | 'not_paid' | 'failed' | 'expired';
  /** Nothing more can be paid here; another try needs a new page or payment. */
  readonly over: boolean;
  readonly amountReceived: number;
  readonly currency: string;
  readonly paymentMethod: string | null;
  readonly customerId: string | null;
  /** When the processor was asked. */
  readonly observedAt: Date;
  /** When the money arrived there. */
  readonly receivedAt: Date | null;
  /** All of them, each as it is now. */
  readonly refunds: readonly RefundReport[];
  readonly disputes: readonly DisputeReport[];
}

export interface RefundReport {
  readonly id: string;
  readonly amountCents: number;
  readonly status: ProcessorRefundStatus;
  readonly failureReason: string | null;
  readonly sentAt: Date;
  /** The request of ours it was made for; null when it was made at the processor by hand. */
  readonly requestId: string | null;
}

export interface DisputeReport {
  readonly id: string;
  readonly amountCents: number;
  readonly reason: string | null;
  readonly status: string;
  readonly openedAt: Date;
}

export interface RefundOrder {
  readonly requestId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  /** Goes up only after an answer that says nothing was made. */
  readonly tries: number;
  readonly reason: 'duplicate' | 'requested_by_customer';
}

/**
 * `refused`: the processor will not do it, and why, as a code. `fault`: it answered with a fault of its own; nothing
 * was made that it knows of. When it does not answer at all, `PaymentsUnavailable` is thrown.
 */
export type RefundResult =
  | { readonly outcome: 'made'; readonly refund: RefundReport }
  | { readonly outcome: 'refused'; readonly code: string }
  | { readonly outcome: 'fault' };

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface ListedPayment {
  readonly id: string;
  /** Null for a payment of somebody else on the same account. */
  readonly orderId: string | null;
  readonly state: PaymentReport['state'];
  readonly refundedCents: number;
  readonly disputed: boolean;
}

export interface ListedChange {
  readonly id: string;
  readonly paymentIntentId: string | null;
  readonly status: string;
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
