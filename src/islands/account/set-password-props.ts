import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { SetPasswordWords } from '#i18n/en/set-password.ts';

export interface SetPasswordProps {
  readonly locale: Locale;
  readonly words: SetPasswordWords;
  readonly account: AccountWords;
  readonly messages: Readonly<Record<string, string>>;
  /** January to December in the page's language. */
  readonly months: readonly string[];
  readonly siteEmail: string;
}
