// @module-tag full
// The same thing open in two tabs, or on a phone and a laptop: nothing that was written in one erases the other.
import { expect, it } from 'vitest';
import { freshEmail } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { locales } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';
import { wizardOn } from './wizard-walk.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `somebody with the application open in two tabs keeps what they answered in each, and says which is right where both differ: ${locale}`,
    everyday(locale === 'es'),
    async () => {
      const { page, watch, end, expectAccessible } = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        locale,
      });
      const address = stage.site + path('intakeForm', locale);
      await page.goto(address);
      const first = wizardOn(page, locale, freshEmail());
      const { words } = first;
      await first.alive();
      await first.answer.personal();
      await first.next('eviction');
      await page.getByText(words.draft.saved).waitFor();

      const other = await page.context().newPage();
      watch(other);
      await other.goto(address);
      const second = wizardOn(other, locale, freshEmail());
      await second.heading('eviction').waitFor();
      await other.getByRole('button', { name: words.previous }).click();
      await other.getByText(words.draft.saved).waitFor();

      await first.answer.eviction();
      await first.next('background');
      await page.getByText(words.draft.saved).waitFor();
      await page.getByRole('button', { name: words.previous }).click();
      await page.getByRole('button', { name: words.previous }).click();
      await first.field('lastName').fill('Here');
      await first.next('eviction');
      await page.getByText(words.draft.saved).waitFor();

      await second.field('city').fill('Macon');
      await second.field('lastName').fill('There');
      await other.getByRole('button', { name: words.next, exact: true }).click();
      const question = other.getByRole('alert').filter({ hasText: words.conflictingAnswers.title });
      await question.waitFor();
      await other.getByText(words.draft.merged).waitFor();
      expect(await second.option('hasEviction', 'yes').isChecked()).toBe(true);
      await expectAccessible('two answers');
      await question.getByRole('button', { name: 'Here', exact: true }).click();
      await question.waitFor({ state: 'detached' });
      await other.getByText(words.draft.saved).waitFor();

      await page.reload();
      await first.heading('eviction').waitFor();
      expect(await first.option('caseOutcome', 'dismissed').isChecked()).toBe(true);
      await page.getByRole('button', { name: words.previous }).click();
      expect(await first.field('city').inputValue()).toBe('Macon');
      expect(await first.field('lastName').inputValue()).toBe('Here');
      expect(await page.getByText(words.conflictingAnswers.title).count()).toBe(0);
      await end();
    },
  );
