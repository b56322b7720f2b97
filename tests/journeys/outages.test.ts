// A part of the product goes away while somebody fills in the form.
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { IntakeStepId } from '#domain/intake/steps.ts';
import { formatReference } from '#domain/reference.ts';
import { applicationWords } from '#i18n/application.ts';
import { mailTo, papers } from './wizard-walk.ts';
import { inFullRun } from '#tests/runs.ts';
import { payLink, savesUnderWay, seesText, setOutages } from './outage-stage.ts';

const outage = setOutages();
const { intakesOf, openForm, paymentPageOpens, sendForm, sitDown, startPostgres, stopPostgres } = outage;

const moments = ['personal', 'eviction', 'background', 'goals', 'package', 'submit'] as const;

describe('the database goes down while somebody fills in the form', { timeout: 120_000 }, () => {
  for (const [index, moment] of moments.entries()) {
    const locale = index % 2 === 0 ? 'es' : 'en';
    it(
      `before ${moment} (${locale}): they go on, get their reference, and the payment link follows by mail`,
      inFullRun,
      async () => {
        const person = await sitDown(locale);
        const { page, words } = person;
        const unsaved = page.getByText(words.draft.unsaved);
        const steps: IntakeStepId[] = [];
        const saves = savesUnderWay(page);
        await openForm(page, locale);
        await person.walk({
          before: async (step) => {
            if (step !== moment) return;
            // A save cut off in the middle would be told of in the step before.
            await expect.poll(saves).toBe(0);
            await stopPostgres();
          },
          after: async (step) => {
            if (!outage.isPostgresDown) return;
            if (steps.length === 0) await unsaved.waitFor();
            if (await unsaved.isVisible()) steps.push(step);
          },
        });
        if (moment === 'submit') await stopPostgres();
        else if (moment !== 'package') expect(steps).toEqual([moment]);

        const own = applicationWords[locale];
        const reference = await sendForm(person, own.later.heading);
        await seesText(page, own.later.title);
        expect(await page.locator('a[href*="/api/pay/"]').count()).toBe(0);
        // Nothing to pay yet, so no second tab that could only say so.
        expect(page.context().pages()).toHaveLength(1);

        await startPostgres();
        // Each minute; the first may still meet a connection from before.
        await expect
          .poll(
            async () => {
              await outage.stack.runSchedule('replay-spool');
              return intakesOf(person.email);
            },
            { timeout: 40_000 },
          )
          .toEqual([reference]);
        await outage.stack.runSchedule('replay-spool');
        await outage.stack.runSchedule('deliver-outbox');
        expect(await intakesOf(person.email)).toEqual([reference]);
        await page.reload();
        await seesText(page, formatReference(reference));
        await page.getByRole('heading', { name: own.pay.title }).waitFor();
        await paymentPageOpens(person);
        expect(
          await outage.stack.sql`select id from intake_drafts where answers ->> 'email' = ${person.email}`,
        ).toEqual([]);
      },
    );
  }
});

describe('storage goes down while files are added', { ...inFullRun, timeout: 120_000 }, () => {
  it('the form goes through, names the files as asked for later, and takes them when storage is back', async () => {
    const person = await sitDown('es');
    const { page } = person;
    const own = applicationWords.es;
    // One that would fit into the submission itself, and one that would not.
    const files = papers(5 * 1024 * 1024);
    await openForm(page, 'es');
    await person.walk({ to: 'goals' });
    outage.stack.stopStorage();
    await person.answer.goals();
    await person.addFiles(files, 'later');
    await person.next('package');
    for (const { name } of files) await seesText(page, name);
    const reference = await sendForm(person, own.received.heading);
    await seesText(page, own.got.missing);
    for (const { name } of files) await seesText(page, name);
    const mail = await mailTo(outage.stack.mail, person.email, payLink);
    // How many of which kind: a name may say too much in a mailbox that others read.
    for (const kind of ['PNG', 'PDF']) expect(mail.text).toContain(`- 1 × ${kind}`);

    outage.stack.startStorage();
    await page.locator('input[type=file]').setInputFiles([...files]);
    await expect
      .poll(() => page.getByText(own.files.sent, { exact: true }).count(), { timeout: 30_000 })
      .toBe(2);
    await page.getByRole('button', { name: own.files.attach }).click();
    await seesText(page, own.files.attached);
    await expect.poll(() => page.getByText(own.got.missing).count()).toBe(0);

    const rows = await outage.stack.sql<{ file_name: string; file_path: string }[]>`
      select doc.file_name, doc.file_path from intake_documents doc
      join intake_forms form on form.id = doc.intake_form_id where form.reference = ${reference}`;
    expect(rows.map(({ file_name }) => file_name).toSorted()).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    const { storage } = createClient(outage.stack.supabase.url, outage.stack.supabase.secretKey);
    for (const { file_name, file_path } of rows) {
      const { data } = await storage.from('documents').download(file_path);
      const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(bytes.equals(files.find(({ name }) => name === file_name)?.buffer ?? Buffer.alloc(0))).toBe(
        true,
      );
    }
  });
});
