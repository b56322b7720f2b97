import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { PaymentState } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { PromisedDays } from '#domain/promises/promised-days.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { PaymentWords } from '#i18n/en/payment.ts';

export interface PaymentAnswer {
  readonly state: PaymentState;
  readonly packageId?: PackageId;
  readonly orderReference?: string;
  readonly amountCents?: number;
  /** Other parts of the price are still to come. */
  readonly hasMoreParts?: true;
  /** Masked. */
  readonly email?: string;
  readonly hasPassword?: boolean;
  readonly days?: PromisedDays;
  /** The application is still to be sent. */
  readonly needsApplication?: true;
  /** The money arrived, but a person has to check the payment. */
  readonly inReview?: true;
  /** The address on the application may be wrong, and this browser can correct it. */
  readonly checkAddress?: true;
}

/** The ids of a payment, as the address it came back to has them. */
export interface PaymentIds {
  readonly sessionId?: string;
  readonly paymentIntentId?: string;
  readonly orderId?: string;
}

export interface PaymentResultProps {
  /** The open door, for those who have paid; a drawing of the page around it. */
  readonly door?: ReactNode;
  readonly locale: Locale;
  readonly words: Omit<PaymentWords, 'checkout'>;
  readonly account: AccountWords;
  readonly packageNames: Readonly<Record<PackageId, string>>;
  readonly siteEmail: string;
}
