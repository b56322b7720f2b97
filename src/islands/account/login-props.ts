import type { Locale } from '#domain/languages.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { LoginWords } from '#i18n/en/login.ts';
import type { SecondFactorWords } from '#i18n/en/second-factor.ts';

export interface LoginProps {
  readonly locale: Locale;
  readonly words: LoginWords;
  readonly account: FormKitWords;
  /** A sentence for each message key of the access rules. */
  readonly messages: Readonly<Record<string, string>>;
  readonly factor: SecondFactorWords;
  readonly siteEmail: string;
  readonly siteName: string;
}

/** Of each part of the second step. */
export interface SecondStepProps extends LoginProps {
  /** Called when both steps are done. */
  readonly onDone: () => void;
  /** Called when the sign-in has expired and the password is needed again. */
  readonly onSignedOut: () => void;
}
