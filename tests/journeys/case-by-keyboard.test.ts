// A client without a mouse, and one who listens: the case home is read in its order, and everything is done by keys.
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { casePath, path } from '#i18n/routes.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { expectFocusOn, walkTo } from './keyboard.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a client who uses keys alone reads where the case stands, opens the papers and approves, in twelve stops at most, in ${locale}`,
    { ...inFullRun, timeout: 180_000 },
    async () => {
      const { site } = stage;
      const words = casePageWords[locale];
      const { client, caseId, matters } = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = matters;
      await standing(stage, matterId, 'client_review');
      await approvedPaper(stage, matterId);

      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      await enter(page, client.visitor);

      // A client with one case lands on it, and the one button leads to the papers.
      await page.goto(site + path('dashboard', locale));
      await page.getByText(caseReadingWords[locale].readings.client_review.now).waitFor();
      expect(page.url()).toContain(casePath(locale, caseId));
      const stops: string[] = [];
      const walk = async (goal: Locator) => stops.push(...(await walkTo(page, goal)));
      await walk(page.getByRole('link', { name: words.turn.papers }));
      await page.keyboard.press('Enter');
      const papers = page.getByRole('region', { name: words.papers.title });
      // The place takes the focus to its heading, and keeps it there while the papers are still loading.
      const heading = page.getByRole('heading', { name: words.places.papers, level: 1 });
      const read = papers.getByRole('button', { name: words.papers.read });
      await read.waitFor();
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
      await walk(read);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      const none = papers.getByRole('button', { name: words.papers.no, exact: true });
      await walk(none);
      await page.keyboard.press('Enter');
      await expect.poll(() => none.count()).toBe(0);
      const name = papers.getByRole('textbox', { name: words.papers.approval.fields.typedName });
      await name.waitFor();
      await walk(name);
      await page.keyboard.type('María José Núñez Peña');
      await walk(papers.getByRole('button', { name: words.papers.approval.submit }));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, words.papers.approval.done);
      expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(12);
      await journey.expectAccessible('approved by keys');
      await journey.end();
    },
  );

for (const locale of locales)
  it(
    `a screen reader says whose turn it is, what happened and what is needed in their order, and one button exactly when it is the client’s turn, in ${locale}`,
    { ...everyday(locale === 'en'), timeout: 120_000 },
    async () => {
      const words = casePageWords[locale];
      const { readings } = caseReadingWords[locale];
      const { client, caseId, matters } = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = matters;
      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      await enter(page, client.visitor);
      /** The tree of the case home: questions with their answers in the order in which they are said. */
      const treeAt = async (status: 'in_review' | 'client_review') => {
        await standing(stage, matterId, status);
        await page.goto(site(casePath(locale, caseId)));
        await page.getByText(readings[status].now).waitFor();
        const tree = await page.getByRole('article').ariaSnapshot();
        const [top = ''] = (await page.getByRole('main').ariaSnapshot()).split(/\n\s*- article/);
        return { tree, top, said: tree.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ') };
      };
      const site = (address: string) => stage.site + address;
      const inOrder = (text: string, parts: readonly string[]) => {
        const places = parts.map((part) => text.indexOf(part));
        expect(places, text).not.toContain(-1);
        expect(places, text).toEqual(places.toSorted((a, b) => a - b));
      };

      const ours = await treeAt('in_review');
      const { now, next } = readings.in_review;
      inOrder(ours.said, [caseWords[locale].ball.us, now, next, words.next, words.when]);
      expect(ours.tree).toMatch(/heading .*\[level=1\]/);
      expect(ours.tree).not.toMatch(/- (link|button) /);
      // Nothing but the places of the case is said before it.
      expect(ours.top).not.toMatch(/- heading/);

      await approvedPaper(stage, matterId);
      const theirs = await treeAt('client_review');
      inOrder(theirs.said, [
        caseWords[locale].ball.client,
        readings.client_review.now,
        readings.client_review.next,
        words.turn.papers,
        words.next,
        words.when,
      ]);
      expect(theirs.tree.match(/- (link|button) /g)).toHaveLength(1);
      expect(theirs.tree).toContain(`- link "${words.turn.papers}"`);
      await journey.end();
    },
  );
