// One case from payment to its end, worked by staff and an attorney at their desks, read by the client at a phone.
import { expect, it } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { locales } from '#domain/languages.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { matchRecord, openDesk, openPhone, paidCase } from './case-story.ts';
import { clientApproves, reportFiled } from './paper-story.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
/** A day at the office, so many from today. */
const day = (from: number) => addDays(officeDate(new Date()), from);

for (const locale of locales)
  it(
    `from payment through review, papers, court and a judge’s yes to the end, in ${locale}`,
    { ...inFullRun, timeout: 400_000 },
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const desk = await openDesk(stage, locale, paid.caseId);
      const { words, page } = desk;
      const labels = casePageWords[locale];
      const phone = await openPhone(stage, locale, paid);
      await phone.reads('submitted');

      await desk.move(matterId, 'in_review');
      await phone.learns('in_review');
      await phone.journey.expectAccessible('in review');

      // A request, and the answer to it.
      await desk.move(matterId, 'waiting_for_client');
      await phone.learns('waiting_for_client');
      const ask = words.papers.requests.ask;
      await desk.tab('papers');
      await page.getByText(ask.title, { exact: true }).click();
      await page.getByLabel(ask.fields.what.label, { exact: true }).fill('Carta del tribunal');
      await page.getByLabel(ask.fields.dueOn).fill('2099-12-01');
      await page.getByRole('button', { name: ask.submit }).click();
      await page.getByText(ask.done).waitFor();
      await phone.getsMail();
      await phone.reads('waiting_for_client');
      const requests = phone.page.getByRole('region', { name: labels.requests.title });
      await openPlace(phone.page, locale, 'papers');
      await requests
        .locator('input[type=file]')
        .setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
      await requests.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
      await requests.getByRole('button', { name: labels.requests.answer.submit, exact: true }).click();
      await requests.getByText(labels.requests.answer.done).waitFor();
      await page.reload();
      const { decide } = words.papers.requests;
      await page.getByLabel(decide.fields.decision.options.accepted, { exact: true }).check();
      await page.getByRole('button', { name: decide.submit, exact: true }).click();
      await page.getByText(decide.done).waitFor();

      // Papers, read by an attorney who first answers whether there is a conflict.
      await matchRecord(stage, desk.who, matterId);
      await page.reload();
      await desk.move(matterId, 'preparing');
      // Until there is a motion, the case waits for the client's words; staff have them from the court's letter here.
      await phone.learns('tell_us');
      const { add } = words.papers.papers;
      await page.getByText(add.title, { exact: true }).click();
      await page.getByLabel(add.form.fields.kind.label).selectOption('motion');
      const adding = page.locator('form').filter({ has: page.getByLabel(add.form.fields.kind.label) });
      await adding
        .getByRole('group', { name: add.form.fields.ticket.label })
        .locator('input[type=file]')
        .setInputFiles({ name: 'motion.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
      await adding.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
      await adding.getByRole('button', { name: add.form.submit }).click();
      await page.getByText(words.papers.papers.states.draft, { exact: true }).first().waitFor();
      await desk.move(matterId, 'attorney_review');
      await phone.learns('attorney_review');
      const attorney = await openDesk(stage, locale, paid.caseId, { role: 'attorney' });
      const { conflict } = words.attorneys;
      await attorney.page
        .getByLabel(conflict.answering.fields.hasConflict.options.false, { exact: true })
        .check();
      await attorney.page.getByRole('button', { name: conflict.answering.submit }).click();
      const reading = words.papers.papers.attorney;
      await attorney.page.getByLabel(reading.approving.fields.typedName).fill('Pat Law');
      await attorney.page
        .getByRole('group', { name: reading.approving.fields.documents })
        .getByRole('checkbox')
        .first()
        .check();
      await attorney.journey.expectAccessible('attorney');
      await attorney.page.getByRole('button', { name: reading.approving.submit, exact: true }).click();
      await attorney.page.getByText(words.papers.papers.states.attorney_approved).first().waitFor();
      await attorney.journey.end();
      // All is approved: the matter is the client's by itself.
      await phone.learns('client_review');

      // The client approves, files and says so; the court sets a date and moves it.
      await clientApproves(phone, locale);
      await phone.reads('file_herself');
      await reportFiled(phone, locale, day(-2));
      await phone.reads('filed_herself');
      const move = words.cases.move;
      await page.reload();
      await desk.move(matterId, 'hearing_set', {
        typed: {
          [move.hearingOn]: '2099-03-12',
          [move.hearingTime]: '09:30',
          [move.hearingPlace]: 'Room 2A',
        },
      });
      await phone.learns('hearing_set');
      await desk.move(matterId, 'hearing_set', {
        typed: { [move.hearingOn]: '2099-04-16', [move.hearingTime]: '13:00', [move.hearingPlace]: 'Room 7' },
      });
      await phone.learns('hearing_set');
      await phone.page.getByText('Room 7').first().waitFor();
      expect(await phone.page.getByText('Room 2A').count()).toBe(0);

      // The day of the hearing comes and goes.
      await stage.sql`
        update public.court_matters set hearing_at = now() - interval '3 days' where id = ${matterId}`;
      await page.reload();
      await desk.move(matterId, 'granted', {
        typed: { [move.decidedOn]: day(-1) },
        checked: [move.outcomes.granted],
      });
      await phone.learns('granted');
      await phone.journey.expectAccessible('granted');
      await desk.move(matterId, 'notifying');
      await phone.learns('notifying_us');
      await desk.move(matterId, 'closed');
      await phone.learns('closed_granted');
      await phone.journey.expectAccessible('closed');
      const [kept] = await stage.sql`
        select status, over_since is not null as "isOver" from public.cases where id = ${paid.caseId}`;
      expect(kept).toEqual({ status: 'closed', isOver: true });
      await desk.journey.end();
      await phone.journey.end();
    },
  );
