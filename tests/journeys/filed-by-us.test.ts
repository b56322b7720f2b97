// A Standard case that we take to the court ourselves, told to the client from her signature to the stamped copy.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { locales } from '#domain/languages.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, matchRecord, openDesk, openPhone, paidCase } from './case-story.ts';
import { signedCopyIsIn } from './paper-desk.ts';
import { clientApproves } from './paper-story.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const yesterday = addDays(officeDate(new Date()), -1);

// As once a lawyer has confirmed in content/launch.yml that we may deliver papers, and that no attorney has to approve them.
const delivers = (isConfirmed: boolean) =>
  stage.sql`
    update public.filing_rules set staff_deliver = ${isConfirmed}, attorney_needed = ${!isConfirmed},
      confirmed_by = ${isConfirmed ? 'Counsel' : null}, confirmed_on = ${isConfirmed ? '2026-11-01' : null}`;
beforeAll(() => delivers(true));
afterAll(() => delivers(false));

for (const locale of locales)
  it(
    `a client of Standard signs, we take her papers to the clerk, and she gets the stamped copy, in ${locale}`,
    { ...inFullRun, timeout: 240_000 },
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const desk = await openDesk(stage, locale, paid.caseId);
      await matchRecord(stage, desk.who, matterId);
      await approvedPaper(stage, matterId);
      await standing(stage, matterId, 'client_review');
      const phone = await openPhone(stage, locale, paid);
      const { words, page } = desk;
      await phone.reads('client_review');
      await clientApproves(phone, locale);

      // She signs; taking the papers to the court is nowhere asked of her.
      await phone.reads('sign_for_us');
      await phone.journey.expectAccessible('sign');
      await signedCopyIsIn(stage, desk, matterId, locale);
      await phone.reads('settle_fee_for_us');
      const { fee } = words.papers.papers;
      await page.getByRole('button', { name: fee.settling.submit, exact: true }).click();
      await page.getByRole('button', { name: fee.undoing.submit, exact: true }).waitFor();
      await phone.reads('deliver');
      const [task] = await stage.sql<{ code: string }[]>`
        select code from public.case_tasks
        where case_id = ${paid.caseId} and code = 'deliver_papers' and done_at is null and dropped_at is null`;
      expect(task).toEqual({ code: 'deliver_papers' });

      // Delivered: the day, and who filed, stand in the case, and a mail says so.
      await page.reload();
      const { move } = words.cases;
      await desk.move(matterId, 'filed', {
        typed: { [move.filedOn]: yesterday },
        checked: [move.filers.us],
      });
      await phone.learns('filed');
      const [left] = await stage.sql`
        select 1 from public.case_tasks
        where case_id = ${paid.caseId} and code = 'deliver_papers' and done_at is null and dropped_at is null`;
      expect(left).toBeUndefined();

      // The stamped copy comes with a message that says what it is, and stands with the files from us.
      const { composer } = words.cases.page;
      const { messages } = words.thread;
      const about = {
        en: 'Your papers with the clerk’s stamp',
        es: 'Sus documentos con el sello de la secretaría',
      };
      await page.getByRole('button', { name: composer.kinds.message, exact: true }).click();
      const writing = page.getByRole('region', { name: composer.title });
      await writing
        .getByLabel(messages.form.fields.message.label, { exact: true })
        .fill('Ms. Clerk took them in at window 3.');
      await writing
        .locator('input[type=file]')
        .setInputFiles({ name: 'stamped.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
      await writing.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
      await writing.getByLabel(messages.form.fields.filesAre).fill(about[locale]);
      await writing.getByRole('button', { name: messages.form.submit, exact: true }).click();
      await page.getByText(messages.form.done).waitFor();
      await phone.getsMail();
      await phone.reads('filed');
      await openPlace(phone.page, locale, 'papers');
      const files = phone.page.locator('details').filter({ has: phone.page.locator('#files') });
      if ((await files.getAttribute('open')) === null) await files.locator('summary').first().click();
      const item = files.getByRole('listitem').filter({ hasText: 'stamped.pdf' });
      await item.getByText(about[locale]).waitFor();
      await phone.journey.expectAccessible('stamped copy');
      await desk.journey.end();
      await phone.journey.end();
    },
  );
