// What happens on the way to court and after it: mail that comes back, a date that moves, a client who is silent or moves
// house, nobody at the hearing, an order with an end, somebody feared, a paid judgment that still shows.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CaseStatus } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { inFullRun } from '#tests/runs.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, atCourt, openDesk, openPhone, paidCase } from './case-story.ts';
import { clientApproves } from './paper-story.ts';
import { openFold, openMatter, openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
/** A day at the office, so many from today. */
const day = (from: number) => addDays(officeDate(new Date()), from);
const options = { ...inFullRun, timeout: 240_000 };

async function openTasks(caseId: string): Promise<string[]> {
  const tasks = await stage.sql<{ code: string }[]>`
    select code from public.case_tasks where case_id = ${caseId} and done_at is null and dropped_at is null order by code`;
  return tasks.map(({ code }) => code);
}

/** The button is gone as soon as it is pressed, the hold a moment later. */
async function nothingHolds(caseId: string): Promise<void> {
  await expect
    .poll(
      () => stage.sql`select kind from public.case_holds where case_id = ${caseId} and released_at is null`,
    )
    .toEqual([]);
}

for (const locale of locales) {
  const labels = casePageWords[locale];

  it(`a copy comes back in the mail, and the court moves its date, in ${locale}`, options, async () => {
    const paid = await paidCase(stage, locale, 'standard', { courtInterpreter: 'spanish' });
    const [matterId = ''] = paid.matters;
    await atCourt(stage, matterId, 'client');
    const desk = await openDesk(stage, locale, paid.caseId);
    const { page, words } = desk;
    const { party, tasks, move } = words.cases;
    await desk.openParties();
    await page.getByRole('button', { name: fill(party.edit, { name: 'Oak Homes LLC' }) }).click();
    await page.getByRole('button', { name: party.returning.submit }).click();
    await page
      .getByText(fill(party.mailReturned, { date: formatDate(day(0), locale) }))
      .first()
      .waitFor();
    await page.getByText(tasks.names.mail_returned, { exact: true }).first().waitFor();
    await desk.journey.expectAccessible('mail that came back');

    // A date, an interpreter for it; then another date, and the interpreter is asked for anew.
    const phone = await openPhone(stage, locale, paid);
    const hearing = (on: string, place: string) => ({
      typed: { [move.hearingOn]: on, [move.hearingTime]: '09:30', [move.hearingPlace]: place },
    });
    await page.reload();
    await desk.move(matterId, 'hearing_set', hearing('2099-03-12', 'Room 2A'));
    expect(await openTasks(paid.caseId)).toEqual(
      expect.arrayContaining(['confirm_interpreter', 'request_interpreter']),
    );
    await stage.sql`
      update public.case_tasks set done_at = now() where case_id = ${paid.caseId} and code::text like '%_interpreter'`;
    await desk.move(matterId, 'hearing_set', hearing('2099-04-16', 'Room 7'));
    await page.reload();
    // The done one of the first date lies folded away.
    const notice = page.getByText(tasks.names.request_interpreter, { exact: true });
    await notice.filter({ visible: true }).first().waitFor();
    expect((await openTasks(paid.caseId)).filter((code) => code.endsWith('_interpreter'))).toHaveLength(2);
    await phone.learns('hearing_set');
    await phone.page.getByText('Room 7').first().waitFor();
    expect(await phone.page.getByText('Room 2A').count()).toBe(0);

    // The day of the hearing comes and goes.
    await stage.sql`
      update public.court_matters set hearing_at = now() - interval '3 days' where id = ${matterId}`;
    await page.reload();
    // Nobody was there when the judge called the case: over, and the money goes back.
    await desk.move(matterId, 'denied', {
      typed: { [move.decidedOn]: day(0) },
      checked: [move.outcomes.dismissed_non_appearance],
    });
    await phone.learns('dismissed_non_appearance');
    const refunds = await stage.sql<{ reason: string; status: string }[]>`
      select refund.reason_code as reason, refund.status from public.refund_requests as refund
      join public.cases as one on one.order_id = refund.order_id where one.id = ${paid.caseId}`;
    expect([...refunds]).toEqual([{ reason: 'court_denied', status: 'asked' }]);
    await desk.journey.end();
    await phone.journey.end();
  });

  it(
    `papers wait for a client who does not answer, and for one who is afraid, in ${locale}`,
    options,
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      await stage.sql`
        update public.court_matters set county = 'DeKalb', record_matched_at = now() where id = ${matterId}`;
      await stage.sql`
        insert into public.matter_parties (matter_id, role, name, address, source)
        values (${matterId}, 'respondent', 'Rudy Roe', '1 Elm St, Decatur, GA 30030', 'court_record')`;
      await approvedPaper(stage, matterId);
      await standing(stage, matterId, 'client_review');
      const desk = await openDesk(stage, locale, paid.caseId);
      const { page, words } = desk;
      const { holds, holdKinds, party } = words.cases;
      const phone = await openPhone(stage, locale, paid);
      await phone.reads('client_review');

      await page.getByText(holds.form.submit, { exact: true }).first().click();
      await page.getByLabel(holds.form.fields.kind).selectOption({ label: holdKinds.unreachable });
      await page.getByRole('button', { name: holds.form.submit, exact: true }).click();
      const at = stage.site + casePath(locale, paid.caseId);
      const { now } = caseReadingWords[locale].holds.unreachable;
      await expect
        .poll(() => stage.sql`select kind from public.case_holds where case_id = ${paid.caseId}`)
        .toHaveLength(1);
      await phone.page.goto(at);
      await phone.page.getByText(now).first().waitFor();
      await phone.journey.expectAccessible('on hold');
      await page.reload();
      await page.getByRole('button', { name: holds.releasing.submit }).click();
      await nothingHolds(paid.caseId);
      await phone.reads('client_review');

      // One of those who get a copy is a danger: nothing goes on before the attorney has decided.
      await openPlace(phone.page, locale, 'papers');
      const papers = phone.page.getByRole('region', { name: labels.papers.title });
      const answer = (name: string, words_: string) =>
        papers
          .getByRole('group', { name: fill(labels.papers.danger, { name }) })
          .getByRole('button', { name: words_, exact: true })
          .click();
      await answer('Oak Homes LLC', labels.papers.no);
      await answer('Rudy Roe', labels.papers.yes);
      await papers.getByText(labels.papers.dangerYes).waitFor();
      await expect.poll(() => openTasks(paid.caseId)).toContain('reported_by_client');
      const approval = await paid.client.visitor.post(`/api/matters/${matterId}/approval`, {
        idempotencyKey: randomUUID(),
        ...(await namedPapers(matterId)),
        typedName: 'María José Núñez Peña',
        language: locale,
      });
      expect([approval.status, ((await approval.json()) as { code: string }).code]).toEqual([
        409,
        'paper_danger',
      ]);
      const attorney = await openDesk(stage, locale, paid.caseId, { role: 'attorney' });
      const { conflict } = attorney.words.attorneys;
      await attorney.page
        .getByLabel(conflict.answering.fields.hasConflict.options.false, { exact: true })
        .check();
      await attorney.page.getByRole('button', { name: conflict.answering.submit }).click();
      await attorney.openParties();
      await attorney.page.getByRole('button', { name: party.clearing.submit }).click();
      await attorney.page.getByText(party.dangerCleared).first().waitFor();
      await attorney.page.getByRole('button', { name: holds.releasing.submit }).click();
      await nothingHolds(paid.caseId);
      await attorney.journey.end();
      await phone.reads('client_review');
      await clientApproves(phone, locale);
      await phone.reads('file_herself');
      await desk.journey.end();
      await phone.journey.end();
    },
  );

  it(
    `a client moves while papers are filed, and gets an order that ends in a year, in ${locale}`,
    options,
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      await atCourt(stage, matterId, 'client');
      const desk = await openDesk(stage, locale, paid.caseId);
      const { page, words } = desk;
      const { tasks, move } = words.cases;
      const phone = await openPhone(stage, locale, paid);
      await phone.reads('filed_herself');
      const { newAddress } = labels;
      await openFold(phone.page, locale, labels.more.address);
      await phone.page.getByLabel(newAddress.fields.address).fill('9 New Street');
      await phone.page.getByLabel(newAddress.fields.city).fill('Decatur');
      await phone.page.getByLabel(newAddress.fields.zip).fill('30030');
      await phone.page.getByText(newAddress.changes.notice).waitFor();
      await phone.journey.expectAccessible('a new address');
      await phone.page.getByRole('button', { name: newAddress.submit }).click();
      await phone.page.getByText(newAddress.done).first().waitFor();
      await page.reload();
      const moved = page.getByText(tasks.names.address_changed, { exact: true });
      await moved.filter({ visible: true }).first().waitFor();

      const ends = day(365);
      await desk.move(matterId, 'granted', {
        typed: { [move.decidedOn]: day(0), [move.limitEndsOn]: ends },
        checked: [move.outcomes.granted_temporary],
      });
      await phone.learns('granted_temporary');
      await openMatter(phone.page, locale);
      await phone.page.getByText(formatDate(ends, locale)).first().waitFor();
      const reminders = await stage.sql<{ on: string }[]>`
        select (due_at at time zone 'America/New_York')::date::text as on from public.case_tasks
        where case_id = ${paid.caseId} and code = 'limit_ends' order by due_at`;
      expect(reminders.map(({ on }) => on)).toEqual([addDays(ends, -60), addDays(ends, -14)]);
      await desk.journey.end();
      await phone.journey.end();
    },
  );

  it(`a judgment is paid and still shows as open, in ${locale}`, options, async () => {
    const paid = await paidCase(stage, locale, 'standard');
    const [matterId = ''] = paid.matters;
    await stage.sql`
      update public.court_matters set court = 'superior', county = 'DeKalb', docket_number = '17CV4411',
        name_as_filed = 'Maria Nunez', case_outcome = 'judgment-landlord', judgment = 'paid',
        writ_recorded_in = 'DeKalb County', record_matched_at = now() where id = ${matterId}`;
    await stage.sql`
      update public.matter_parties set address = '1 Main St, Decatur, GA 30030' where matter_id = ${matterId}`;
    await standing(stage, matterId, 'preparing' satisfies CaseStatus);
    const desk = await openDesk(stage, locale, paid.caseId);
    const { page, words } = desk;
    const { made } = words.papers;
    await desk.tab('papers');
    await page.getByText(made.open, { exact: true }).click();
    const title = 'Request to mark a judgment as satisfied';
    await page.getByRole('group', { name: made.choosing.fields.papers }).waitFor();
    for (const box of await page
      .getByRole('group', { name: made.choosing.fields.papers })
      .getByRole('checkbox')
      .all())
      await box.setChecked(false);
    await page.getByRole('checkbox', { name: title, exact: true }).check();
    await page.getByRole('button', { name: made.choosing.submit, exact: true }).click();
    await page.getByText(words.papers.papers.kinds.satisfaction_request).first().waitFor({ timeout: 30_000 });
    await desk.journey.expectAccessible('a paid judgment');
    const papers = await stage.sql<{ kind: string; language: string }[]>`
      select kind, language from public.case_papers where matter_id = ${matterId} order by language`;
    expect(papers.map(({ kind, language }) => `${kind} ${language}`)).toEqual(['satisfaction_request en']);
    await desk.journey.end();
  });
}

/** The newest versions of a matter's papers, as an approval names them. */
async function namedPapers(matterId: string) {
  const documents = await stage.sql<{ documentId: string; sha256: string }[]>`
    select document_id as "documentId", sha256 from public.current_papers where matter_id = ${matterId}`;
  return { documents: [...documents] };
}
