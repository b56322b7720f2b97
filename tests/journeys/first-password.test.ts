// A client mistypes the birth date until the link locks, calls, and staff open it again by two facts: both browsers.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { path } from '#i18n/routes.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { staffWords } from '#i18n/staff.ts';
import { makeInvitation, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const { dateOfBirth } = maria();

async function choosePassword(page: Page, locale: Locale, birthDate: string): Promise<void> {
  const words = setPasswordWords[locale];
  const account = accountWords[locale];
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await page.getByLabel(account.password, { exact: true }).fill('a strange password');
  await page.getByLabel(words.birthDate.day).fill(day);
  await page.getByLabel(words.birthDate.month).selectOption({ index: Number(month) });
  await page.getByLabel(words.birthDate.year).fill(year);
  await page.getByLabel(account.device.own).check();
  await page.getByRole('button', { name: words.submit }).click();
}

for (const locale of locales)
  it(
    `somebody whose first password locked calls, and gets in by the new link (${locale})`,
    inFullRun,
    async () => {
      const words = setPasswordWords[locale];
      const client = await makeInvitedClient(stage.sql);
      await stage.sql`update public.users set preferred_language = ${locale} where id = ${client.id}`;
      const token = await makeInvitation(stage.sql, client);
      const [found] = await stage.sql<{ id: string; number: string }[]>`
      select id, case_number as number from public.cases where user_id = ${client.id}`;
      if (!found) throw new Error('the client has no case');

      // Each wrong try is a refused call, which the browser notes on its console.
      const theirs = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        expects: /\/api\/auth\/set/,
      });
      await theirs.page.goto(stage.site + path('setPassword', locale, `?token=${token}`));
      for (const wrong of ['1985-01-10', '1985-01-11', '1985-01-12', '1985-01-13', '1985-01-14']) {
        const answered = theirs.page.waitForResponse(/\/api\/auth\/set-password/);
        await choosePassword(theirs.page, locale, wrong);
        await answered;
      }
      // The fifth wrong day closes the link, in the page that is open.
      await theirs.page.getByRole('heading', { name: words.locked.title }).waitFor();
      await theirs.expectAccessible('locked');

      const staff = staffWords[locale].cases.mailbox;
      const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
      const work = await startJourney(stage.browser);
      await enter(work.page, visitor);
      await work.page.goto(stage.site + path('staff', locale, `#cases/${found.id}/client`));
      await work.page.getByText(staff.title, { exact: true }).click();
      const form = work.page.getByRole('region', { name: staff.locked.title });
      await form.getByLabel(staff.fact.birth_date).fill(dateOfBirth);
      await form.getByLabel(staff.fact.case_number).fill(found.number);
      await work.expectAccessible('the call');
      await form.getByRole('button', { name: staff.locked.submit }).click();
      const done = work.page.getByRole('status').filter({ hasText: staff.locked.done });
      await done.waitFor();
      await expect.poll(() => done.evaluate((told) => told === document.activeElement)).toBe(true);
      await work.end();

      const mail = await textOfMail(stage.stack.mail, client.email, /./);
      const link = /https?:\S+\?token=[\w-]+/.exec(mail)?.[0];
      expect(link, mail).toBeDefined();
      await theirs.page.goto(link ?? '');
      await choosePassword(theirs.page, locale, dateOfBirth);
      await theirs.page.waitForURL((url) => !url.pathname.includes('set-password'));
      await theirs.page.getByText(found.number).first().waitFor();
      await theirs.end();
    },
  );
