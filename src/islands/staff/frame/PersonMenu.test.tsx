// The menu of the person at work, on a phone, where the bar has room for little.
import { page } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';
import { locales } from '#domain/languages.ts';
import { otherLocale, path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { PersonMenu } from './PersonMenu.tsx';

const member = {
  id: 's1',
  name: 'Sam Office',
  email: 'sam@example.com',
  role: 'staff',
  rights: [],
  preferences: { shortcuts: true, undoSeconds: 10 },
} as const;

it.each(locales)(
  'on a phone a colleague changes language and colors in their own menu (%s)',
  async (locale) => {
    await page.viewport(360, 740);
    onTestFinished(async () => await page.viewport(1280, 800));
    const screen = await renderAtWork(<PersonMenu member={member} onKeys={() => undefined} />, locale);
    await screen.getByRole('button').click();
    const { page: words } = staffWords[locale].frame.find;
    const link = screen.getByRole('link', { name: words.language.text });
    await expect.element(link).toHaveAttribute('href', path('staff', otherLocale(locale)));
    // The page's script listens for these.
    await expect
      .element(screen.getByRole('button', { name: words.dark.text }))
      .toHaveAttribute('data-theme-set', 'dark');
  },
);
