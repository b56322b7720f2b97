import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales } from '#domain/languages.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { LearnMore } from './LearnMore.tsx';

const open = { id: 'open', status: 'in_review' } as const;
const closed = { id: 'closed', status: 'closed' } as const;

it.each(locales)('nobody whose case is over is told that they wait (%s)', async (locale) => {
  const words = dashboardWords[locale].learn;
  const headingOf = async (
    cases: readonly (typeof open | typeof closed)[],
    openCase: string | null = null,
  ) => {
    const screen = await render(
      <LearnMore cases={cases} openCase={openCase} words={words} locale={locale} />,
    );
    const heading = screen.getByRole('heading').element().textContent;
    await screen.unmount();
    return heading;
  };
  expect(await headingOf([closed])).toBe(words.titleAfter);
  expect(await headingOf([closed, open], 'closed')).toBe(words.titleAfter);
  expect(await headingOf([closed, open])).toBe(words.title);
  expect(await headingOf([closed, open], 'open')).toBe(words.title);
  expect(await headingOf([])).toBe(words.title);
});
