import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { PaymentWords } from '#i18n/en/payment.ts';

export interface CheckoutProps {
  readonly locale: Locale;
  readonly words: PaymentWords['checkout'];
  readonly account: AccountWords;
  readonly offers: Readonly<Record<PackageId, Offer>>;
  readonly packageWords: {
    readonly courtFees: string;
    readonly refund: string;
    readonly notIncluded: string;
  };
  readonly siteEmail: string;
  /** Why nothing is sold to begin with at present, and where to turn: static HTML from the page. */
  readonly paused?: ReactNode;
}

export interface Offer {
  readonly id: PackageId;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly notIncluded: readonly string[];
}

export interface OpenedPayment {
  readonly clientSecret: string;
  readonly orderId: string;
  readonly publishableKey: string;
}
