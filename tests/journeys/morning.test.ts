// A morning in the workplace, told as one story: what came in overnight is read, answered and brought on, and every act is
// done where somebody looks for it.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { loadWords } from '#i18n/load-words.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import * as given from '../integration/database/given.ts';
import { paper } from '../integration/database/given-matters.ts';
import type { TestDatabase } from '../postgres.ts';
import { signedInStaff } from '../signed-in.ts';
import { atCourt, openDesk, paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { expectFocusOn, walkTo } from './keyboard.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const day = (from: number) => addDays(officeDate(new Date()), from);
/** A Wednesday in some weeks, on which courts sit. */
const hearingDay = () => {
  let on = day(21);
  while (new Date(`${on}T12:00:00Z`).getUTCDay() !== 3) on = addDays(on, 1);
  return on;
};
const database = () => ({ sql: stage.sql, asServer: stage.sql }) as TestDatabase;

for (const locale of locales)
  it(
    `12 applications, 6 messages, 2 hearings, a refund, a denial and a returned paper are one morning, in ${locale}`,
    { ...inFullRun, timeout: 600_000 },
    async () => {
      const { sql } = stage;
      const words = staffWords[locale];
      const tickets = await loadWords('staff/tickets', locale);
      const last = `Morgen ${given.newReference()}`;
      const applied: { intakeId: string; caseId: string; userId: string }[] = [];
      for (let count = 0; count < 12; count += 1)
        applied.push(await given.paidFor(database(), { first_name: `Ana${String(count)}`, last_name: last }));
      // Of each way to write two, and they have waited longer than anybody.
      const ages = [
        '2024-01-01',
        '2024-01-02',
        '2024-01-03',
        '2024-01-04',
        '2024-01-05',
        '2024-01-06',
      ] as const;
      for (const [place, since] of ages.entries()) {
        const { caseId, userId } = applied[place] ?? { caseId: '', userId: '' };
        if (place < 2)
          await sql`
            insert into public.contact_submissions
              (reference, idempotency_key, request_hash, first_name, last_name, email, inquiry_type, message, language, created_at)
            values (${randomBytes(4).toString('hex').toUpperCase()}, ${randomUUID()}, 'x', 'Luz', ${`${last} ${String(place)}`},
              'luz@example.com', 'general', 'When do you open?', ${locale}, ${since})`;
        else if (place < 4)
          await sql`
            insert into public.support_tickets
              (user_id, case_id, reference, category, subject, description, language, created_at, waiting_since)
            values (${userId}, ${caseId}, ${randomBytes(4).toString('hex').toUpperCase()}, 'other', ${`Address ${String(place)}`}, 'I moved.',
              ${locale}, ${since}, ${since})`;
        else
          await sql`
            with asked as (
              insert into public.client_messages (user_id, case_id, subject, message, sent_by, sender_role, language, created_at)
              values (${userId}, ${caseId}, 'FK', 'Is there news?', ${userId}, 'client', ${locale}, ${since})
            )
            insert into public.case_tasks (case_id, code, created_at) values (${caseId}, 'answer_message', ${since})`;
      }
      const { visitor } = await signedInStaff(sql, {
        siteUrl: stage.site,
        language: locale,
        rights: ['refunds'],
      });
      const journey = await startJourney(stage.browser);
      const { page } = journey;
      await enter(page, visitor);

      // The applications: one list, each accepted on its page, and back to the row it was opened from.
      const list = words.frame.list;
      const { decision } = words.applications;
      await page.goto(stage.site + path('staff', locale, '#applications'));
      await page.getByLabel(list.search, { exact: true }).fill(last);
      await page.keyboard.press('Enter');
      await page.getByText(fill(list.shownMany, { count: 12 })).waitFor();
      await journey.expectAccessible('applications');
      for (let count = 0; count < 12; count += 1) {
        await page.getByRole('link', { name: `Ana${String(count)} ${last}`, exact: true }).click();
        await page.getByLabel(decision.fields.to.options.accepted).check();
        await page.getByLabel(decision.fields.note.label).fill('We begin today.');
        await page.getByRole('button', { name: decision.submit }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: decision.fields.to.options.accepted })
          .click();
        await page.getByText(decision.done).waitFor();
        await page.getByRole('link', { name: words.frame.record.back }).click();
      }
      const [read] = await sql`
        select count(*)::int as accepted from public.intake_forms where last_name = ${last} and status = 'accepted'`;
      expect(read).toEqual({ accepted: 12 });

      // The inbox: whoever waits longest first, answered beside the list, and on to the next.
      await page.goto(stage.site + path('staff', locale, '#inbox'));
      for (const place of [0, 1]) {
        await page.getByRole('link', { name: `Luz ${last} ${String(place)}` }).click();
        const labels = words.messages.answer;
        await page.getByRole('heading', { level: 2, name: `Luz ${last} ${String(place)}` }).waitFor();
        await page.getByLabel(labels.label, { exact: true }).fill('At nine.');
        await page.getByRole('button', { name: labels.submit }).click();
        await page.getByRole('dialog').getByRole('button', { name: labels.confirm.yes }).click();
        await page.getByText(fill(labels.done, { email: 'luz@example.com' })).waitFor();
      }
      for (const place of [2, 3]) {
        await page.getByRole('link', { name: `Ana${String(place)} ${last}` }).click();
        await page.getByRole('heading', { level: 2, name: `Address ${String(place)}` }).waitFor();
        await page.getByLabel(tickets.answer.fields.message.label, { exact: true }).fill('Thank you, noted.');
        await page.getByRole('button', { name: tickets.answer.submit, exact: true }).click();
        await page.getByText(tickets.answer.done).waitFor();
      }
      await page.getByRole('link', { name: `Ana4 ${last}` }).click();
      await page.getByText('Is there news?', { exact: true }).last().waitFor();
      await journey.expectAccessible('inbox with an answer');
      // Read and left, a thread still waits; the fifth is answered, and a call has settled the sixth.
      const thread = page.getByRole('article');
      for (const place of [5, 4]) {
        await page.getByRole('link', { name: `Ana${String(place)} ${last}` }).click();
        await thread.getByRole('heading', { level: 2, name: `Ana${String(place)} ${last}` }).waitFor();
        await thread.getByText('Is there news?', { exact: true }).last().waitFor();
      }
      await thread
        .getByLabel(words.thread.messages.form.fields.message.label, { exact: true })
        .fill('We look at it today.');
      await thread.getByRole('button', { name: words.thread.messages.form.submit }).click();
      await page.getByText(words.thread.messages.form.done).waitFor();
      await page.getByRole('link', { name: `Ana5 ${last}` }).click();
      await thread.getByRole('heading', { level: 2, name: `Ana5 ${last}` }).waitFor();
      await thread.getByRole('button', { name: words.frame.inbox.leaving.submit, exact: true }).click();
      await page.getByText(words.frame.inbox.leaving.done).waitFor();
      await expect.poll(() => page.getByRole('row').getByText(last).count()).toBe(0);
      await journey.end();

      // Two hearings, with their hour and room.
      const { move } = words.cases;
      for (const name of ['first', 'second']) {
        const paid = await paidCase(stage, locale, 'standard');
        const [matterId = ''] = paid.matters;
        await atCourt(stage, matterId, 'client');
        const desk = await openDesk(stage, locale, paid.caseId);
        // Beside "Next": the button, day, hour, room, and done.
        await desk.page.getByRole('button', { name: words.cases.page.enterHearing }).click();
        await desk.form().getByLabel(move.hearingOn, { exact: true }).fill(hearingDay());
        await desk.form().getByLabel(move.hearingTime, { exact: true }).fill('10:30');
        await desk.form().getByLabel(move.hearingPlace, { exact: true }).fill(`Room ${name}`);
        await desk
          .form()
          .getByRole('button', { name: fill(move.press, { status: words.cases.states.hearing_set }) })
          .click();
        await desk.page.getByRole('button', { name: words.cases.page.moveHearing }).waitFor();
        await desk.journey.end();
      }

      // A judge said no: the money goes back by itself, and whoever has the right sends it.
      const denied = await paidCase(stage, locale, 'basic');
      const [deniedMatter = ''] = denied.matters;
      await atCourt(stage, deniedMatter, 'client');
      const desk = await openDesk(stage, locale, denied.caseId, { rights: ['refunds'] });
      await desk.move(deniedMatter, 'denied', {
        typed: { [move.decidedOn]: day(0) },
        checked: [move.outcomes.denied],
      });
      await desk.page.reload();
      await desk.tab('client');
      await desk.page.getByRole('link', { name: words.cases.money.refund, exact: true }).click();
      const { refunds } = words.orders;
      await desk.page.getByLabel(refunds.decide.fields.note).fill('(…)');
      await desk.page.getByRole('button', { name: refunds.decide.submit, exact: true }).click();
      await desk.page.getByRole('button', { name: refunds.decide.confirmSend.yes }).click();
      await desk.page
        .getByRole('article')
        .getByText(refunds.statuses.sent, { exact: true })
        .first()
        .waitFor();
      await desk.journey.end();

      // The clerk sent a paper back.
      const returned = await paidCase(stage, locale, 'standard');
      const [returnedMatter = ''] = returned.matters;
      await paper(stage, returnedMatter, ['attorney', 'client']);
      await atCourt(stage, returnedMatter, 'client');
      const end = await openDesk(stage, locale, returned.caseId);
      await end.move(returnedMatter, 'preparing', {
        typed: { [move.reason]: 'The docket number is missing.' },
      });
      await end.journey.end();
    },
  );

