// Papers for somebody who does not read them on a screen: asked for at a phone, answered at a desk, and the yes stays hers.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { inFullRun } from '#tests/runs.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, openDesk, openPhone, paidCase } from './case-story.ts';
import { clientApproves } from './paper-story.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a client asks for papers by mail and to hear them read, and then says yes, in ${locale}`,
    { ...inFullRun, timeout: 180_000 },
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      await approvedPaper(stage, matterId);
      await standing(stage, matterId, 'client_review');
      const labels = casePageWords[locale];
      const phone = await openPhone(stage, locale, paid);
      await phone.reads('client_review');
      const papers = phone.page.getByRole('region', { name: labels.papers.title });
      const thread = phone.page.getByRole('region', { name: labels.places.messages });
      const { otherWays } = labels.papers;
      for (const way of ['post', 'voice'] as const) {
        await openPlace(phone.page, locale, 'papers');
        await papers.getByText(otherWays.title, { exact: true }).click();
        await papers.getByText(otherWays[way].label, { exact: true }).click();
        // What it means is said before anything is sent.
        await papers.getByText(otherWays[way].text).waitFor();
        if (way === 'post') await phone.journey.expectAccessible('by mail');
        await papers.getByRole('button', { name: otherWays[way].yes, exact: true }).click();
        await papers.getByText(otherWays.done).waitFor();
        await openPlace(phone.page, locale, 'messages');
        await thread.getByText(otherWays[way].message).waitFor();
        await phone.reads('client_review');
      }

      // Both wait for an answer at the desk; the call is noted by somebody who did not make the papers.
      const desk = await openDesk(stage, locale, paid.caseId);
      const { page, words } = desk;
      await desk.tab('messages');
      for (const way of ['post', 'voice'] as const)
        await page.getByText(otherWays[way].message).first().waitFor();
      const tasks = await stage.sql<{ code: string }[]>`
        select code from public.case_tasks where case_id = ${paid.caseId} and done_at is null and dropped_at is null`;
      expect(tasks.map(({ code }) => code)).toContain('answer_message');
      const { contact } = words.thread;
      await page.getByRole('button', { name: words.cases.page.composer.kinds.call, exact: true }).click();
      await page.getByLabel(contact.form.fields.channel.label, { exact: true }).selectOption('call');
      await page
        .getByRole('radiogroup', { name: contact.form.fields.reached.label })
        .or(page.getByRole('group', { name: contact.form.fields.reached.label }))
        .getByLabel(contact.form.fields.reached.options.true, { exact: true })
        .check();
      await page.getByLabel(contact.form.fields.note).fill('Read to the client, every page.');
      await page.getByRole('button', { name: contact.form.submit, exact: true }).click();
      await page.getByText(contact.form.done, { exact: true }).waitFor();
      await desk.tab('history');
      await page.getByText('Read to the client, every page.').last().waitFor();
      const calls = await stage.sql<{ by: string }[]>`
        select logged_by as by from public.contact_log where case_id = ${paid.caseId} and channel = 'call'`;
      expect([...calls]).toEqual([{ by: desk.who.id }]);
      await desk.journey.end();

      // What we note is no word of hers: the papers wait for her own yes.
      await phone.reads('client_review');
      await clientApproves(phone, locale);
      await phone.reads('file_herself');
      await phone.journey.end();
    },
  );
