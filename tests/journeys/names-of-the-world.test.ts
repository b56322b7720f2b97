// People whose names are written in other letters: asked while they type, before anybody pays.
import { expect, it } from 'vitest';
import { freshEmail } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { locales } from '#domain/languages.ts';
import { intakeMessages as en } from '#i18n/en/intake-messages.ts';
import { intakeMessages as es } from '#i18n/es/intake-messages.ts';
import { path } from '#i18n/routes.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';
import { wizardOn } from './wizard-walk.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `somebody called 王芳 is asked for the spelling on the court’s papers as soon as the name is typed, and both are kept: ${locale}`,
    everyday(locale === 'es'),
    async () => {
      const { page, end, expectAccessible } = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        locale,
      });
      const email = freshEmail();
      await page.goto(stage.site + path('intakeForm', locale));
      const form = wizardOn(page, locale, email);
      await form.alive();
      await form.answer.personal();
      expect(await form.field('latinName').count()).toBe(0);
      await form.field('firstName').fill('芳');
      await form.field('lastName').fill('王');
      await form.field('latinName').waitFor();
      await expectAccessible('the name in Latin letters');
      await page.getByRole('button', { name: form.words.next, exact: true }).click();
      await page.getByText({ en, es }[locale]['latinName.required']).first().waitFor();
      await form.field('latinName').fill('Fang Wang');
      await form.next('eviction');
      await page.getByText(form.words.draft.saved).waitFor();
      await page.reload();
      await form.heading('eviction').waitFor();
      await page.getByRole('button', { name: form.words.previous }).click();
      expect(await form.field('firstName').inputValue()).toBe('芳');
      expect(await form.field('latinName').inputValue()).toBe('Fang Wang');
      // Whoever corrects a slip of the keyboard is not asked any more.
      await form.field('firstName').fill('Fang');
      await form.field('lastName').fill('Wang');
      await form.field('latinName').waitFor({ state: 'detached' });
      await end();
    },
  );

for (const locale of locales)
  it(
    `somebody with one name who types it as the last one is told what to press, and it is kept as their name: ${locale}`,
    everyday(locale === 'es'),
    async () => {
      const { page, end, expectAccessible } = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        locale,
      });
      await page.goto(stage.site + path('intakeForm', locale));
      const form = wizardOn(page, locale, freshEmail());
      await form.alive();
      await form.answer.personal();
      await form.field('firstName').fill('');
      await form.field('lastName').fill('Suharto');
      await page.getByRole('button', { name: form.words.next, exact: true }).click();
      const said = { en, es }[locale]['firstName.required'];
      await page.getByRole('alert').getByText(said).waitFor();
      expect(said).toContain(form.words.oneName.ask);
      await page.getByRole('button', { name: form.words.oneName.ask }).click();
      await expect.poll(() => form.field('firstName').inputValue()).toBe('Suharto');
      await page.getByText(form.words.oneName.done).waitFor();
      expect(await form.field('lastName').inputValue()).toBe('-');
      expect(await form.field('firstName').getAttribute('aria-invalid')).not.toBe('true');
      await expectAccessible('one name');
      await form.next('eviction');
      await end();
    },
  );
