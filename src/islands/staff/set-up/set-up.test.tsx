// What staff see of what is sold and of days off, alone.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { formatDays } from '#i18n/format.ts';
import { loadWords } from '#i18n/load-words.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { placeLink } from '../place.ts';
import { placesFor } from '../places.ts';
import DaysOff from './DaysOff.tsx';
import Offer from './Offer.tsx';
import SetUp from './SetUp.tsx';

const member = {
  id: 's1',
  name: 'Sam Office',
  email: 'sam@example.com',
  role: 'admin',
  rights: ['merge'],
  preferences: { shortcuts: true, undoSeconds: 10 },
} as const;
const propsIn = () => ({
  id: null,
  siteEmail: 'office@example.com',
  member,
});

it.each(locales)(
  'staff see what is sold, which switch is closed, and where it is changed (%s)',
  async (locale) => {
    const labels = (await loadWords('staff/set-up', locale)).offer;
    serve({
      'GET /api/staff/set-up/offer': () =>
        answer({
          packages: [
            { id: 'basic', amountCents: 29500, matters: 1, files: false, isSold: true, restsOn: [] },
            {
              id: 'premium',
              amountCents: 69500,
              matters: 1,
              files: true,
              isSold: false,
              restsOn: [
                { need: 'staff-delivery', isOpen: true },
                { need: 'calls', isOpen: false },
              ],
            },
          ],
          filingIsOpen: false,
          attorneyNeeded: true,
          sellsWhileClosed: false,
        }),
    });
    const screen = await renderAtWork(<Offer />, locale);
    const row = (name: string) => screen.getByRole('row').filter({ hasText: name }).first();
    const premium = row(staffWords[locale].packageNames.premium);
    await expect.element(premium.getByText(/695/)).toBeVisible();
    await expect.element(premium.getByText(labels.notSold)).toBeVisible();
    const says = (sentence: string, name: string) => sentence.replace('{name}', name);
    await expect.element(premium.getByText(says(labels.isClosed, labels.needs.calls))).toBeVisible();
    await expect
      .element(premium.getByText(says(labels.isOpen, labels.needs['staff-delivery'])))
      .toBeVisible();
    // Every package rests on that papers may be filed, also one that needs nothing else.
    await expect
      .element(row(staffWords[locale].packageNames.basic).getByText(says(labels.isClosed, labels.filing)))
      .toBeVisible();
    const calls = screen.getByRole('row').filter({ hasText: 'content/launch.yml (calls)' });
    await expect.element(calls.getByText(labels.closed)).toBeVisible();
    const delivery = screen.getByRole('row').filter({ hasText: 'content/launch.yml (staff-delivery)' });
    await expect.element(delivery.getByText(labels.open)).toBeVisible();
    await expect
      .element(row(labels.filingWhere).getByText(new RegExp(labels.filingClosed.notSelling)))
      .toBeVisible();
  },
);

it.each(locales)(
  'staff see closures, holidays and who is away, and where each is entered (%s)',
  async (locale) => {
    const labels = (await loadWords('staff/set-up', locale)).days;
    serve({
      'GET /api/staff/set-up/days': () =>
        answer({
          closures: [
            { from: '2026-12-28', to: '2026-12-30', reason: { en: 'Vacation.', es: 'Vacaciones.' } },
          ],
          holidays: ['2026-12-25'],
          daysOff: [{ name: 'Ana Lee', day: '2026-12-24' }],
        }),
    });
    const screen = await renderAtWork(<DaysOff />, locale);
    await expect.element(screen.getByText(formatDays('2026-12-28', '2026-12-30', locale))).toBeVisible();
    await expect.element(screen.getByText(locale === 'en' ? 'Vacation.' : 'Vacaciones.')).toBeVisible();
    await expect.element(screen.getByText('Ana Lee')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: labels.own }))
      .toHaveAttribute('href', placeLink('call-hours'));
  },
);

it('everything that is set up once stands in one place, each with what it is for', async () => {
  const props = propsIn();
  const screen = await renderAtWork(<SetUp {...props} />);
  const { nav, about } = staffWords.en.frame;
  const named = [
    'people',
    'templates',
    'replies',
    'counties',
    'offer',
    'days-off',
    'audit',
    'data-requests',
    'duplicates',
  ] as const;
  for (const name of named) {
    await expect.element(screen.getByRole('link', { name: nav[name], exact: true })).toBeVisible();
    await expect.element(screen.getByText(about[name])).toBeVisible();
  }
  expect(placesFor({ ...member, role: 'staff', rights: [] }).map(({ name }) => name)).not.toContain('people');
});
