import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SupporterPageWords } from '#i18n/en/supporter-page.ts';

export interface SupporterPageProps {
  readonly locale: Locale;
  readonly words: SupporterPageWords;
  readonly account: AccountWords;
  /** A sentence for each message key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly siteEmail: string;
}
