// The quiz on the home page, as people use it: with a thumb, with a keyboard, with the server away, without scripts.
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readHomeSections } from '#collections/home-sections.ts';
import { eligibilityWords } from '#i18n/eligibility.ts';
import { freshEmail } from '../accounts.ts';
import { standBetween } from './journey.ts';
import { setStage } from './stage.ts';
import { axeFaults } from '#tests/axe.ts';
import { inFullRun } from '#tests/runs.ts';

const stage = setStage();

async function atQuiz(
  options: BrowserContextOptions & { home?: string },
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const { home = '/', ...rest } = options;
  const context = await stage.browser.newContext({ viewport: { width: 320, height: 640 }, ...rest });
  try {
    const page = await context.newPage();
    await standBetween(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${stage.site}${home}#eligibility-quiz`);
    await journey(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const choose = (page: Page, name: string, code: string) =>
  page.locator(`form.quiz input[name=${name}][value="${code}"]`).check();

describe('somebody who takes the quiz', inFullRun, () => {
  it('sees the answer with its reasons at once, and leaves no trace in address or browser', () =>
    atQuiz({ home: '/es' }, async (page) => {
      const words = eligibilityWords.es;
      const email = freshEmail('quiz');
      // Chosen before anything answers: what need not be asked goes once it does.
      await choose(page, 'state', 'other');
      await page.locator('#quiz-outcome').waitFor({ state: 'detached' });
      await choose(page, 'state', 'Georgia');
      await page.getByRole('button', { name: words.form.submit }).click();
      const summary = page.getByRole('alert');
      await summary.getByText(words.messages['quizOutcome.required']).waitFor();
      // The choice is still there, and the summary leads to what is missing.
      expect(await page.locator('#quiz-state').isChecked()).toBe(true);
      await summary.getByRole('link').first().click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('quiz-outcome');

      await choose(page, 'outcome', 'judgment-landlord');
      await choose(page, 'timeframe', 'under-1-year');
      await page.getByLabel(words.form.email.label).fill(email);
      await page.keyboard.press('Enter');
      const title = page.getByRole('heading', { name: words.results.harder.title });
      await title.waitFor();
      expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
      for (const reason of ['outcome.judgment-landlord', 'time.recent'] as const)
        expect(await page.getByText(words.reasons[reason]).isVisible()).toBe(true);
      await page.getByText(words.mail.sent.replace('{email}', email)).waitFor();
      expect(page.url()).toBe(`${stage.site}/es#eligibility-quiz`);
      const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(storage).not.toMatch(/judgment|under-1-year|@example/);
      expect(await axeFaults(page, '#eligibility-quiz')).toBe('');

      await page.getByRole('button', { name: words.answer.again }).click();
      expect(await page.getByLabel(words.form.email.label).inputValue()).toBe(email);
      await choose(page, 'state', 'other');
      expect(await page.locator('#quiz-outcome').count()).toBe(0);
      await page.getByRole('button', { name: words.form.submit }).click();
      await page.getByRole('heading', { name: words.results.outside_service.title }).waitFor();
    }));

  it('while our server is away still gets the answer, and hears that no mail comes', () =>
    atQuiz({}, async (page) => {
      const words = eligibilityWords.en;
      await page.route('**/api/eligibility-quiz', (route) => route.abort());
      await choose(page, 'state', 'Georgia');
      await choose(page, 'outcome', 'dismissed');
      await choose(page, 'timeframe', 'unknown');
      await page.getByLabel(words.form.email.label).fill('ana@example.com');
      await page.getByRole('button', { name: words.form.submit }).click();
      await page.getByRole('heading', { name: words.results.often_stronger.title, exact: true }).waitFor();
      await page.getByText(words.mail.failed).waitFor();
      await page.unroute('**/api/eligibility-quiz');
      await page.getByRole('button', { name: words.mail.retry }).click();
      await page.getByText(words.mail.sent.replace('{email}', 'ana@example.com')).waitFor();
    }));

  it('without scripts reads what it looks at, and where help is free', () =>
    atQuiz({ javaScriptEnabled: false }, async (page) => {
      const quiz = page.locator('#eligibility-quiz');
      expect(await quiz.getByText(eligibilityWords.en.withoutScript).isVisible()).toBe(true);
      await quiz.getByRole('link').click();
      const { stronger, harder } = readHomeSections('en').whoWeServe;
      for (const { title, items } of [stronger, harder]) {
        await page.locator('#who-we-serve summary').getByText(title, { exact: true }).click();
        for (const text of items) expect(await page.getByText(text).isVisible()).toBe(true);
      }
      expect(await page.locator('#free-help').getByText('404-524-5811').isVisible()).toBe(true);
      expect(await quiz.locator('form').isVisible()).toBe(false);
    }));
});
