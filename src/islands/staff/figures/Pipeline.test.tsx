// How the work stands, taken along as a file.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import Pipeline from './Pipeline.tsx';

it.each(locales)(
  'a colleague saves the open cases by stage as a file, which is noted (%s)',
  async (locale) => {
    const words = staffWords[locale];
    const server = serve({
      'GET /api/staff/case-view-counts': () =>
        answer({ counts: {}, stages: { filed: { count: 3, days: 12 } } }),
      'POST /api/staff/list-exports': () => answer({}),
    });
    const screen = await renderAtWork(<Pipeline />, locale);
    await expect.element(screen.getByRole('columnheader', { name: words.team.pipeline.days })).toBeVisible();
    await screen.getByRole('button', { name: words.frame.list.csv }).click();
    await expect
      .poll(() => server.calls.findLast(({ method }) => method === 'POST')?.body)
      .toEqual({ list: 'figures', rows: 1 });
  },
);
