// Stands a part of portal or workplace where it stands in its page: a language, a way to call, and what was read.
import type { PropsWithChildren, ReactElement, ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { onTakenBack } from '#browser/workplace/undo-offer.ts';
import type { Locale } from '#domain/languages.ts';
import { loadWords } from '#i18n/load-words.ts';
import { staffWords } from '#i18n/staff.ts';
import { AppProvider } from '../../src/islands/calls/AppProvider.tsx';
import { callStaffApi } from '../../src/islands/staff/staff-calls.ts';
import { StaffWordsContext } from '../../src/islands/staff/staff-words.ts';
import { forgetRead, staffQueries } from '../../src/islands/staff/staff-queries.ts';

export async function renderInApp(locale: Locale, part: ReactNode) {
  document.documentElement.lang = locale;
  return render(
    <AppProvider locale={locale} words={await loadWords('form-kit', locale)} siteEmail="help@example.com">
      {part}
    </AppProvider>,
  );
}

/** A part of the workplace, which has read nothing yet. */
export async function renderAtWork(part: ReactElement, locale: Locale = 'en') {
  document.documentElement.lang = locale;
  forgetRead();
  const words = await loadWords('form-kit', locale);
  return render(part, {
    wrapper: ({ children }: PropsWithChildren) => (
      <AppProvider
        locale={locale}
        words={words}
        siteEmail="help@example.com"
        call={callStaffApi}
        client={staffQueries}
        onTakenBack={onTakenBack}
      >
        <StaffWordsContext value={staffWords[locale]}>{children}</StaffWordsContext>
      </AppProvider>
    ),
  });
}
