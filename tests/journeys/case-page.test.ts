// A client works on their own case at a phone: a request answered, a message sent, papers approved, and what the court
// did reported.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CaseStatus } from '#domain/cases/status.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { fill } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { casePath, path } from '#i18n/routes.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { approvedPaper } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { expectFocusOn } from './keyboard.ts';
import { openMatter, openPlace } from './places.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** Puts the matter where a part of the story begins, past the rules of moves. */
async function standing(matterId: string, status: CaseStatus): Promise<void> {
  await stage.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.court_matters set status = ${status}, status_since = now(), version = version + 1 where id = ${matterId}`;
    await sql`update public.cases set status = ${status} where id = (select case_id from public.court_matters where id = ${matterId})`;
  });
}

describe.each(['es', 'en'] as const)('a client at a phone, in %s,', (locale) => {
  const words = casePageWords[locale];
  const { readings } = caseReadingWords[locale];

  it(
    'sends what is needed, writes, approves the papers, files them and reports the date of the court',
    { ...everyday(locale === 'es'), timeout: 180_000 },
    async () => {
      const { sql, site } = stage;
      const owner = await makeInvitedClient(sql);
      const client = await signedInClient(sql, { siteUrl: site, language: locale });
      const { visitor: staff } = await signedInStaff(sql, { siteUrl: site });
      const [matter] = await sql<{ id: string; caseId: string }[]>`
        update public.cases as one set user_id = ${client.id} from public.court_matters as matter
        where matter.case_id = one.id and one.user_id = ${owner.id} returning matter.id, one.id as "caseId"`;
      if (!matter) throw new Error('no matter');
      await sql`
        insert into public.matter_parties (matter_id, role, name, address, source)
        values (${matter.id}, 'plaintiff', 'Oak Homes LLC', '9 Oak St, Decatur', 'court_record')`;
      await standing(matter.id, 'waiting_for_client');
      const response = await staff.post(`/api/staff/cases/${matter.caseId}/requests`, {
        idempotencyKey: randomUUID(),
        language: locale,
        what: 'Carta del tribunal / court letter',
        dueOn: '2099-12-01',
      });
      expect(response.status).toBeLessThan(300);

      const journey = await startJourney(stage.browser, {
        // The paper of this story is a row alone: its first page cannot be drawn, and the card says so.
        expects: /files\/paper\//,
        viewport: { width: 360, height: 740 },
        locale: locale === 'es' ? 'es-US' : 'en-US',
      });
      const { page } = journey;
      await enter(page, client.visitor);

      // A client with one case lands on it.
      await page.goto(site + path('dashboard', locale));
      await page.getByText(readings.waiting_for_client.now).waitFor();
      expect(page.url()).toContain(casePath(locale, matter.caseId));
      for (const question of [words.next, words.when])
        await page.getByText(question, { exact: true }).waitFor();

      // The request, with a file.
      await page.getByRole('link', { name: words.turn.requests }).click();
      const requests = page.getByRole('region', { name: words.requests.title });
      await requests
        .locator('input[type=file]')
        .setInputFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
      await requests.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
      await requests.getByRole('button', { name: words.requests.answer.submit, exact: true }).click();
      await requests.getByText(words.requests.answer.done).waitFor();
      await journey.expectAccessible('request answered');

      // A message, and the answer to it.
      const thread = page.getByRole('region', { name: words.places.messages });
      await openPlace(page, locale, 'messages');
      await thread
        .getByRole('textbox', { name: words.thread.fields.message })
        .fill('Ya mandé la carta. Gracias.');
      await thread.getByRole('button', { name: words.thread.submit }).click();
      await thread.getByText(words.thread.done).waitFor();
      await thread.getByRole('listitem').getByText('Ya mandé la carta. Gracias.').waitFor();
      const answered = await staff.post(`/api/staff/cases/${matter.caseId}/messages`, {
        idempotencyKey: randomUUID(),
        language: locale,
        message: 'Gracias, ya la tengo.',
        tickets: [],
      });
      expect(answered.status).toBeLessThan(300);

      // The papers: facts, the question of danger by keyboard, the yes under the typed name.
      await standing(matter.id, 'client_review');
      await approvedPaper(stage, matter.id);
      await page.reload();
      await thread.getByText('Gracias, ya la tengo.').waitFor();
      const papers = page.getByRole('region', { name: words.papers.title });
      await openPlace(page, locale, 'papers');
      await papers.getByText('9 Oak St, Decatur').waitFor();
      expect(await papers.getByRole('button', { name: words.papers.approval.submit }).count()).toBe(0);
      await journey.expectAccessible('papers to read');
      await papers
        .getByRole('group', { name: fill(words.papers.danger, { name: 'Oak Homes LLC' }) })
        .getByRole('button', { name: words.papers.no, exact: true })
        .press('Enter');
      await papers
        .getByRole('textbox', { name: words.papers.approval.fields.typedName })
        .fill('María José Núñez Peña');
      await papers.getByRole('button', { name: words.papers.approval.submit }).click();
      await papers.getByLabel(words.papers.approval.fields.readAs.options.on_paper).check();
      await papers.getByRole('button', { name: words.papers.approval.submit }).click();
      await expectFocusOn(page, words.papers.approval.done);
      await openPlace(page, locale, 'case');
      await page.getByText(readings.file_herself.now).waitFor();

      // Filed by the client, then the date of the court, both by their words.
      const matters = page.getByRole('region', { name: words.matters.titleOne });
      await openMatter(page, locale);
      await matters.getByText(words.report.filed).click();
      await matters.getByLabel(words.reportFiled.fields.filedOn).fill('2026-11-02');
      await matters.getByRole('button', { name: words.reportFiled.submit }).click();
      await page.getByText(readings.filed_herself.now).waitFor();
      await matters.getByText(words.report.hearing, { exact: true }).click();
      await matters.getByLabel(words.reportHearing.moment.day, { exact: true }).fill('2027-03-15');
      await matters.getByLabel(words.reportHearing.moment.time, { exact: true }).fill('09:30');
      await matters.getByRole('button', { name: words.reportHearing.submit }).click();
      await page.getByText(readings.hearing_set.now).waitFor();
      await matters.getByText(/9:30/).waitFor();
      await journey.expectAccessible('court date');

      // Within a quarter of an hour after a mail the next waits and tells of everything since: its time has come.
      await sql`
        update public.outbox set run_after = now()
        where user_id = ${client.id} and kind = 'case_news' and status = 'waiting'`;
      await staff.post(`/api/staff/cases/${matter.caseId}/messages`, {
        idempotencyKey: randomUUID(),
        language: locale,
        message: 'Hasta pronto.',
        tickets: [],
      });
      const text = await textOfMail(
        stage.stack.mail,
        client.email,
        new RegExp(mailWords[locale].severalNews.subject),
      );
      expect(text).toContain(casePath(locale, matter.caseId));
      await journey.end();
    },
  );
});
