import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { PaymentWords } from '#i18n/en/payment.ts';

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
