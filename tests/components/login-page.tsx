import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { formKitWords } from '#i18n/form-kit.ts';
import { loginWords } from '#i18n/login.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import LoginPage from '#islands/account/LoginPage.tsx';

export async function openLogin(locale: Locale = 'en') {
  return render(
    <LoginPage
      locale={locale}
      words={loginWords[locale]}
      account={formKitWords[locale]}
      messages={accessMessageWords[locale]}
      factor={secondFactorWords[locale]}
      siteEmail="help@example.com"
      siteName="Fresh Key"
    />,
  );
}

export type LoginScreen = Awaited<ReturnType<typeof openLogin>>;
