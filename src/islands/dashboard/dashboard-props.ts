import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { CaseReadingWords } from '#i18n/en/case-readings.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';

export interface DashboardProps {
  readonly locale: Locale;
  readonly words: DashboardWords;
  readonly cases: CaseWords;
  readonly readings: CaseReadingWords;
  readonly account: AccountWords;
  readonly packageNames: Readonly<Record<PackageId, string>>;
  readonly siteEmail: string;
}

export interface DashboardPageProps extends DashboardProps {
  /** What all forms say. */
  readonly forms: FormKitWords;
  /** January to December. */
  readonly months: readonly string[];
  /** Said of a date of birth that is missing or no day. */
  readonly birthDateRequired: string;
}
