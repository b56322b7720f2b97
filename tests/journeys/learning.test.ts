// Learning as people do it: without scripts, with pen and paper, from two devices, and with the server away. What a page
// says at each step is in learning-states.test.ts.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import { fill } from '#i18n/format.ts';
import { learningWords } from '#i18n/learning.ts';
import { path } from '#i18n/routes.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { makeAccount } from '../accounts.ts';
import { startJourney, type Journey } from './journey.ts';
import {
  answer,
  button,
  openControl,
  openModule as open,
  openSectionOf,
  shown,
  signIn,
  untilShown,
} from './learning-page.ts';
import { inFullRun } from '#tests/runs.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const at = (locale: Locale, id?: ModuleId) => stage.site + path('learning', locale, id && `/${id}`);

const openModule = (page: Page, locale: Locale, id: ModuleId) => open(page, stage.site, locale, id);

async function withJourney(
  options: Parameters<typeof startJourney>[1],
  run: (page: Page, journey: Journey) => Promise<void>,
): Promise<void> {
  const journey = await startJourney(stage.browser, options);
  try {
    await run(journey.page, journey);
  } finally {
    await journey.end();
  }
}

describe('a visitor', () => {
  it('without scripts reads the lesson, the quiz with its answers, and what words mean', () =>
    withJourney({ javaScriptEnabled: false }, async (page) => {
      await page.goto(at('es'));
      expect(await page.getByRole('link', { name: learningWords.es.list.start }).count()).toBe(
        moduleIds.length,
      );
      await page.goto(at('es', 'legal-process'));
      for (const part of ['#section-4', '#objectives', '#question-8', '#words-title', '#sources-title'])
        expect(await page.locator(part).isVisible(), part).toBe(true);
      await page.locator('#question-1 summary').click();
      expect(await page.locator('#question-1 .answer strong').isVisible()).toBe(true);
      await page.locator('.term').first().click();
      expect(await page.locator('.term-card:popover-open').isVisible()).toBe(true);
      expect(await page.locator('.tabs').isVisible()).toBe(false);
    }));

  it('on a phone reads on without the control of their progress, and gets it once it comes', inFullRun, () =>
    withJourney({ viewport: { width: 360, height: 800 }, expects: /ERR_FAILED/ }, async (page) => {
      const { module, keeping } = learningWords.en;
      const late = '**/_astro/{ProgressControl,account-on-server}.*';
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.route(late, (route) => route.abort());
      await openModule(page, 'en', 'housing-rights');
      expect(loaded.filter((url) => /ProgressControl|account-on-server|\/api\//.test(url))).toEqual([]);
      await page.locator('#control').scrollIntoViewIfNeeded();
      await page.getByText(module.notLoaded).waitFor();
      await page.locator('[data-place=end-1] button').click();
      await untilShown(page, 25);
      await page.unroute(late);
      await button(page, keeping.retry).click();
      await page.getByText(keeping.visitor).waitFor();
      await openControl(page, module.control);
      expect(await page.getByRole('slider').inputValue()).toBe('25');
    }),
  );

  it('does the exercises, and nothing of them is kept or sent', inFullRun, () =>
    withJourney({}, async (page) => {
      const calls: string[] = [];
      // The code of exercises comes with the first of them that is seen.
      page.on('request', (request) => request.resourceType() !== 'script' && calls.push(request.url()));
      await openModule(page, 'en', 'legal-process');
      calls.length = 0;
      await openSectionOf(page, '[data-exercise=days]');
      const days = page.locator('[data-exercise=days]').first();
      // The seventh day is Thanksgiving.
      await days.locator('input').fill('2026-11-19');
      const result = days.locator('output');
      await expect.poll(() => result.textContent()).toContain('November 27, 2026');
      expect(await result.textContent()).toContain(learningWords.en.exercise.days.moved);
      await openSectionOf(page, '[data-exercise=sort]');
      const sort = page.locator('[data-exercise=sort]').first();
      await sort.locator('input[value=yes]').first().check();
      expect(
        await sort
          .locator('details')
          .first()
          .evaluate((element) => (element as HTMLDetailsElement).open),
      ).toBe(true);

      await openModule(page, 'en', 'financial-recovery');
      calls.length = 0;
      await openSectionOf(page, '[data-exercise=budget]');
      const budget = page.locator('[data-exercise=budget]');
      await budget.locator('[data-budget=in] input').first().fill('$1,500');
      await budget.locator('[data-budget=out] input').first().fill('1,725.50');
      await expect.poll(() => budget.locator('[data-balance]').textContent()).toContain('$225.50');
      await openSectionOf(page, '[data-exercise=letter]');
      const letter = page.locator('[data-exercise=letter]').first();
      await letter.locator('textarea').first().fill('Sample <b>Street</b> 5');
      expect(await letter.locator('.letter').innerText()).toContain('Sample <b>Street</b> 5');
      const storage = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      );
      expect(storage).not.toMatch(/Sample|1,500/);
      expect(calls).toEqual([]);
      await letter.locator('[data-clear]').click();
      expect(await letter.locator('.letter').innerText()).not.toContain('Sample');
    }),
  );
});

describe('a client', () => {
  for (const locale of locales)
    it(`brings their progress along, and earns a certificate (${locale})`, inFullRun, () =>
      withJourney({ expects: /ERR_FAILED|Failed to load resource.*409/ }, async (page) => {
        const { module, quiz, keeping, toast } = learningWords[locale];
        const id = 'housing-rights';
        const { answers: key } = readModuleFacts(id);
        await openModule(page, locale, id);
        // The rest of the quiz comes when it is wanted, and once more when it did not come.
        await page.route('**/_astro/Quiz.*', (route) => route.abort());
        await page.getByRole('tab', { name: module.quiz }).click();
        await page.getByText(module.notLoaded).waitFor();
        await page.unroute('**/_astro/Quiz.*');
        await button(page, keeping.retry).click();
        await page.getByText(quiz.lockedText).waitFor();
        expect(await page.getByText(module.notLoaded).count()).toBe(0);
        await page.getByRole('tab', { name: module.content }).click();
        await page.locator('[data-place=end-1] button').click();
        await untilShown(page, 25);

        const account = await makeAccount(stage.sql);
        const person = await signIn(page, stage.site, locale, account);
        const stored = async () => {
          const [row] =
            await stage.sql`select progress from public.learning_progress where user_id = ${account.id}`;
          return row?.progress as number | undefined;
        };
        // What concerns the account does not come: it is read as by a visitor, and nothing is lost.
        await page.route('**/_astro/account-on-server.*', (route) => route.abort());
        await openModule(page, locale, id);
        await page.getByText(keeping.visitor).waitFor();
        expect(await shown(page)).toBe('25%');
        await page.unroute('**/_astro/account-on-server.*');
        await openModule(page, locale, id);
        await page.getByText(keeping.merged).waitFor();
        await expect.poll(stored).toBe(25);

        // The server goes away: reading goes on, and it is saved later.
        await page.route('**/api/learning/progress', (route) => route.abort());
        await page.locator('[data-place=end-2] button').click();
        await page.getByText(toast.failedText).waitFor();
        await page.getByText(keeping.unsent).waitFor();
        expect(await shown(page)).toBe('50%');
        await page.unroute('**/api/learning/progress');
        await button(page, keeping.retry).click();
        await page.getByText(keeping.saved).waitFor();
        expect(await stored()).toBe(50);

        // Meanwhile another device read on.
        await person.post('/api/learning/progress', { moduleId: id, progress: 75, intent: 'advance' });
        await page.getByRole('slider').press('ArrowLeft');
        await page.getByText(fill(keeping.stale, { progress: 75 })).waitFor();
        expect(await shown(page)).toBe('75%');

        await page.locator('[data-place=end-4] button').click();
        await answer(page, key);
        await button(page, quiz.submit).click();
        await page.getByRole('heading', { name: fill(quiz.results, { score: 100 }) }).waitFor();
        await untilShown(page, 100);
        // In the result, and beside the progress.
        const paper = page.locator('#quiz').getByRole('link', { name: module.certificate });
        const address = (await paper.getAttribute('href')) ?? '';
        expect((await person.get(address)).headers.get('content-type')).toBe('application/pdf');
      }),
    );
});

describe('an address of a module nobody has', () => {
  it.each(locales)('answers 404 in words, with the way back (%s)', async (locale) => {
    const response = await fetch(`${at(locale)}/old-module`);
    const html = await response.text();
    expect(response.status).toBe(404);
    const { notFound, module } = learningWords[locale];
    for (const text of [notFound.title, notFound.text, module.back]) expect(html).toContain(text);
  });
});
