import type { UseFormReturn } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { IntakeField } from '#domain/intake/fields.ts';
import type { IntakeValues } from '#domain/intake/values.ts';
import type { WizardState } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { Wizard } from '#browser/intake/wizard.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';

/** A package as the page words it; the price is text made at build time from the domain's cents. */
export interface OfferedPackage {
  readonly id: PackageId;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** How many cases the price covers, in words. */
  readonly covers: string;
  readonly popular: boolean;
  readonly features: readonly string[];
  /** Of this package alone; `inNone` says what no package includes. */
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
    readonly notIncluded: string;
    readonly inNone: string;
    readonly courtFees: string;
    readonly certifiedThere: string;
    /** Prices of certified copies by county, where a court's page names one. */
    readonly certified: Readonly<Record<string, string>>;
    readonly refund: string;
    readonly noPromise: string;
    readonly landlordCopy: string;
    readonly rarely: string;
    readonly askInParts: { readonly text: string; readonly href: string };
  };
  /** Where people write when the form does not work. */
  readonly siteEmail: string;
  readonly agreementVersion: string;
  /** After so many idle minutes a public device's page clears itself; a prop, to keep the draft's schema out. */
  readonly idleMinutes: number;
  /** The agreement's text, static HTML from the page. */
  readonly agreement?: ReactNode;
  /** What to do while no payments are taken, static HTML from the page. */
  readonly saleClosed?: ReactNode;
}

export type WizardForm = UseFormReturn<IntakeValues>;

/** What works behind the form is given when the later part arrives. */
export interface OpenForm extends Pick<
  IntakeWizardProps,
  'locale' | 'words' | 'idleMinutes' | 'agreementVersion'
> {
  readonly wizard: Wizard;
  readonly form: WizardForm;
}

/** What every part of a step needs. */
export interface Asking extends IntakeWizardProps {
  readonly wizard: Wizard;
  readonly state: WizardState;
  readonly form: WizardForm;
  /** Who would send texts; null where nobody does. */
  readonly textsFrom: string | null;
  /** The refusal of a field in words. */
  readonly errorOf: (field: IntakeField) => string | undefined;
  /** Another address the person may have meant; known once the later part is here. */
  readonly suggestEmail?: ((email: string) => string | null) | undefined;
}

/** The id of a question's first control: labels, error links and Change links lead there. */
export function controlId(field: string): string {
  return `intake-${field}`;
}
