// A home hangs on it: the hearing is tomorrow. Free help comes before money, and staff answer the same business day.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { applicationWords } from '#i18n/application.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { mailWords } from '#i18n/mail.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { freshEmail } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';
import { mailTo, wizardOn } from './wizard-walk.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a client whose hearing is tomorrow reads who helps free, pays nothing, and is answered by staff, in ${locale}`,
    { timeout: 180_000, ...everyday(locale === 'es') },
    async () => {
      const email = freshEmail(`olga.${locale}`);
      const words = applicationWords[locale];
      const { notices } = intakeWords[locale];
      const hearing = addDays(officeDate(new Date()), 1);
      const journey = await startJourney(stage.browser, {
        locale: locale === 'es' ? 'es-US' : 'en-US',
        viewport: { width: 360, height: 740 },
      });
      const { page } = journey;
      await page.goto(stage.site + path('intakeForm', locale));
      const wizard = wizardOn(page, locale, email);
      await wizard.walk({
        before: async (step) => {
          if (step !== 'eviction') return;
          // The county comes first, so that its help alone is named.
          await wizard.option('hasEviction', 'yes').check();
          await wizard.field('evictionCounty').selectOption('Worth');
          await wizard.option('stillOpen', 'yes').check();
          await wizard.field('hearingDate').fill(hearing);
          await page.getByRole('heading', { name: notices['hearing-near'].title }).waitFor();
          await page.getByRole('link', { name: notices.lines['georgia-legal-services'] }).waitFor();
          await journey.expectAccessible('the hearing in the form');
        },
      });
      await page.getByRole('button', { name: intakeWords[locale].submit.plain }).click();
      await page.waitForURL(stage.site + path('intakeConfirmation', locale));
      await page.getByText(words.hearing.lead).waitFor();
      await page
        .getByText(fill(words.hearing.waits, { hearing: formatDate(hearing, locale) }), { exact: false })
        .waitFor();
      expect(await page.locator('a[href^="/api/pay/"]').count()).toBe(0);
      await journey.expectAccessible('before paying');
      const received = await mailTo(stage.stack.mail, email, new RegExp(notices['hearing-near'].title, 'i'));
      expect(received.text).not.toMatch(/[?&]pay=/);

      // A payment link from elsewhere opens nothing either.
      const token = await page.evaluate(async () => {
        const answer = await fetch('/api/application');
        const body = (await answer.json()) as { application: { payToken: string } };
        return body.application.payToken;
      });
      await page.goto(`${stage.site}/api/pay/standard?intake=${token}&lang=${locale}`);
      await page.getByText(words.problem.hearing).waitFor();

      const staff = staffWords[locale];
      const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
      const office = await startJourney(stage.browser, { expects: /status of 401/ });
      await office.page.goto(stage.site + path('staff', locale));
      await enter(office.page, visitor);
      await office.page.goto(stage.site + path('staff', locale));
      const urgent = office.page.getByRole('region', { name: staff.today.hearings.title });
      const [applied] = await stage.sql`
        select id from public.intake_forms where email = ${email}`;
      const row = urgent.getByRole('listitem').filter({
        has: office.page.locator(`a[href="#applications/${String(applied?.['id'])}"]`),
      });
      await row.waitFor();
      await office.expectAccessible('today');
      await row.getByRole('button', { name: staff.today.hearings.goOn.submit }).click();
      await row.getByText(staff.today.hearings.goOn.done).waitFor();

      const answered = await mailTo(stage.stack.mail, email, /[?&]pay=/);
      expect(answered.subject).toContain(mailWords[locale].hearing.subject);
      await page.goto(stage.site + path('intakeConfirmation', locale));
      await expect.poll(() => page.locator('a[href^="/api/pay/"]').count()).toBeGreaterThan(0);
      expect(await page.locator('a.button:not(.second)[href^="/api/pay/"]').count()).toBe(0);
      await office.end();
      await journey.end();
    },
  );
