// How many notices are unread, in the header of every page: there from the first paint, and nothing moves for it.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { dashboardWords } from '#i18n/dashboard.ts';
import { noticeWords } from '#i18n/notices.ts';
import { fill, plural } from '#i18n/format.ts';
import { pageWords } from '#i18n/page.ts';
import { casePath, path } from '#i18n/routes.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** Notes in every frame, from the first in which there is a header, the number that stands at its links. */
function watchNumber(): void {
  const seen: string[] = [];
  const look = () => {
    for (const link of document.querySelectorAll('.site-header .unread'))
      if (link.getClientRects().length > 0) seen.push(getComputedStyle(link, '::after').content);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen });
}
const seenIn = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);

/** Where everything in the header stands once it is quiet. */
async function placesIn(page: Page): Promise<number[][]> {
  // Fonts come after the words, and change what is as wide as its letters.
  await page.locator('html[data-fonts]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator('.site-header :is(a, button, summary)')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width].map(Math.round)),
    );
}

describe.each([
  ['es', 360],
  ['en', 360],
  ['es', 1280],
  ['en', 1280],
] as const)('a client, in %s at %i px,', (locale, width) => {
  it(
    'sees it on every page from the first paint until it is read',
    everyday(locale === 'es' && width === 360),
    async () => {
      const { sql, site } = stage;
      const words = pageWords[locale];
      const owner = await makeInvitedClient(sql);
      const client = await signedInClient(sql, { siteUrl: site, language: locale });
      const { visitor: staff } = await signedInStaff(sql, { siteUrl: site });
      const [one] = await sql<{ id: string }[]>`
      update public.cases set user_id = ${client.id} where user_id = ${owner.id} returning id`;
      const write = (message: string) =>
        staff.post(`/api/staff/cases/${one?.id ?? ''}/messages`, {
          idempotencyKey: randomUUID(),
          language: locale,
          message,
          tickets: [],
        });
      expect((await write('Hola.')).status).toBeLessThan(300);
      const [{ unread = 0 } = {}] = await sql<{ unread: number }[]>`
      select count(*)::integer as unread from public.client_notifications where user_id = ${client.id} and read_at is null`;
      expect(unread).toBeGreaterThan(0);

      const journey = await startJourney(stage.browser, {
        viewport: { width, height: 740 },
        locale: locale === 'es' ? 'es-US' : 'en-US',
      });
      const { page } = journey;
      await page.addInitScript(watchNumber);
      const home = site + path('home', locale);
      const phone = width === 360;
      await page.goto(home);
      // A stranger has no link to a case, and a menu that says nothing.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await seenIn(page)).toEqual(phone ? ['none'] : []);

      await enter(page, client.visitor);
      await page.goto(home);
      const before = await placesIn(page);
      await page.goto(site + path('dashboard', locale));
      const { close } = noticeWords[locale];
      const { open, openUnread } = dashboardWords[locale].bell;
      const bell = page.getByRole('button', { name: plural(unread, openUnread, locale) });
      await bell.waitFor();

      // From here on the number is known before there is anything to paint.
      await page.goto(home);
      await expect.poll(() => seenIn(page)).toEqual([`"${unread}"`]);
      expect(await placesIn(page)).toEqual(before);
      const name = `${phone ? words.menu.open : words.dashboard}, ${fill(words.unread, { count: unread })}`;
      const header = page.getByRole('banner');
      await header.getByRole(phone ? 'button' : 'link', { name, exact: true }).waitFor();
      await journey.expectAccessible('number in the header');

      await page.goto(site + path('dashboard', locale));
      await bell.click();
      await page.getByRole('dialog').getByRole('button', { name: close }).click();
      await page.getByRole('button', { name: open, exact: true }).waitFor();
      await page.goto(home);
      await expect.poll(() => seenIn(page)).toEqual(['none']);
      expect(await placesIn(page)).toEqual(before);
      const plain = header.getByRole(phone ? 'button' : 'link', {
        name: phone ? words.menu.open : words.dashboard,
        exact: true,
      });
      await plain.waitFor();

      // Reading the message itself counts, too: the number goes while the page stays open.
      expect((await write('Otra cosa.')).status).toBeLessThan(300);
      await page.goto(site + casePath(locale, one?.id ?? ''));
      await header
        .getByRole(phone ? 'button' : 'link', { name: /1/ })
        .first()
        .waitFor();
      await openPlace(page, locale, 'messages');
      await page.getByText('Otra cosa.', { exact: true }).first().scrollIntoViewIfNeeded();
      await plain.waitFor();
      await bell.waitFor({ state: 'detached' });
      await journey.end();
    },
  );
});
