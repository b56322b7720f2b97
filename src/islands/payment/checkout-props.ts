import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { PaymentWords } from '#i18n/en/payment.ts';
import type { FreeHelpWords } from '../calls/FreeHelpBox.tsx';

export interface CheckoutProps {
  readonly locale: Locale;
  readonly words: PaymentWords['checkout'];
  readonly account: AccountWords;
  readonly offers: Readonly<Record<PackageId, Offer>>;
  readonly packageWords: {
    readonly courtFees: string;
    readonly refund: string;
    readonly notIncluded: string;
    readonly noPromise: string;
    readonly landlordCopy: string;
    readonly rarely: string;
  };
  /** What the application asks first, for whoever has not applied. */
  readonly eviction: EvictionWords;
  readonly siteEmail: string;
  /** Static HTML that says why nothing is sold at present. Only set while intake is paused. */
  readonly paused?: ReactNode;
  /** Static HTML that says what to do while no payments are taken. */
  readonly saleClosed?: ReactNode;
}

export interface EvictionWords {
  readonly stillOpen: { readonly label: string; readonly hint?: string };
  readonly answers: Readonly<Record<string, string>> | undefined;
  readonly hearingDate: { readonly label: string; readonly hint?: string };
  readonly notices: FreeHelpWords;
}

export interface Offer {
  readonly id: PackageId;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** How many cases the price covers, in words. */
  readonly covers: string;
  readonly notIncluded: readonly string[];
}
