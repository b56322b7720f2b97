// A client without a mouse, and one who listens: the case home is read in its order, and everything is done by keys.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { casePath, path } from '#i18n/routes.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { walkTo } from './keyboard.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a client who uses keys alone reads where the case stands, writes, looks at the files and approves, in ${locale}`,
    { ...inFullRun, timeout: 180_000 },
    async () => {
      const { sql, site } = stage;
      const words = casePageWords[locale];
      const { client, caseId, matters } = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = matters;
      await standing(stage, matterId, 'client_review');
      await approvedPaper(stage, matterId);
      await sql`
        insert into public.case_documents (case_id, file_name, original_name, file_type, file_size, file_path)
        values (${caseId}, 'carta.pdf', 'carta.pdf', 'application/pdf', 1000, ${`test/${randomUUID()}.pdf`})`;

      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      await enter(page, client.visitor);

      // The list: to the case by its link.
      await page.goto(site + path('dashboard', locale));
      const open = page.getByRole('link', { name: dashboardWords[locale].openCase });
      await open.waitFor();
      await walkTo(page, open);
      await page.keyboard.press('Enter');
      await page.getByText(caseReadingWords[locale].readings.client_review.now).waitFor();
      expect(page.url()).toContain(casePath(locale, caseId));

      // Messages.
      const thread = page.getByRole('region', { name: words.thread.title });
      const text = thread.getByRole('textbox', { name: words.thread.write });
      await walkTo(page, page.getByRole('link', { name: words.turn.papers }));
      await text.waitFor();
      await walkTo(page, text);
      await page.keyboard.type('Todo bien, gracias.');
      await walkTo(page, thread.getByRole('button', { name: words.thread.send }));
      await page.keyboard.press('Enter');
      await thread.getByText(words.thread.sent).waitFor();

      // Documents: a file opens, and closing it leads back to where it was opened.
      const files = page.getByRole('region', { name: words.shelves.title });
      const look = files.getByRole('button', { name: fill(words.preview.openNamed, { name: 'carta.pdf' }) });
      await walkTo(page, look);
      await walkTo(page, files.getByRole('link', { name: /carta\.pdf/ }));

      // Back to the one thing that is theirs to do, and the yes under the typed name.
      const papers = page.getByRole('region', { name: words.papers.title });
      const none = papers.getByRole('button', { name: words.papers.no, exact: true });
      while ((await none.count()) > 0) {
        await walkTo(page, none.first(), 'Shift+Tab');
        const left = await none.count();
        await page.keyboard.press('Enter');
        await expect.poll(() => none.count()).toBeLessThan(left);
      }
      const name = papers.getByRole('textbox', { name: words.papers.typedName });
      await name.waitFor();
      await walkTo(page, page.getByRole('link', { name: words.turn.papers }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await walkTo(page, name);
      await page.keyboard.type('Maria Nunez');
      await walkTo(page, papers.getByRole('button', { name: words.papers.approve }));
      await page.keyboard.press('Enter');
      await papers.getByText(words.papers.approved).waitFor();
      await journey.expectAccessible('approved by keys');
      await journey.end();
    },
  );

for (const locale of locales)
  it(
    `a screen reader says the four answers in their order, and one button exactly when it is the client’s turn, in ${locale}`,
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
      const treeAt = async (status: 'preparing' | 'client_review') => {
        await standing(stage, matterId, status);
        await page.goto(site(casePath(locale, caseId)));
        await page.getByText(readings[status].now).waitFor();
        const tree = await page.getByRole('article').ariaSnapshot();
        const [top = ''] = (await page.getByRole('main').ariaSnapshot()).split(/\n\s*- article/);
        return { tree, top, said: tree.replaceAll(/\s+/g, ' ') };
      };
      const site = (address: string) => stage.site + address;
      const inOrder = (text: string, parts: readonly string[]) => {
        const places = parts.map((part) => text.indexOf(part));
        expect(places, text).not.toContain(-1);
        expect(places, text).toEqual(places.toSorted((a, b) => a - b));
      };

      const ours = await treeAt('preparing');
      const { now, next, after } = readings.preparing;
      inOrder(ours.said, [
        readings.preparing.badge,
        words.happened,
        now,
        words.needed,
        caseWords[locale].ball.us,
        next,
        words.next,
        after,
        words.when,
      ]);
      expect(ours.tree).toMatch(/heading .*\[level=1\]/);
      expect(ours.tree.match(/- term/g)).toHaveLength(4);
      expect(ours.tree.match(/- definition/g)).toHaveLength(4);
      expect(ours.tree).not.toMatch(/- (link|button)/);
      // Nothing but the way back and what belongs to every page is said before it.
      expect(ours.top).not.toMatch(/- heading/);

      await approvedPaper(stage, matterId);
      const theirs = await treeAt('client_review');
      inOrder(theirs.said, [
        words.happened,
        readings.client_review.now,
        words.needed,
        caseWords[locale].ball.client,
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