for (const locale of locales)
  it(
    `without a mouse staff triage a case, ask for a file, move it, answer and go to the next, in ${locale}`,
    { ...everyday(locale === 'en'), timeout: 180_000 },
    async () => {
      const words = staffWords[locale];
      const labels = words.cases;
      const last = `Teclado ${given.newReference()}`;
      for (const first_name of ['Ana', 'Bea'])
        await given.paidFor(database(), { first_name, last_name: last, landlord_name: 'Oak Homes LLC' });
      const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
      const journey = await startJourney(stage.browser);
      const { page } = journey;
      const { keyboard } = page;
      await enter(page, visitor);
      await page.goto(stage.site + path('staff', locale, '#cases'));
      await page.getByRole('row').nth(1).waitFor();

      await keyboard.press('/');
      await keyboard.type(last);
      await keyboard.press('Enter');
      await page.getByText(fill(words.frame.list.shownMany, { count: 2 })).waitFor();
      // The answer leads on to its first row; a row on and back.
      const found = page.getByRole('link', { name: last });
      const hasFocus = (link: Locator) => link.evaluate((element) => element === document.activeElement);
      await expect.poll(() => hasFocus(found.first())).toBe(true);
      await keyboard.press('j');
      await expect.poll(() => hasFocus(found.last())).toBe(true);
      await keyboard.press('k');
      await keyboard.press('Enter');
      const heading = page.getByRole('heading', { level: 2 });
      await expect.poll(() => heading.first().textContent()).toContain(last);
      const opened = (await heading.first().textContent()) ?? '';

      // Triage: the flag is cleared with a note.
      const flag = page.getByRole('region', { name: labels.flags.county_unknown });
      await walkTo(page, flag.locator('summary'));
      await keyboard.press('Enter');
      await walkTo(page, flag.getByLabel(labels.triage.clearing.fields.note.label));
      await keyboard.type('She read the number to us.');
      await walkTo(page, flag.getByRole('button', { name: labels.triage.clearing.submit }));
      await keyboard.press('Enter');
      await flag.waitFor({ state: 'detached' });

      // The next move: everything is filled in, and what happened is said where the focus is.
      await keyboard.press('m');
      const press = page.getByRole('button', {
        name: fill(labels.move.press, { status: labels.states.in_review }),
      });
      await press.waitFor();
      await walkTo(page, press);
      await keyboard.press('Enter');
      await expectFocusOn(
        page,
        fill(labels.move.done, { name: opened.trim(), status: labels.states.in_review }),
      );

      // From tab to tab by the arrows, and back.
      const papersTab = page.getByRole('tab', { name: labels.page.tabs.papers });
      const workTab = page.getByRole('tab', { name: labels.page.tabs.work });
      await walkTo(page, workTab);
      await keyboard.press('ArrowRight');
      await expect.poll(() => papersTab.getAttribute('aria-selected')).toBe('true');
      await keyboard.press('ArrowLeft');
      await expect.poll(() => workTab.getAttribute('aria-selected')).toBe('true');

      // A file is asked for: the key leads to the form on the tab of papers.
      await keyboard.press('f');
      await expect.poll(() => papersTab.getAttribute('aria-selected')).toBe('true');
      const { ask } = words.papers.requests;
      const what = page.getByLabel(ask.fields.what.label);
      await expect.poll(() => what.evaluate((element) => element === document.activeElement)).toBe(true);
      await keyboard.type('The order of the court');
      await walkTo(page, page.getByLabel(ask.fields.why));
      await keyboard.type('It names the docket.');
      // A day has a stop for each of its parts; the last, which opens the calendar, is drawn by the browser.
      const isOnDay = () => page.evaluate(() => (document.activeElement as HTMLInputElement).type === 'date');
      do await keyboard.press('Tab');
      while (await isOnDay());
      const submit = page.getByRole('button', { name: ask.submit, exact: true });
      if (!(await submit.evaluate((element) => element === document.activeElement)))
        await walkTo(page, submit);
      await keyboard.press('Enter');
      await page.getByText(ask.done).waitFor();

      // An answer, from any tab.
      await keyboard.press('r');
      const message = page.getByRole('textbox', { name: words.thread.messages.form.fields.message.label });
      await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true);
      await keyboard.type('We have begun.');
      await walkTo(page, page.getByRole('button', { name: words.thread.messages.form.submit, exact: true }));
      await keyboard.press('Enter');
      await page.getByText(words.thread.messages.form.done).waitFor();
      await journey.expectAccessible('answered by keys');

      await keyboard.press('n');
      await expect.poll(() => heading.first().textContent()).not.toBe(opened);
      await expect.poll(() => heading.first().textContent()).toContain(last);
      await journey.end();
    },
  );
