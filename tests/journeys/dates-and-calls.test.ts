// A client at a phone sees under the bell what is new, finds the date of the court and books a call.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { callWords } from '#i18n/calls.ts';
import { calendarWords } from '#i18n/calendar.ts';
import { fill } from '#i18n/format.ts';
import { hearingWords } from '#i18n/hearing.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { path } from '#i18n/routes.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { confirmCalls } from '#tests/confirm-calls.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { openFold, openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
beforeAll(() => confirmCalls(stage.sql));
afterAll(() => confirmCalls(stage.sql, false));

describe.each(['es', 'en'] as const)('a client at a phone, in %s,', (locale) => {
  it(
    'reads what is new, prepares for the date of the court and books a call',
    { ...inFullRun, timeout: 120_000 },
    async () => {
      const { sql, site } = stage;
      const owner = await makeInvitedClient(sql);
      const client = await signedInClient(sql, { siteUrl: site, language: locale });
      const { visitor: staff } = await signedInStaff(sql, { siteUrl: site });
      const [matter] = await sql<{ id: string; version: number }[]>`
        update public.cases as one set user_id = ${client.id}, package_type = 'vip'
        from public.court_matters as matter
        where matter.case_id = one.id and one.user_id = ${owner.id} returning matter.id, matter.version`;
      if (!matter) throw new Error('no matter');
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`;
        await transaction`update public.court_matters set status = 'filed', filed_on = '2026-11-02' where id = ${matter.id}`;
        await transaction`update public.cases set status = 'filed' where user_id = ${client.id}`;
      });
      await staff.post(`/api/staff/matters/${matter.id}/move`, {
        idempotencyKey: crypto.randomUUID(),
        version: matter.version,
        to: 'hearing_set',
        facts: { hearingAt: '2099-03-12T14:30:00Z', hearingPlace: 'Room 2A' },
        words: { message: 'The court has set a date for your hearing.' },
      });
      await staff.post('/api/staff/call-hours', {
        languages: ['en', 'es'],
        hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
        daysOff: [],
      });

      const journey = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        locale: locale === 'es' ? 'es-US' : 'en-US',
      });
      const { page } = journey;
      await enter(page, client.visitor);
      await page.goto(site + path('dashboard', locale));
      const { panels } = dashboardWords[locale];
      await openFold(page, locale, panels.dates);
      const dates = page.getByRole('region', { name: panels.dates, exact: true });
      await dates.getByText('Room 2A').waitFor();
      await dates.getByText(calendarWords[locale].more).click();
      await dates.getByRole('button', { name: calendarWords[locale].make }).click();
      await dates.getByRole('textbox', { name: calendarWords[locale].url }).waitFor();

      const { bell } = dashboardWords[locale];
      await page.getByRole('button', { name: fill(bell.openUnread.one, { count: 1 }) }).click();
      await journey.expectAccessible('what is new', 'dialog');
      await page.getByRole('dialog').getByRole('link').first().click();

      await page.getByRole('region', { name: hearingWords[locale].title }).getByText('Room 2A').waitFor();
      await openPlace(page, locale, 'messages');
      const calls = page.getByRole('region', { name: callWords[locale].title });
      await calls.getByRole('heading', { name: callWords[locale].title }).click();
      await calls.getByLabel(callWords[locale].day).selectOption({ index: 2 });
      await calls.getByLabel(callWords[locale].booking.fields.startsAt).selectOption({ index: 1 });
      await calls.getByLabel(callWords[locale].booking.fields.phone.label).fill('404 555 0199');
      await calls.getByRole('button', { name: callWords[locale].book }).click();
      await calls.getByText(callWords[locale].booked).waitFor();
      await journey.expectAccessible('a case with a court date and a call');
      await journey.end();
    },
  );
});
