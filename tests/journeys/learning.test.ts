// Learning as people do it: reading without an account, on paper, with one, and with the server away.
import postgres from 'postgres';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import { fill } from '#i18n/format.ts';
import { learningWords } from '#i18n/learning.ts';
import { path } from '#i18n/routes.ts';
import { readModule } from '#server/learning/modules.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { makeAccount } from '../accounts.ts';
import { rotateOne } from '../rotation.ts';
import { sharedStack, type SharedStack } from '../stack.ts';
import { Visitor } from '../visitor.ts';
import { startJourney, type Journey } from './journey.ts';

let browser: Browser;
let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  browser = await launchBrowser();
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await browser.close();
  await sql.end();
});

const at = (locale: Locale, id?: ModuleId) => stack.siteUrl + path('learning', locale, id && `/${id}`);

/** Opens a module and waits until the page does more than to be read. */
async function openModule(page: Page, locale: Locale, id: ModuleId): Promise<void> {
  await page.goto(at(locale, id));
  await page.locator('#content[role=tabpanel]').waitFor();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => page.locator('.module-progress strong').textContent();
const untilShown = (page: Page, percent: number) =>
  page.locator('.module-progress strong', { hasText: `${percent}%` }).waitFor();

async function answerAll(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, option] of options.entries())
    await page
      .locator(`#question-${index + 1} input`)
      .nth(option)
      .check();
}

async function withJourney(
  options: Parameters<typeof startJourney>[1],
  run: (page: Page, journey: Journey) => Promise<void>,
): Promise<void> {
  const journey = await startJourney(browser, options);
  try {
    await run(journey.page, journey);
  } finally {
    await journey.end();
  }
}

describe('a visitor', () => {
  it.each(rotateOne(locales, 'visitor learns'))('reads, takes the quiz and starts over (%s)', (locale) =>
    withJourney({ viewport: { width: 360, height: 740 }, isMobile: true }, async (page, journey) => {
      const { module, quiz, list, toast } = learningWords[locale];
      const id = 'family-relationships';
      const { answers: key } = readModule(id);
      await openModule(page, locale, id);
      await page.getByText(module.status.getting_started, { exact: true }).waitFor();

      await page.getByRole('tab', { name: module.quiz }).click();
      await page.getByText(fill(quiz.lockedAt, { progress: 0 })).waitFor();
      expect(await page.locator('#question-1').isVisible()).toBe(false);
      await journey.expectAccessible(`${locale} locked quiz`, '#quiz');
      await button(page, quiz.toContent).click();

      for (const [number, percent] of [
        [1, 25],
        [2, 50],
        [3, 75],
      ] as const) {
        await page.locator(`[data-place=end-${number}] button`).click();
        await untilShown(page, percent);
        expect(await page.locator(`[data-place=end-${number}] button`).count()).toBe(0);
      }
      await page.getByText(fill(toast.savedTo, { progress: 75 })).waitFor();
      await button(page, module.takeQuiz).click();
      await page.getByText(quiz.unlocked).waitFor();
      const submit = page.locator('[data-place=quiz-end] button');
      expect(await submit.textContent()).toBe(fill(quiz.submitMissing, { answered: 0, total: key.length }));
      expect(await submit.isDisabled()).toBe(true);

      // Two of four: not passed, nothing lost.
      await answerAll(page, [key[0] ?? 0, key[1] ?? 0, 0, 0]);
      await journey.expectAccessible(`${locale} open quiz`, '#quiz');
      await submit.click();
      await page.getByRole('heading', { name: fill(quiz.results, { score: 50 }) }).waitFor();
      expect(await page.locator('.results.red').count()).toBe(1);
      expect(await shown(page)).toBe('75%');
      expect(await page.locator('#question-4 .answer').getByText(quiz.right).isVisible()).toBe(true);
      await button(page, quiz.retake).click();
      expect(await page.locator('[data-questions] input:checked').count()).toBe(0);
      await answerAll(page, [key[0] ?? 0, key[1] ?? 0, key[2] ?? 0, 0]);
      await submit.click();
      await page.getByRole('heading', { name: fill(quiz.results, { score: 75 }) }).waitFor();
      await untilShown(page, 100);
      await page.getByText(module.certificateVisitor).waitFor();
      await journey.expectAccessible(`${locale} results`, '#quiz');
      await journey.expectAccessible(`${locale} progress control`, '.lesson-side');
      await page.getByRole('tab', { name: module.objectives }).click();
      await journey.expectAccessible(`${locale} objectives`, '#objectives');

      await page.getByRole('link', { name: module.back }).click();
      await page.getByText(fill(list.completed.one, { count: 1 })).waitFor();
      expect(await page.getByRole('link', { name: list.review, exact: true }).count()).toBe(1);
      expect(await page.locator('.journey-figures dd').allTextContents()).toEqual(['1', '0', '14%']);
      await journey.expectAccessible(`${locale} list`, '.learning-list');
      await button(page, list.resetAll).click();
      await button(page, list.confirm).click();
      await page.getByText(toast.reset).waitFor();
      expect(await button(page, list.resetAll).isDisabled()).toBe(true);
      expect(await page.getByRole('link', { name: list.start, exact: true }).count()).toBe(moduleIds.length);
    }),
  );

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

  it('does the exercises, and nothing of them is kept or sent', () =>
    withJourney({}, async (page) => {
      const calls: string[] = [];
      // The code of exercises comes with the first of them that is seen.
      page.on('request', (request) => request.resourceType() !== 'script' && calls.push(request.url()));
      await openModule(page, 'en', 'legal-process');
      calls.length = 0;
      const days = page.locator('[data-exercise=days]').first();
      // The seventh day is Thanksgiving.
      await days.locator('input').fill('2026-11-19');
      const result = days.locator('output');
      await expect.poll(() => result.textContent()).toContain('November 27, 2026');
      expect(await result.textContent()).toContain(learningWords.en.exercise.days.moved);
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
      const budget = page.locator('[data-exercise=budget]');
      await budget.locator('[data-budget=in] input').first().fill('$1,500');
      await budget.locator('[data-budget=out] input').first().fill('1,725.50');
      await expect.poll(() => budget.locator('[data-balance]').textContent()).toContain('$225.50');
      const letter = page.locator('[data-exercise=letter]').first();
      await letter.locator('textarea').first().fill('Sample <b>Street</b> 5');
      expect(await letter.locator('.letter').innerText()).toContain('Sample <b>Street</b> 5');
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      );
      expect(kept).not.toMatch(/Sample|1,500/);
      expect(calls).toEqual([]);
      await letter.locator('[data-clear]').click();
      expect(await letter.locator('.letter').innerText()).not.toContain('Sample');
    }));
});

