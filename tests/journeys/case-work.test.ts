// A member of staff takes a paid case from its first look to the preparation of its papers.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { everyday } from '#tests/runs.ts';
import * as given from '../integration/database/given.ts';
import type { TestDatabase } from '../postgres.ts';
import { signedInStaff } from '../signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(`a case goes from new to preparing, in ${locale}`, everyday(locale === 'en'), async () => {
    const words = staffWords[locale];
    const labels = words.cases;
    const database = { sql: stage.sql, asServer: stage.sql } as TestDatabase;
    const last = `Núñez ${given.newReference()}`;
    const { caseId } = await given.paidFor(database, {
      first_name: 'Ana',
      last_name: last,
      landlord_name: 'Oak Homes LLC',
    });
    const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
    const journey = await startJourney(stage.browser, { expects: /status of 409/ });
    const { page } = journey;
    await enter(page, visitor);
    await page.goto(stage.site + path('staff', locale, '#cases'));

    // Found without accents, opened by keyboard.
    await page.getByLabel(words.frame.list.search, { exact: true }).fill(last.replace('Núñez', 'nunez'));
    await page.keyboard.press('Enter');
    const row = page.getByRole('link', { name: `Ana ${last}` });
    await row.waitFor();
    await expect.poll(() => row.count()).toBe(1);
    await journey.expectAccessible('queue');
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: `Ana ${last}` }).waitFor();
    await journey.expectAccessible('case');

    // What is looked at first is cleared with a note.
    const flag = page.getByRole('region', { name: labels.flags.county_unknown });
    await flag.locator('summary').click();
    await flag.getByLabel(labels.triage.clearing.fields.note.label).fill('The client read the number to us.');
    await flag.getByRole('button', { name: labels.triage.clearing.submit }).click();
    await flag.waitFor({ state: 'detached' });

    // What comes next is one button, and the move is filled in. A blank is filled before anything is sent.
    const next = (step: string) => page.getByRole('button', { name: fill(labels.page.next, { step }) });
    await next(labels.page.acts.read_application).click();
    const form = page.getByRole('form', { name: fill(labels.move.title, { place: 1 }) });
    const message = form.getByLabel(fill(labels.move.message, { language: words.thread.languages.es }), {
      exact: true,
    });
    await expect.poll(() => message.inputValue()).toContain('Ana');
    const drafted = await message.inputValue();
    await message.fill(`${drafted} {{what}}`);
    await form.getByRole('region', { name: labels.move.consequences }).waitFor();
    await journey.expectAccessible('move');
    const press = (to: 'in_review' | 'preparing') =>
      form.getByRole('button', { name: fill(labels.move.press, { status: labels.states[to] }) }).click();
    await press('in_review');
    await form.getByText(words.replies.blanks.refused).waitFor();
    await message.fill(drafted);
    await press('in_review');
    const named = { name: `Ana ${last}`, status: labels.states.in_review };
    await page.getByText(fill(labels.move.done, named)).waitFor();

    // Nobody prepares before the record agrees: that is the next step, and opens where it is done.
    await next(labels.page.acts.match_record).click();
    const record = page.locator('details', {
      has: page.locator('summary', { hasText: labels.record.title }),
    });
    const { result } = labels.record.form.fields;
    await record.getByRole('radio', { name: result.options.matched }).check();
    await record.getByLabel(labels.matter.form.fields.court, { exact: true }).selectOption('magistrate');
    await record.getByLabel(labels.matter.form.fields.docketNumber, { exact: true }).fill('24-D-07');
    await record.getByLabel('Oak Homes LLC').check();
    await record.getByLabel(labels.record.form.fields.note).fill('Seen on the page of the court.');
    await record.getByRole('button', { name: labels.record.form.submit }).click();

    // Somebody else was faster: who it was is said, and what was typed stays.
    await form.waitFor();
    await message.fill('Hola Ana, hoy empezamos.');
    await stage.sql`
      update public.court_matters set writ_recorded_in = 'Book 7', changed_by = (
        select id from public.users where role = 'staff' limit 1)
      where case_id = ${caseId}`;
    await press('preparing');
    await form.getByRole('alert').waitFor();
    expect(await message.inputValue()).toBe('Hola Ana, hoy empezamos.');
    await press('preparing');
    await page.getByText(fill(labels.move.done, { ...named, status: labels.states.preparing })).waitFor();
    // The papers need the client's words first, and the page says whom we wait for.
    await page.getByText(labels.page.acts.wait_statement, { exact: true }).waitFor();
    const [moved] = await stage.sql`
      select status, (
        select count(*)::int from public.client_notifications
        where case_id = cases.id and code = 'status_changed' and mail_key is not null
      ) as told
      from public.cases where id = ${caseId}`;
    expect(moved).toEqual({ status: 'preparing', told: 2 });
    await journey.end();
  });
