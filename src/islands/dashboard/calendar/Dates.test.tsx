import { expect, it } from 'vitest';
import type { CalendarAnswer, CalendarDate } from '#domain/calendar/dates.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { calendarWords } from '#i18n/calendar.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import Dates from './Dates.tsx';

const date: CalendarDate = {
  uid: 'u1',
  kind: 'hearing',
  sequence: 0,
  status: 'scheduled',
  startsAt: '2027-03-12T14:30:00Z',
  endsAt: null,
  day: null,
  place: 'Room 2A',
  caseId: 'c1',
  caseNumber: 'FK-2026-ACDE34',
  changedAt: '2026-11-20T15:00:00Z',
  isImportant: false,
  reminderMinutes: 30,
};
const show = async (locale: Locale, calendar: Partial<CalendarAnswer>) => {
  const server = serve({
    'GET /api/calendar': () => answer({ items: [date], address: null, ...calendar }),
    'POST /api/calendar/address': () => answer({ url: 'https://fk.example/api/calendars/abc/dates.ics' }),
    'DELETE /api/calendar/address': () => new Response(null, { status: 204 }),
  });
  const screen = await renderInApp(
    locale,
    <Dates locale={locale} account={accountWords[locale]} siteEmail="help@example.com" />,
  );
  return { server, screen };
};

inEachLanguage('a client who looks at their dates', (locale) => {
  const words = calendarWords[locale];

  it('reads when, what and where, and can take it into a calendar', async () => {
    const { screen } = await show(locale, {});
    const when = formatAppointment('2027-03-12T14:30:00Z', locale);
    await expect.element(screen.getByText(when, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Room 2A')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: fill(words.saveNamed, { what: words.kinds.hearing, when }) }))
      .toHaveAttribute('href', `/api/calendar/file?language=${locale}&uid=u1`);
  });

  it('makes a secret address with the place, and sees it once', async () => {
    const { screen, server } = await show(locale, {});
    await screen.getByText(words.more).click();
    await screen.getByRole('checkbox', { name: words.withPlace }).click();
    await screen.getByRole('button', { name: words.make }).click();
    await expect
      .element(screen.getByRole('textbox', { name: words.url }))
      .toHaveValue('https://fk.example/api/calendars/abc/dates.ics');
    expect(server.last('/api/calendar/address')).toMatchObject({ withPlace: true });
    await expect
      .element(screen.getByRole('link', { name: words.open }))
      .toHaveAttribute('href', 'webcal://fk.example/api/calendars/abc/dates.ics');
  });

  it('ends the address', async () => {
    const { screen } = await show(locale, {
      items: [],
      address: { createdAt: '2026-11-20T15:00:00Z', withPlace: false },
    });
    await expect.element(screen.getByText(words.none)).toBeVisible();
    await screen.getByText(words.more).click();
    await screen.getByRole('button', { name: words.end }).click();
    await expect.element(screen.getByText(words.ended)).toBeVisible();
  });
});
