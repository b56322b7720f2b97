// All files of a case, as its client reads them.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { ShelfFile } from '#domain/portal/case-files.ts';
import { accountWords } from '#i18n/account.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { answer, offline, serve } from '#tests/components/server.ts';
import Shelves from './Shelves.tsx';

const file = (place: number): ShelfFile => ({
  id: `f${place}`,
  kind: 'case',
  name: `recibo ${place}.pdf`,
  type: 'application/pdf',
  size: 10,
  addedAt: `2026-11-0${place}T15:00:00Z`,
  about: place === 2 ? 'Del alquiler de marzo' : null,
});

it.each(locales)(
  'a client with many files reads the newest first and older ones when asked, in %s',
  async (locale) => {
    const page = casePageWords[locale];
    const labels = page.shelves;
    const before = '2026-11-03T15:00:00.000000Z_f3';
    const newest = { items: [file(4), file(3)], before };
    const server = serve({
      'GET /api/cases/c1/files': ({ query }) =>
        query.includes('shelf=yours') ? answer(newest) : answer({ items: [], before: null }),
    });
    const props = {
      caseId: 'c1',
      locale,
      page,
      account: accountWords[locale],
      words: dashboardWords[locale],
      hasApplication: true,
      isFolded: false,
    };
    const screen = await renderInApp(
      locale,
      <Shelves {...(props as unknown as Parameters<typeof Shelves>[0])} />,
    );
    const names = () =>
      screen
        .getByText(/^recibo/)
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['recibo 4.pdf', 'recibo 3.pdf']);
    await expect
      .element(screen.getByRole('link', { name: labels.signed }))
      .toHaveAttribute('href', `/api/cases/c1/application?language=${locale}`);
    await expect.element(screen.getByText(labels.none)).toBeVisible();

    server.change({ 'GET /api/cases/c1/files': offline });
    await screen.getByRole('button', { name: labels.older }).click();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    expect(names()).toHaveLength(2);

    server.change({ 'GET /api/cases/c1/files': () => answer({ items: [file(2), file(1)], before: null }) });
    await screen.getByRole('button', { name: labels.older }).click();
    await expect.poll(names).toEqual(['recibo 4.pdf', 'recibo 3.pdf', 'recibo 2.pdf', 'recibo 1.pdf']);
    expect(new URLSearchParams(server.calls.at(-1)?.query).get('before')).toBe(before);
    await expect.element(screen.getByRole('button', { name: labels.older })).not.toBeInTheDocument();
  },
);
