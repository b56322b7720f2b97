// @module-tag full
// A client answers a mail from the mail program of her phone, with a picture, and staff read it in her case and answer.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { locales } from '#domain/languages.ts';
import casePage from '#i18n/en/case-page.ts';
import casePageEs from '#i18n/es/case-page.ts';
import { mailWords } from '#i18n/mail.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { answerMail, clientWithMail, outcomeOf } from '#tests/mailed-answers.ts';
import { everyday } from '#tests/runs.ts';
import { portrait } from '#tests/sample-files.ts';
import { signedInStaff } from '../signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const threadWords = { en: casePage.thread, es: casePageEs.thread };
const said: Readonly<Record<Locale, string>> = {
  en: 'Here is the letter from the court.',
  es: 'Aquí está la carta del tribunal.',
};

for (const locale of locales)
  it(
    `she answers a mail with a picture, staff read it in her case with the quoted text folded, in ${locale}`,
    { ...everyday(locale === 'es'), timeout: 120_000 },
    async () => {
      const client = await clientWithMail(stage.stack, stage.sql, locale);
      expect(client.mail.text).toContain(mailWords[locale].answerHere.slice(0, 30));
      // It came a while ago: a second one within a quarter of an hour would wait.
      await stage.sql`
      update public.outbox set run_after = run_after - interval '1 hour' where id = ${client.outboxId}`;
      const text = `${said[locale]} ${randomUUID().slice(0, 8)}`;

      // Her phone, as the page of the local inbox stands for it.
      const phone = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      await phone.page.goto(stage.stack.receiver.url);
      await phone.page
        .getByRole('listitem')
        .filter({ hasText: client.email })
        .getByRole('link')
        .first()
        .click();
      await phone.page.getByLabel('Their words').fill(text);
      await phone.page.getByLabel('Files').setInputFiles({
        name: 'carta.jpg',
        mimeType: 'image/jpeg',
        buffer: portrait(),
      });
      await phone.page.getByLabel('Written with').selectOption('apple');
      await phone.page.getByLabel('in', { exact: true }).selectOption(locale);
      await phone.expectAccessible('answer form of the local inbox');
      await phone.page.getByRole('button', { name: 'Send it' }).click();
      await phone.page.getByText('Delivered. The site answered 200.').waitFor();
      await phone.end();
      await expect
        .poll(
          async () =>
            (
              await stage.sql`
          select jsonb_array_length(attachments) as files from public.client_messages
          where case_id = ${client.caseId} and message = ${text}`
            )[0]?.['files'],
          { timeout: 30_000 },
        )
        .toBe(1);

      // Somebody who only shows her address waits beside it, unverified.
      const forged = await answerMail(stage.stack, client, { text: `Close it. ${text}`, dmarc: 'FAIL' });
      await outcomeOf(stage.sql, forged);

      const words = staffWords[locale];
      const labels = words.thread.messages;
      const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
      const desk = await startJourney(stage.browser);
      const { page } = desk;
      await enter(page, visitor);
      await page.goto(stage.site + path('staff', locale, '#inbox'));
      // Many wait there on such a day: what came by mail alone.
      await page.getByRole('combobox', { name: words.frame.inbox.source, exact: true }).selectOption('mail');
      const line = page.getByRole('row').filter({ hasText: `Close it. ${text}` });
      await line.getByText(words.frame.inbox.unverified, { exact: true }).waitFor();
      await desk.expectAccessible('inbox');
      await line.getByRole('link').first().click();
      const record = page.getByRole('article');
      await record.getByText(words.messages.doubts.not_proven).waitFor();
      await desk.expectAccessible('unverified mail');

      await page.goto(`${stage.site}${path('staff', locale)}#inbox/thread-${client.caseId}`);
      const message = page.getByRole('listitem').filter({ hasText: text }).first();
      await message.getByText(labels.cameBy.mail, { exact: true }).waitFor();
      await message.getByText('carta.jpg', { exact: true }).waitFor();
      const quoted = message.getByText(mailWords[locale].caseChanged.button);
      expect(await quoted.first().isVisible()).toBe(false);
      await message.getByText(labels.quoted, { exact: true }).click();
      await quoted.first().waitFor();
      await desk.expectAccessible('thread');
      await page.getByLabel(labels.form.fields.message.label, { exact: true }).fill('We got the letter.');
      await page.getByRole('button', { name: labels.form.submit }).click();
      await page.getByText(labels.form.done).waitFor();
      await desk.end();
      // The answer reaches her by mail, which she can answer again.
      await stage.sql`update public.outbox set run_after = now() where user_id = ${client.id} and status = 'waiting'`;
      await stage.stack.runSchedule('deliver-outbox');
      const told = await textOfMail(
        stage.stack.mail,
        client.email,
        new RegExp(mailWords[locale].caseMessage.subject),
      );
      expect(told).toContain(mailWords[locale].answerHere.slice(0, 30));

      const home = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      await enter(home.page, client.visitor);
      await home.page.goto(`${stage.site}${path('dashboard', locale)}?case=${client.caseId}#messages`);
      const own = home.page.getByRole('listitem').filter({ hasText: text }).first();
      await own.getByText(threadWords[locale].cameBy.mail).waitFor();
      await own.getByText(threadWords[locale].quoted, { exact: true }).click();
      await own.getByText(mailWords[locale].caseChanged.button).first().waitFor();
      await home.page.getByText('We got the letter.').waitFor();
      await home.expectAccessible('messages');
      await home.end();
    },
  );
