// For tests: what the page of a case hands to each of its parts.
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { namesOfPackages } from '#i18n/packages.ts';

/** Of the case `c1`. */
export const partOfCase = (locale: Locale) => ({
  locale,
  words: dashboardWords[locale],
  cases: caseWords[locale],
  readings: caseReadingWords[locale],
  account: accountWords[locale],
  packageNames: namesOfPackages(locale),
  siteEmail: 'help@example.com',
  page: casePageWords[locale],
  caseId: 'c1',
  onChanged: () => undefined,
});
