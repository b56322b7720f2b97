// Somebody who cannot get on asks whether it is them or the service.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { HealthCode } from '#domain/operations/health.ts';
import { serviceAreas } from '#domain/operations/status.ts';
import { formatMoment } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { statusWords } from '#i18n/status.ts';
import { everyday } from '#tests/runs.ts';
import { expectAccessible } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `whoever wonders reads what works, what does not and since when, and is sent to people (${locale})`,
    everyday(locale === 'es'),
    async () => {
      const words = statusWords[locale];
      const context = await stage.browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      let health: { failing: HealthCode[]; since: Partial<Record<HealthCode, string>> } | null = null;
      await page.route('**/api/health', (route) =>
        health === null ? route.continue() : route.fulfill({ status: 503, json: health }),
      );
      // What the service itself says, whatever it is.
      await page.goto(stage.site + path('status', locale));
      await page.locator('[data-board]').waitFor();
      expect(await page.locator('[data-area] strong:visible').count()).toBe(serviceAreas.length);
      await expectAccessible(page);

      const since = '2026-11-29T08:15:00Z';
      health = { failing: ['database'], since: { database: since } };
      await page.reload();
      await page.getByText(words.some).waitFor();
      const area = (name: string) => page.locator(`[data-area="${name}"]`);
      await area('signIn').getByText(words.areas.signIn.down).waitFor();
      await area('signIn').getByText(formatMoment(since, locale)).waitFor();
      await area('send').getByText(words.areas.send.late).waitFor();
      await expectAccessible(page);

      health = { failing: [], since: {} };
      await page.reload();
      await page.getByText(words.all).waitFor();
      expect(await area('signIn').innerText()).not.toContain(words.since.slice(0, 5));

      await page.route('**/api/health', (route) => route.abort());
      await page.reload();
      await page.getByText(words.unreachable).waitFor();
      await page.locator('[data-board]').waitFor({ state: 'hidden' });
      await page.getByRole('main').getByRole('link', { name: words.write }).click();
      await page.waitForURL(`**${path('contact', locale)}`);
      await context.close();
    },
  );

/** A line of planned work as the page has it (status.astro), from and to in hours from now. */
const work = (from: number, to: number, what: string) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  return `<li data-planned data-from="${at(from)}" data-to="${at(to)}"><p>${at(from)} <strong data-now hidden>${statusWords.en.now}</strong></p><p>${what}</p></li>`;
};

it('whoever wonders reads of work that is planned or going on, and nothing of work that is over', async () => {
  const page = await stage.browser.newPage();
  const visit = async (...works: string[]) => {
    await page.route(`**${path('status', 'en')}`, async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        /(data-none[^>]*>[^<]*<\/p><ul[^>]*>)/,
        `$1${works.join('')}`,
      );
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(stage.site + path('status', 'en'));
    await page.locator('[data-checked]').filter({ hasText: /\d/ }).waitFor();
  };
  await visit(
    work(-3, -1, 'Moved the mail.'),
    work(-1, 1, 'Moving the database.'),
    work(48, 49, 'A new key.'),
  );
  const planned = page.locator('[data-planned]:visible');
  await expect.poll(() => planned.count()).toBe(2);
  const goesOn = planned.filter({ has: page.locator('[data-now]:visible') });
  expect(await goesOn.count()).toBe(1);
  expect(await goesOn.innerText()).toContain('Moving the database.');
  expect(await page.getByText(statusWords.en.none).isVisible()).toBe(false);
  await page.unrouteAll();
  await visit(work(-3, -1, 'Moved the mail.'));
  await page.getByText(statusWords.en.none).waitFor();
  expect(await planned.count()).toBe(0);
  await page.close();
});
