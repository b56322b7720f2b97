import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import type { Counts as Answer } from '#domain/tracking/counts.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import Counts from './Counts.tsx';

const member = {
  id: 's1',
  name: 'Sam',
  email: 'sam@example.com',
  role: 'staff',
  rights: [],
  preferences: { shortcuts: true, undoSeconds: 10 },
} as const;

async function open(locale: Locale, applications: number, bought: number) {
  const day = '2026-11-20';
  const counted: Answer = {
    from: day,
    to: '2026-11-23',
    counts: [
      { day, event: 'submit_application', packageId: 'basic', count: applications },
      { day, event: 'purchase', packageId: 'basic', count: bought },
    ],
  };
  serve({
    'POST /api/staff/counts/search': () => answer(counted),
    'POST /api/staff/figures/search': () =>
      answer({
        weeks: [{ week: '2026-11-16', inCents: 99_000, backCents: 29_500 }],
        flow: { applications: 8, paid: 6, papers: 4, filed: 2, granted: 1 },
        channels: [{ channel: 'text', told: 4, reached: 3 }],
        referrals: [
          {
            organization: 'Ayuda Legal',
            sent: 3,
            opened: 2,
            took: 1,
            cannot: 1,
            withdrawn: 0,
            unanswered: 1,
          },
        ],
      }),
  });
  return renderAtWork(<Counts id={null} siteEmail="help@example.com" member={member} />, locale);
}

it.each(locales)(
  'somebody who works here reads how many of those who applied paid, in %s',
  async (locale) => {
    const labels = staffWords[locale].counts;
    const screen = await open(locale, 40, 10);
    await expect.element(screen.getByText(fill(labels.share, { share: '25' }))).toBeVisible();
  },
);

it.each(locales)(
  'more purchases than applications are told as they are, not as a share (%s)',
  async (locale) => {
    const labels = staffWords[locale].counts;
    const screen = await open(locale, 2, 3);
    await expect.element(screen.getByText(fill(labels.moreBought, { bought: '3', sent: '2' }))).toBeVisible();
    await expect.element(screen.getByText(fill(labels.share, { share: '150' }))).not.toBeInTheDocument();
  },
);

it.each(locales)('money in and back, and how far applications came, stand in tables (%s)', async (locale) => {
  const { money, flow } = staffWords[locale].counts;
  const screen = await open(locale, 8, 6);
  const sums = screen.getByRole('region', { name: money.title });
  for (const cents of [99_000, 29_500, 69_500])
    await expect.element(sums.getByRole('cell', { name: formatPrice(cents, locale) })).toBeVisible();
  const steps = screen.getByRole('region', { name: flow.title });
  await expect
    .element(steps.getByRole('row', { name: new RegExp(flow.steps.granted) }))
    .toMatchTextContent('1');
});
