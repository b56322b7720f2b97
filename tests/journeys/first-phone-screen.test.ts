// A client who opens a case at a phone reads where it stands without scrolling: all four answers are in sight.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { standing } from '../integration/database/given-matters.ts';
import { locales } from '#domain/languages.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { fill } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { everyday, isFullRun } from '#tests/runs.ts';
import { paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** The longest words, and those with a button. */
const everyDay = ['filed', 'client_review'] as const;
/** What a case says until papers are with the court. */
const all = [
  'submitted',
  'in_review',
  'waiting_for_client',
  'preparing',
  'attorney_review',
  ...everyDay,
] as const;

/** The answers whose first words end below the screen, or under the bar that stands over its end. */
function hiddenAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector('.leave-bar')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('article dd')].flatMap((answer) => {
      const text = document.createRange();
      text.selectNodeContents(document.createTreeWalker(answer, NodeFilter.SHOW_TEXT).nextNode() ?? answer);
      return text.getBoundingClientRect().bottom > end ? [answer.textContent ?? ''] : [];
    });
  });
}

const threeMatters = {
  numberOfEvictions: '3',
  knowsCaseNumber: 'yes',
  caseNumbers: '24-D-0101\n24-D-0102\n24-D-0103',
};

/** With three matters the words also say which of them they are about. */
const cases = locales.flatMap((locale) => [
  { locale, count: 1, packageId: 'standard', answers: {} } as const,
  { locale, count: 3, packageId: 'vip', answers: threeMatters } as const,
]);

for (const { locale, count, packageId, answers } of cases)
  it(
    `a client sees the four answers on the first screen of a phone, matters: ${count}, in ${locale}`,
    { ...everyday(locale === 'es' && count === 3), timeout: 120_000 },
    async () => {
      const { client, caseId, matters } = await paidCase(stage, locale, packageId, answers);
      expect(matters).toHaveLength(count);
      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      await enter(page, client.visitor);
      for (const status of isFullRun ? all : everyDay) {
        for (const matterId of matters) await standing(stage, matterId, status);
        await page.goto(stage.site + casePath(locale, caseId));
        await page.getByText(caseReadingWords[locale].readings[status].now).waitFor();
        await page.evaluate(() => document.fonts.ready);
        const about = page.getByText(fill(caseReadingWords[locale].about, { place: 1, count }));
        expect(await about.count()).toBe(count > 1 ? 1 : 0);
        expect(await page.locator('article dd').count()).toBe(4);
        expect(await hiddenAnswers(page), status).toEqual([]);
      }
      await journey.end();
    },
  );
