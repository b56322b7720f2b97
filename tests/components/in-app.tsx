// Stands a part of portal or workplace where it stands in its page: a language, a way to call, and what was read.
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import { loadWords } from '#i18n/load-words.ts';
import { AppProvider } from '../../src/islands/calls/AppProvider.tsx';

export async function renderInApp(locale: Locale, part: ReactNode) {
  document.documentElement.lang = locale;
  return render(
    <AppProvider locale={locale} words={await loadWords('form-kit', locale)} siteEmail="help@example.com">
      {part}
    </AppProvider>,
  );
}
