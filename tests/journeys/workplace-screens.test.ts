// @module-tag full
// What fits on the screens where people work for eight hours: rows of a list, the tabs of a full case, and the place in a
// list that one comes back to.
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { paperKinds } from '#domain/cases/papers.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { caseTabs } from '#islands/staff/cases/case-tabs.ts';
import * as given from '../integration/database/given.ts';
import { paper } from '../integration/database/given-matters.ts';
import type { TestDatabase } from '../postgres.ts';
import { enter, startJourney } from './journey.ts';
import { walkTo } from './keyboard.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const database = () => ({ sql: stage.sql, asServer: stage.sql }) as TestDatabase;
const sizes = [
  { width: 1280, height: 800, rows: 12 },
  { width: 1440, height: 900, rows: 16 },
] as const;

for (const locale of locales)
  it(
    `a list shows twelve cases at 1280 and sixteen at 1440, and keeps its place while one is open, in ${locale}`,
    { ...everyday(locale === 'es'), timeout: 120_000 },
    async () => {
      const last = `Filas ${given.newReference()}`;
      for (let count = 0; count < 40; count += 1)
        await given.paidFor(database(), { first_name: `Ana${String(count)}`, last_name: last });
      const { visitor } = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale });
      const words = staffWords[locale];
      for (const { rows, ...viewport } of sizes) {
        const journey = await startJourney(stage.browser, { viewport });
        const { page } = journey;
        await enter(page, visitor);
        await page.goto(stage.site + path('staff', locale, '#cases'));
        await page.getByLabel(words.frame.list.search, { exact: true }).fill(last);
        await page.keyboard.press('Enter');
        await page.getByRole('row').getByText(last).nth(rows).waitFor({ timeout: 30_000 });
        await page.evaluate(() => scrollTo(0, 0));
        const seen = await page.evaluate(
          () =>
            [...document.querySelectorAll('main tbody tr')].filter((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }).length,
        );
        expect(seen, `${String(viewport.width)} px`).toBeGreaterThanOrEqual(rows);

        // Down the list, into a case, and back by the browser: the same rows are in sight.
        const far = page.getByRole('row').getByRole('link').nth(30);
        await far.scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, 200));
        const before = await page.evaluate(() => scrollY);
        expect(before).toBeGreaterThan(0);
        await far.click();
        await page.getByRole('tab', { name: words.cases.page.tabs.work }).waitFor();
        await page.goBack();
        await far.waitFor();
        await expect
          .poll(() => page.evaluate(() => Math.abs(scrollY)), { timeout: 5_000 })
          .toBeGreaterThan(0);
        const after = await page.evaluate(() => scrollY);
        expect(Math.abs(after - before), 'scrolled as before').toBeLessThan(120);
        await journey.end();
      }
    },
  );

/** A case with thirty messages, twelve papers and eight moves, on the screen of a member of staff at work. */
async function openFullCase(locale: Locale) {
  const { sql } = stage;
  const last = `Largo ${given.newReference()}`;
  const { caseId, userId } = await given.paidFor(database(), { first_name: 'Ana', last_name: last });
  const [matter] = await sql<{ id: string }[]>`select id from public.court_matters where case_id = ${caseId}`;
  for (const kind of paperKinds.slice(0, 12)) await paper(stage, matter?.id ?? '', [], kind);
  for (let count = 0; count < 30; count += 1)
    await sql`
      insert into public.client_messages (id, user_id, case_id, subject, message, sent_by, sender_role, language)
      values (${randomUUID()}, ${userId}, ${caseId}, 'FK', ${`A message of some length about the case, number ${String(count)}.`},
        ${userId}, ${count % 2 === 0 ? 'client' : 'staff'}, ${locale})`;
  const words = 'Words of some length that somebody wrote, so that they take more than two lines. '.repeat(4);
  for (let count = 0; count < 8; count += 1)
    // As a move is kept: what the client reads, and the reason for staff.
    await sql`
      insert into public.case_updates
        (case_id, code, params, description, language, status, is_internal, created_by, created_by_role, created_at)
      select ${caseId}, 'status_changed', jsonb_build_object('from', 'in_review', 'to', 'preparing', 'matter', 1),
        ${words}, ${locale}, 'preparing', internal, ${userId}, 'staff', now() - make_interval(mins => ${count})
      from unnest(array[false, true]) as kept (internal)`;
  for (let count = 0; count < 4; count += 1)
    await sql`
      insert into public.contact_log (case_id, channel, direction, reached, note)
      values (${caseId}, 'call', 'out', true, ${words})`;
  const { visitor } = await signedInStaff(sql, { siteUrl: stage.site, language: locale });
  const journey = await startJourney(stage.browser, { viewport: { width: 1280, height: 800 } });
  await enter(journey.page, visitor);
  await journey.page.goto(stage.site + path('staff', locale, `#cases/${caseId}`));
  return journey;
}

