// Figures taken along as files that a sheet can sum.
import { expect, it, onTestFinished, vi } from 'vitest';
import { locales } from '#domain/languages.ts';
import { formatPrice } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps } from '#tests/components/staff-case.ts';
import { MoneyAndFlow } from './MoneyAndFlow.tsx';
import { WorkFigures } from './WorkFigures.tsx';

/** What was saved, line by line. */
function watchFiles() {
  const blobs = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => blobs.mockRestore());
  return {
    count: () => blobs.mock.calls.length,
    async lines(): Promise<readonly string[]> {
      const [blob] = blobs.mock.lastCall ?? [];
      return blob instanceof Blob ? (await blob.text()).trim().split('\r\n') : [];
    },
  };
}
const noted = { 'POST /api/staff/list-exports': () => new Response(null, { status: 204 }) };

it.each(locales)(
  'a week that lost money is a number below zero in the file of the money (%s)',
  async (locale) => {
    const files = watchFiles();
    serve({
      ...noted,
      'POST /api/staff/figures/search': () =>
        answer({
          weeks: [{ week: '2026-11-16', inCents: 0, backCents: 29_500 }],
          flow: { applications: 0, paid: 0, papers: 0, filed: 0, granted: 0 },
          channels: [],
          referrals: [],
        }),
    });
    const words = staffWords[locale];
    const screen = await renderAtWork(<MoneyAndFlow {...casePartProps()} id={null} days={30} />, locale);
    await expect.element(screen.getByRole('cell', { name: formatPrice(-29_500, locale) })).toBeVisible();
    await screen.getByRole('button', { name: words.frame.list.csv }).first().click();
    await expect.poll(files.count).toBe(1);
    const [, week = ''] = await files.lines();
    expect(week.split(',').slice(-3)).toEqual(['0.00', '295.00', '-295.00']);
  },
);

it.each(locales)('the file of the promises has the share that its table shows (%s)', async (locale) => {
  const files = watchFiles();
  serve({
    ...noted,
    'GET /api/staff/work-figures': () =>
      answer({
        weeks: [{ week: '2026-11-16', kept: 3, missed: 1 }],
        medianReplyHours: 2,
        replies: 3,
        unanswered: 0,
        portal: { paid: 0, signedIn: 0 },
        ratings: { count: 0, mean: null },
      }),
  });
  const words = staffWords[locale];
  const labels = words.team.figures;
  const screen = await renderAtWork(<WorkFigures />, locale);
  const share = screen.getByRole('cell', { name: /75/ });
  await expect.element(share).toBeVisible();
  await screen.getByRole('button', { name: words.frame.list.csv }).click();
  await expect.poll(files.count).toBe(1);
  const [heads = '', week = ''] = await files.lines();
  expect(heads.endsWith(labels.share)).toBe(true);
  expect(week).toContain(',3,1,75');
});
