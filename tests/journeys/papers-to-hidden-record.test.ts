// The papers of one case, whole: told at a phone in the client's own words, put into English and read back, returned by the
// attorney with a comment, changed for the client, approved by both, filed, returned by the clerk and filed again, heard
// and granted, with letters to companies after it, until staff see that the record is hidden.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import statementEs from '#i18n/es/statement.ts';
import { inFullRun } from '#tests/runs.ts';
import { matchRecord, openDesk, openPhone, paidCase } from './case-story.ts';
import {
  attorneyApproves,
  attorneyReturns,
  docketIsHidden,
  makePapers,
  signedCopyIsIn,
  statusOf,
} from './paper-desk.ts';
import { clientApproves, noteLetter, reportFiled, tellStatement } from './paper-story.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
/** A day at the office, so many from today. */
const day = (from: number) => addDays(officeDate(new Date()), from);

for (const locale of locales)
  it(
    `papers go from a client’s own words through attorney, clerk and judge to a record that is hidden, in ${locale}`,
    { ...inFullRun, timeout: 900_000 },
    async () => {
      const { sql } = stage;
      const said = casePageWords[locale];
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const desk = await openDesk(stage, locale, paid.caseId);
      const phone = await openPhone(stage, locale, paid);
      await desk.move(matterId, 'in_review');
      await matchRecord(stage, desk.who, matterId);
      await sql`
        update public.court_matters set case_outcome = 'dismissed', judgment = 'none' where id = ${matterId}`;
      const livesAt = (address: string) =>
        sql`update public.matter_parties set address = ${address} where matter_id = ${matterId} and is_client`;
      await sql`
        update public.matter_parties set address = '1 Main St, Decatur, GA 30030'
        where matter_id = ${matterId} and not is_client`;
      await livesAt('9 Oak St, Decatur, GA 30030');
      await desk.page.reload();
      await desk.move(matterId, 'preparing');
      await phone.learns('tell_us');

      // The statement; told in Spanish, it is put into English by a named person and read back.
      await tellStatement(phone, stage.site, locale, paid.caseId);
      if (locale === 'es') {
        const { made } = desk.words.papers;
        await desk.page.reload();
        await desk.tab('papers');
        await desk.page.getByText(made.open, { exact: true }).click();
        for (const field of ['story', 'harm', 'apart', 'outweighs'] as const)
          await desk.page.getByLabel(made.fields[field], { exact: true }).fill(`In English: ${field}.`);
        await desk.page.getByLabel(made.translation.fields.translator).fill('Rosa Díaz');
        await desk.page.getByRole('button', { name: made.translation.submit }).click();
        await expect
          .poll(
            () => sql`
              select translated_by as name from public.matter_statements where matter_id = ${matterId}`,
          )
          .toEqual([{ name: 'Rosa Díaz' }]);
        await phone.page.reload();
        const confirm = phone.page.getByRole('button', { name: statementEs.translation.submit });
        await confirm.click();
        await confirm.waitFor({ state: 'detached' });
      }

      // The attorney sends the motion back with a comment, and reads the next version.
      await makePapers(stage, desk, matterId, 1);
      await phone.learns('attorney_review');
      const attorney = await openDesk(stage, locale, paid.caseId, { role: 'attorney' });
      const comment = 'Page 1: say when the case was filed.';
      await attorneyReturns(stage, attorney, matterId, comment);
      await desk.page.reload();
      await desk.tab('papers');
      await desk.page.getByText(comment).first().waitFor();
      await phone.reads('preparing');
      expect(await phone.page.getByText(comment).count()).toBe(0);
      await sql`update public.court_matters set filed_against_on = '2019-05-03' where id = ${matterId}`;
      await makePapers(stage, desk, matterId, 2);
      await attorneyApproves(stage, attorney, matterId);
      await phone.learns('client_review');

      // The client asks for a change in her own words, and says yes to the version after it.
      await openPlace(phone.page, locale, 'papers');
      const papers = phone.page.getByRole('region', { name: said.papers.title });
      const wish = 'Falta el número de mi apartamento.';
      await papers.getByText(said.papers.change.title, { exact: true }).click();
      await papers.getByLabel(said.papers.change.fields.words).fill(wish);
      await phone.journey.expectAccessible('asking for a change');
      await papers.getByRole('button', { name: said.papers.change.submit }).click();
      await papers.getByText(said.papers.change.done).waitFor();
      expect(await statusOf(stage, matterId)).toBe('preparing');
      await desk.page.reload();
      await desk.tab('papers');
      await desk.page.getByText(wish).first().waitFor();
      await livesAt('9 Oak St, Apt 4, Decatur, GA 30030');
      await makePapers(stage, desk, matterId, 3);
      await attorneyApproves(stage, attorney, matterId);
      await phone.learns('client_review');
      await clientApproves(phone, locale);
      await phone.reads('file_herself');

      await signedCopyIsIn(stage, desk, matterId, locale);

      // Filed; the clerk sends it back, and what was corrected goes the same way once more.
      await phone.reads('file_herself');
      await reportFiled(phone, locale, day(-1));
      await phone.reads('filed_herself');
      const { move } = desk.words.cases;
      await desk.page.reload();
      await desk.move(matterId, 'preparing', {
        typed: { [move.reason]: 'The clerk wants the whole number of the case.' },
      });
      await phone.learns('preparing');
      await sql`update public.court_matters set docket_number = '24-D-012345-6' where id = ${matterId}`;
      await makePapers(stage, desk, matterId, 4);
      await attorneyApproves(stage, attorney, matterId);
      await phone.learns('client_review');
      await clientApproves(phone, locale);
      await phone.reads('file_herself');
      await signedCopyIsIn(stage, desk, matterId, locale);
      await phone.reads('file_herself');
      await reportFiled(phone, locale, day(0));
      await phone.reads('filed_herself');

      // Hearing, order, letters, and a look at the court's record.
      await desk.page.reload();
      await desk.move(matterId, 'hearing_set', {
        typed: {
          [move.hearingOn]: '2099-03-12',
          [move.hearingTime]: '09:30',
          [move.hearingPlace]: 'Room 2A',
        },
      });
      await phone.learns('hearing_set');
      // The day of the hearing comes and goes.
      await stage.sql`
        update public.court_matters set hearing_at = now() - interval '3 days' where id = ${matterId}`;
      await desk.page.reload();
      await desk.move(matterId, 'granted', {
        typed: { [move.decidedOn]: day(0) },
        checked: [move.outcomes.granted],
      });
      await phone.learns('granted');
      await desk.move(matterId, 'notifying');
      await phone.learns('notifying_us');
      await noteLetter(phone, locale, 'Screening Inc.');
      await docketIsHidden(desk);
      const found = await sql`
        select found from public.contact_log where case_id = ${paid.caseId} and found is not null`;
      expect([...found]).toEqual([{ found: 'hidden' }]);
      await attorney.journey.end();
      await desk.journey.end();
      await phone.journey.end();
    },
  );