for (const locale of locales)
  it(
    `no tab of a case with thirty messages, twelve papers and eight moves is longer than two screens, in ${locale}`,
    { ...inFullRun, timeout: 120_000 },
    async () => {
      const words = staffWords[locale];
      const journey = await openFullCase(locale);
      const { page } = journey;
      const screens: Record<string, number> = {};
      for (const tab of caseTabs) {
        await page.getByRole('tab', { name: words.cases.page.tabs[tab] }).click();
        await page.getByText(words.frame.list.loading).first().waitFor({ state: 'detached' });
        await page.waitForLoadState('networkidle');
        if (tab === 'history')
          await page.getByRole('button', { name: words.frame.list.wholeText }).first().waitFor();
        screens[tab] = (await page.evaluate(() => document.documentElement.scrollHeight)) / 800;
        await journey.expectAccessible(`${tab} of a full case`);
      }
      for (const [tab, count] of Object.entries(screens))
        expect(count, `${tab}: ${JSON.stringify(screens)}`).toBeLessThanOrEqual(2);
      // The facts beside them scroll with the page, to their end.
      const facts = page.getByRole('complementary', { name: words.cases.page.facts });
      expect(await facts.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const bottom = await facts.evaluate((box) => box.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(800);
      await journey.end();
    },
  );

for (const locale of locales)
  it(
    `who answers reads the last message above what they write, with all they need to send in one row, in ${locale}`,
    { ...everyday(locale === 'en'), timeout: 120_000 },
    async () => {
      const words = staffWords[locale];
      const { page: labels } = words.cases;
      const { form } = words.thread.messages;
      const journey = await openFullCase(locale);
      const { page } = journey;
      await page.getByRole('tab', { name: labels.tabs.messages }).waitFor();
      await page.keyboard.press('r');
      const last = page.getByText('number 29');
      await last.waitFor();
      await page.waitForLoadState('networkidle');
      const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const field = page.getByRole('textbox', { name: form.fields.message.label });
      const row = await Promise.all(
        [
          page.getByRole('button', { name: words.replies.picker.open }),
          page.getByRole('combobox', { name: form.fields.language }),
          page.getByRole('button', { name: form.submit, exact: true }),
        ].map(boxOf),
      );
      const writing = await boxOf(page.getByRole('region', { name: labels.composer.title }));
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(last);
          return y > 0 && y + height <= writing.y;
        })
        .toBe(true);
      const middles = row.map(({ y, height }) => y + height / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(Math.max(...row.map(({ y, height }) => y + height))).toBeLessThanOrEqual(800);
      await field.fill('A message of ours.');
      await page.keyboard.press('Control+Enter');
      const note = page.getByText(form.done, { exact: true });
      await note.waitFor();
      expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
      expect((await boxOf(page.getByText('A message of ours.'))).y).toBeLessThan(800);
      await page.keyboard.press('z');
      await expect.poll(() => field.inputValue()).toBe('A message of ours.');
      await journey.end();
    },
  );

for (const locale of locales)
  it(
    `what has the focus lies neither under what is being written nor under the head of the case, in ${locale}`,
    { ...everyday(locale === 'es'), timeout: 120_000 },
    async () => {
      const { page: labels } = staffWords[locale].cases;
      const journey = await openFullCase(locale);
      const { page } = journey;
      const message = page.getByRole('button', { name: labels.composer.kinds.message, exact: true });
      await message.click();
      const messages = page.getByRole('tab', { name: labels.tabs.messages });
      await page.getByText('number 29').waitFor();
      await page.waitForLoadState('networkidle');
      // From the bottom of the page upwards, past every message, and down again.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await walkTo(page, messages, 'Shift+Tab');
      await walkTo(page, message);
      await journey.end();
    },
  );
