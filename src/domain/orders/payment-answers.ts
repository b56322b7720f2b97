// What the pages of a payment are answered.
import type { PackageId } from '../packages/catalogue.ts';
import type { PromisedDays } from '../promises/promised-days.ts';
import type { PaymentState } from './status.ts';

/** What our own payment page needs to load the card fields. */
export interface OpenedPayment {
  readonly clientSecret: string;
  readonly orderId: string;
  /** What is paid now: the whole price, or the part that staff let the client begin with. */
  readonly amountCents: number;
  readonly part: { readonly place: number; readonly count: number } | null;
  /** Public by nature. */
  readonly publishableKey: string;
}

/** What the pages after a payment may say. */
export interface PaymentAnswer {
  readonly state: PaymentState;
  readonly packageId?: PackageId;
  /** The money arrived and a person looks at it, since it does not agree with the order. */
  readonly inReview?: true;
  /** It waits because of the address on the application, which the sender can correct. */
  readonly checkAddress?: true;
  /** The rest is only for the browser that applied or followed the payment link, and for the signed-in owner. */
  readonly orderReference?: string;
  readonly amountCents?: number;
  /** Other parts of the price are still to come. */
  readonly hasMoreParts?: true;
  /** Masked. */
  readonly email?: string;
  readonly hasPassword?: boolean;
  /** Paid before applying: nothing begins until they do. */
  readonly needsApplication?: true;
  /** The eviction may still be open: free help comes first, and none of our days is promised. */
  readonly helpFirst?: true;
  /** What is promised from the payment on, as days; not before the application is there. */
  readonly days?: PromisedDays;
}

/** The ids that a payment page brings back; any of them may be missing. */
export interface PaymentIds {
  readonly paymentIntentId?: string | null | undefined;
  readonly orderId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
}
