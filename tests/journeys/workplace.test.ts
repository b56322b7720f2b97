// A staff member reads the morning's applications: from what waits, to one of them, to a note and a decision.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import * as given from '../integration/database/given.ts';
import type { TestDatabase } from '../postgres.ts';
import { signedInStaff } from '../signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { inFullRun } from '#tests/runs.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(`a staff member reads the morning’s applications, in ${locale}`, inFullRun, async () => {
    const words = staffWords[locale];
    const labels = words.applications;
    const database = { sql: stage.sql, asServer: stage.sql } as TestDatabase;
    const last = `<img src=x onerror=alert(1)> ${given.newReference()}`;
    await given.paidFor(database, { first_name: 'Ana', last_name: last });
    const { visitor, id: staffId } = await signedInStaff(stage.sql, {
      siteUrl: stage.site,
      language: locale,
    });
    const journey = await startJourney(stage.browser, { expects: /status of 401/ });
    const { page } = journey;

    // Visitors who are not signed in are led there, and back to the same place.
    const here = path('staff', locale, '#applications');
    await page.goto(stage.site + here);
    await page.waitForURL((url) => url.searchParams.get('returnTo') === here);
    await enter(page, visitor);
    await page.goto(stage.site + path('staff', locale));
    await page.getByRole('list', { name: words.today.waiting }).waitFor();
    await journey.expectAccessible('today');

    // By keyboard alone: to the list, a search, the record.
    const nav = page.getByRole('navigation', { name: words.frame.navLabel });
    await nav.getByRole('link', { name: words.frame.nav.applications }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(words.frame.list.search, { exact: true }).focus();
    await page.keyboard.type(last);
    await page.keyboard.press('Enter');
    const row = page.getByRole('link', { name: `Ana ${last}` });
    await page.getByRole('row').nth(1).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(page.url()).not.toContain('onerror');
    await journey.expectAccessible('list');
    await row.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: `Ana ${last}` });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText(words.questions.fields.evictionCounty.label, { exact: true }).waitFor();
    await journey.expectAccessible('record');

    await page.getByLabel(labels.notes.fields.notes.label).fill('Two cases in one year');
    await page.getByRole('button', { name: labels.notes.submit }).click();
    await page.getByText(labels.notes.done).waitFor();

    await page.getByLabel(labels.decision.fields.to.options.accepted).check();
    await page.getByLabel(labels.decision.fields.note.label).fill('We begin today.');
    await page.getByRole('button', { name: labels.decision.submit }).click();
    const dialog = page.getByRole('dialog');
    // Who it is about, what the client will read, and what the press does.
    await dialog
      .getByRole('heading', { name: fill(labels.decision.questions.accepted, { name: `Ana ${last}` }) })
      .waitFor();
    await dialog.getByText('We begin today.').waitFor();
    await dialog.getByText(labels.decision.reading.inCase.split('{email}')[0] ?? '').waitFor();
    await dialog.getByRole('button', { name: labels.decision.fields.to.options.accepted }).click();
    await page.getByText(labels.decision.done).waitFor();

    // Back in the list, which kept the search: the row has the focus and its new state.
    await page.getByRole('link', { name: words.frame.record.back }).click();
    await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('cell').getByText(labels.states.accepted).waitFor();
    await page.getByText(fill(words.frame.list.shownOne, { count: 1 })).waitFor();

    // The session ends elsewhere: the next press takes everybody's data off the screen.
    await stage.sql`delete from public.sessions where user_id = ${staffId}`;
    await page.getByRole('button', { name: words.frame.list.update }).click();
    await page.getByRole('heading', { level: 1, name: words.frame.signedOut.title }).waitFor();
    expect(await page.getByText(last).count()).toBe(0);
    await journey.expectAccessible('signed out');
    await journey.end();
  });
