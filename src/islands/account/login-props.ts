import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { LoginWords } from '#i18n/en/login.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';

export interface LoginProps {
  readonly locale: Locale;
  readonly words: LoginWords;
  readonly account: AccountWords;
  /** A sentence for each message key of the access rules. */
  readonly messages: Readonly<Record<string, string>>;
  readonly factor: SecondFactorWords;
  readonly siteName: string;
}
