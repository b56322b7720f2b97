// Writing a letter that nobody but its reader gets: from the free help to the paper.
import { describe, expect, it } from 'vitest';
import { letterKinds } from '#domain/letters/letters.ts';
import { letterTexts } from '#i18n/letter-texts.ts';
import { lettersWords } from '#i18n/letters.ts';
import { pageWords } from '#i18n/page.ts';
import { path } from '#i18n/routes.ts';
import { everyday } from '#tests/runs.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

describe('somebody who has to write to a screening company', () => {
  for (const locale of ['es', 'en'] as const)
    it(`makes a letter on a small phone and saves it, in ${locale}`, everyday(locale === 'es'), async () => {
      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      const { writer } = lettersWords[locale];
      await page.goto(stage.site + path('terms', locale));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: pageWords[locale].footer.pages.letters })
        .click();
      await page.waitForURL(stage.site + path('letters', locale));
      const requests: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
      await page.getByLabel(writer.fields.name.label).fill('Ana Sample Ríos');
      await page.getByLabel(writer.fields.entry.label).fill('Sample County, 22-0417');
      await page.getByLabel(writer.reasons.noOutcome).check();
      await page.locator('.letter-sheet:visible').getByText(letterTexts.en['reason.noOutcome']).waitFor();
      await expect.poll(() => page.getByRole('button', { name: writer.print }).isEnabled()).toBe(true);
      await journey.expectAccessible('letters');

      await page.emulateMedia({ media: 'print' });
      const paper = await page.evaluate(() => document.body.innerText);
      expect(paper).toContain('Ana Sample Ríos');
      expect(paper).toContain(letterTexts.en.accuracy.slice(0, 40));
      // The guidance, the questions, the help for reading and the frame of the site stay on the screen.
      for (const left of [writer.blank, writer.print, writer.help, pageWords[locale].footer.rights])
        expect(paper).not.toContain(left.slice(0, 30));
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Sample');
      await journey.end();
    });

  for (const javaScriptEnabled of [true, false])
    for (const locale of ['es', 'en'] as const)
      it(
        `gets all letters with blanks on paper ${javaScriptEnabled ? 'before the form is there' : 'without JavaScript'}, in ${locale}`,
        everyday(javaScriptEnabled && locale === 'es'),
        async () => {
          const journey = await startJourney(stage.browser, {
            viewport: { width: 360, height: 740 },
            javaScriptEnabled,
          });
          const { page } = journey;
          await page.goto(stage.site + path('letters', locale));
          // The rules for paper come once the words are on the screen.
          await page.waitForFunction(
            () => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet,
          );
          await page.emulateMedia({ media: 'print' });
          const sheets = page.locator('.letter-sheet').filter({ visible: true });
          expect(await sheets.count()).toBe(letterKinds.length);
          const paper = await page.locator('body').innerText();
          for (const line of ['accuracy', 'subject.file', 'subject.satisfied'] as const)
            expect(paper).toContain(letterTexts.en[line].split('{')[0]);
          expect(paper).not.toContain(lettersWords[locale].writer.print);
          await journey.end();
        },
      );
});
