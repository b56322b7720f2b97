import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales } from '#domain/languages.ts';
import { applicationWords } from '#i18n/application.ts';
import HelpPage from './HelpPage.tsx';

it.each(locales)(
  'somebody reads what the page holds before they take it, and ticks what is about health (%s)',
  async (locale) => {
    const words = applicationWords[locale].helpPage;
    const screen = await render(<HelpPage words={words} />);
    await screen.getByText(words.title).click();
    await expect.element(screen.getByText(words.lead)).toBeVisible();
    const page = screen.getByRole('link', { name: words.open });
    await expect.element(page).toHaveAttribute('href', '/api/application/help-page?language=en');
    await screen.getByRole('checkbox', { name: words.health }).click();
    await expect.element(page).toHaveAttribute('href', '/api/application/help-page?language=en&health=yes');
  },
);
