// Money back, from the wish in the portal to the decision in the workplace and its way to the card.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { signedInClient, signedInStaff } from '../signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { inFullRun } from '#tests/runs.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a client asks for money back, staff decide, and the money is on its way, in ${locale}`,
    inFullRun,
    async () => {
      const options = { siteUrl: stage.site, language: locale };
      const client = await signedInClient(stage.sql, options);
      const opened = await client.visitor.post('/api/create-payment-intent', {
        packageId: 'basic',
        eviction: { stillOpen: 'no' },
      });
      const { clientSecret } = (await opened.json()) as { clientSecret: string };
      const paymentIntentId = clientSecret.split('_secret')[0] ?? '';
      await stage.stack.stripe.payPaymentIntent(paymentIntentId);
      await client.visitor.post('/api/payment-confirmation', { paymentIntentId });

      const labels = dashboardWords[locale].refunds;
      const portal = await startJourney(stage.browser, { viewport: { width: 390, height: 800 } });
      await enter(portal.page, client.visitor);
      await portal.page.goto(stage.site + path('dashboard', locale));
      await portal.page.getByText(labels.open).click();
      await portal.page.getByRole('button', { name: labels.send }).click();
      await portal.page.getByText(labels.choose).waitFor();
      await portal.page.getByLabel(labels.reasons.changed_mind).check();
      await portal.page.getByLabel(labels.words).fill('Encontré otra solución.');
      await portal.expectAccessible('ask');
      await portal.page.getByRole('button', { name: labels.send }).click();
      await portal.page.getByRole('list', { name: labels.steps.label }).waitFor();
      // On a phone the form is gone: what became of it has the focus, and is in sight.
      const notice = portal.page.getByText(labels.sentNow);
      await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
      await portal.expectAccessible('asked');

      const words = staffWords[locale];
      const { refunds, giveBack } = words.orders;
      const work = await startJourney(stage.browser, { expects: /status of 400/ });
      await enter(work.page, (await signedInStaff(stage.sql, { ...options, rights: ['refunds'] })).visitor);
      await work.page.goto(`${stage.site}${path('staff', locale)}#refunds`);
      await work.page.getByLabel(words.frame.list.search, { exact: true }).fill(client.email);
      await work.page.keyboard.press('Enter');
      await expect.poll(() => work.page.getByRole('row').count()).toBe(2);
      await work.page.getByRole('row').nth(1).getByRole('link').click();
      await work.page.getByText('Encontré otra solución.').waitFor();
      expect(await work.page.getByLabel(refunds.decide.partAmount).count()).toBe(0);
      await work.page.getByLabel(refunds.decide.part, { exact: true }).check();
      await work.page.getByLabel(refunds.decide.reason).fill('Todavía no empezamos.');
      await work.expectAccessible('decide');
      // A part without a sum is refused in words; nothing is sent.
      await work.page.getByRole('button', { name: refunds.decide.submit }).click();
      await work.page.getByText(fieldMessage(locale, 'amount.wrong')).waitFor();
      await work.page.getByLabel(refunds.decide.partAmount).fill('100');
      await work.page.getByRole('button', { name: refunds.decide.submit }).click();
      await work.page.getByText(fill(refunds.decide.confirmSend.text, { amount: '$100' })).waitFor();
      await work.page.getByRole('button', { name: refunds.decide.confirmSend.yes }).click();
      const record = work.page.getByRole('article');
      await record.getByText(refunds.statuses.sent, { exact: true }).first().waitFor();
      await record.getByRole('link', { name: /^[A-Z0-9]{4}-[A-Z0-9]{4}$/ }).click();
      await work.page.getByText(giveBack.title).waitFor();
      await work.expectAccessible('order');
      await work.end();

      // The reason is promised in writing: it comes with the mail, and the page has it too.
      const { subject } = mailWords[locale].refundApproved;
      expect(await textOfMail(stage.stack.mail, client.email, new RegExp(subject))).toContain(
        'Todavía no empezamos.',
      );
      await portal.page.reload();
      await portal.page.getByText('Todavía no empezamos.').waitFor();
      const download = portal.page.waitForEvent('download');
      await portal.page
        .getByRole('link', { name: new RegExp(dashboardWords[locale].receipt.replace(/[()]/g, '\\$&')) })
        .first()
        .click();
      expect((await download).suggestedFilename()).toMatch(/^receipt-[A-Z0-9]{8}\.pdf$/);
      await portal.expectAccessible('sent');
      await portal.end();
    },
  );
