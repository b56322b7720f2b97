import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { ApplicationWords } from '#i18n/en/application.ts';
import type { OfferedPackage } from '../wizard-props.ts';

export interface ConfirmationProps {
  readonly locale: Locale;
  readonly words: ApplicationWords;
  readonly account: AccountWords;
  /** A sentence for each message key of the upload and e-mail rules. */
  readonly messages: Readonly<Record<string, string>>;
  readonly packages: readonly OfferedPackage[];
  readonly packageWords: {
    readonly oneTime: string;
    readonly plusCourtFees: string;
    readonly popular: string;
    readonly notIncluded: string;
    readonly courtFees: string;
    readonly refund: string;
    readonly noPromise: string;
    readonly landlordCopy: string;
    readonly rarely: string;
  };
  readonly siteEmail: string;
  /** What to do while no payments are taken, static HTML from the page. */
  readonly saleClosed?: ReactNode;
}
