import type { OwnAccount } from '#domain/access/own-account.ts';
import type { Locale } from '#domain/languages.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { OwnAccountWords } from '#i18n/en/own-account.ts';
import type { OwnDataWords } from '#i18n/en/own-data.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';

export interface OwnAccountProps {
  readonly locale: Locale;
  readonly words: OwnAccountWords;
  readonly ownData: OwnDataWords;
  readonly account: FormKitWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly siteEmail: string;
  readonly siteName: string;
  readonly factor: SecondFactorWords;
}

/** For each part of the page: the account as last read, and a way to read it again. */
export interface PartProps extends OwnAccountProps {
  readonly own: OwnAccount;
  readonly reload: () => Promise<void>;
}
