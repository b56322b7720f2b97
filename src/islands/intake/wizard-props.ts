import type { UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import type { IntakeValues } from './form-values.ts';

/** A package as the page words it; the price is text made at build time from the domain's cents. */
export interface OfferedPackage {
  readonly id: PackageId;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly notIncluded: readonly string[];
}

export interface IntakeWizardProps {
  readonly locale: Locale;
  readonly words: IntakeWords;
  /** A sentence for each message key of the intake and upload rules. */
  readonly messages: Readonly<Record<string, string>>;
  /** January to December in the page's language; made at build time so that browser and server agree. */
  readonly months: readonly string[];
  readonly packages: readonly OfferedPackage[];
  readonly packageWords: {
    readonly popular: string;
    readonly oneTime: string;
    readonly plusCourtFees: string;
    readonly refundShort: string;
    readonly notIncluded: string;
    readonly courtFees: string;
    readonly refund: string;
    readonly noPromise: string;
    readonly askInParts: { readonly text: string; readonly href: string };
  };
  /** Where people write when the form does not work. */
  readonly siteEmail: string;
  readonly agreementVersion: string;
  /** After so many idle minutes a public device's page clears itself; a prop, to keep the draft's schema out. */
  readonly idleMinutes: number;
  /** The agreement's text, static HTML from the page. */
  readonly agreement?: ReactNode;
}

/** What every question needs. */
export interface Asking extends Pick<IntakeWizardProps, 'locale' | 'words' | 'messages' | 'months'> {
  readonly form: UseFormReturn<IntakeValues>;
  readonly values: IntakeValues;
  /** The refusal of a field in words. */
  readonly errorOf: (field: keyof IntakeValues) => string | undefined;
}