describe('a client', () => {
  it.each(rotateOne(locales, 'client learns'))(
    'brings their progress along, and earns a certificate (%s)',
    (locale) =>
      withJourney({ expects: /ERR_FAILED|Failed to load resource.*409/ }, async (page) => {
        const { module, quiz, keeping, toast } = learningWords[locale];
        const id = 'housing-rights';
        const { answers: key } = readModule(id);
        await openModule(page, locale, id);
        await page.locator('[data-place=end-1] button').click();
        await untilShown(page, 25);

        const account = await makeAccount(sql);
        const person = new Visitor(stack.siteUrl, locale);
        expect((await person.post('/api/auth/sign-in', { ...account, device: 'own' })).status).toBe(200);
        await page.context().addCookies(
          [...person.cookies].map(([name, value]) => ({
            name,
            value,
            domain: 'localhost',
            path: '/',
            secure: true,
            sameSite: 'Lax' as const,
          })),
        );
        const stored = async () => {
          const [row] =
            await sql`select progress from public.learning_progress where user_id = ${account.id}`;
          return row?.progress as number | undefined;
        };
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
        await answerAll(page, key);
        await button(page, quiz.submit).click();
        await page.getByRole('heading', { name: fill(quiz.results, { score: 100 }) }).waitFor();
        await untilShown(page, 100);
        const paper = page.getByRole('link', { name: module.certificate });
        const address = (await paper.getAttribute('href')) ?? '';
        expect((await person.get(address)).headers.get('content-type')).toBe('application/pdf');
      }),
  );
});

describe('an address of a module nobody has', () => {
  it.each(locales)('answers 404 in words, with the way back (%s)', async (locale) => {
    const answer = await fetch(`${at(locale)}/old-module`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    const { notFound, module } = learningWords[locale];
    for (const text of [notFound.title, notFound.text, module.back]) expect(html).toContain(text);
  });
});
