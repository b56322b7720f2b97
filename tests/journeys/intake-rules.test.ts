// The rules of the application as somebody meets them at a field.
import { describe, expect, it } from 'vitest';
import type { IntakeMessageKey } from '#domain/intake/messages.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { everyday, inFullRun } from '#tests/runs.ts';
import { messages, setForms } from './intake-form.ts';

const { visit } = setForms();

for (const locale of locales)
  describe(`the rules of the form, in ${locale}`, everyday(locale === 'es'), () => {
    const says = messages[locale];

    it('step 1 names everything that is missing, ties it to its field, and leads there', async () => {
      const form = await visit(locale);
      await form.refusedWith(
        'firstName.required',
        'lastName.required',
        'dateOfBirth.required',
        'streetAddress.required',
        'city.required',
        'zipCode.invalid',
        'email.invalid',
      );
      expect(await form.page.title()).toMatch(/^Error: /);
      const described = await form.control('city').getAttribute('aria-describedby');
      expect(await form.page.locator(`#${described}`).innerText()).toContain(says['city.required']);
      await form.journey.expectAccessible('step 1 with errors');
      await form.page.getByRole('link', { name: says['city.required'] }).click();
      expect(await form.focused()).toBe('intake-city');
    });

    it(
      'step 1 refuses what is not an address, a date or a phone, and keeps what was typed',
      inFullRun,
      async () => {
        const form = await visit(locale);
        await form.personal();
        const breaks: [string, string, IntakeMessageKey][] = [
          ['email', 'maria@', 'email.invalid'],
          ['zipCode', '3030', 'zipCode.invalid'],
          ['phoneNumber', '404555', 'phoneNumber.invalid'],
          ['birthDay', '32', 'dateOfBirth.invalid'],
          ['birthYear', '2015', 'dateOfBirth.underage'],
        ];
        for (const [name, wrong, key] of breaks) {
          const right = await form.value(name);
          await form.control(name).fill(wrong);
          await form.refusedWith(key);
          await form.control(name).fill(right);
        }
        expect(await form.value('firstName')).toBe('María José');
        await form.forward.click();
        await form.heading('eviction');
      },
    );

    it(
      'steps 2 and 3 ask for a yes or a no, and for county and outcome when there is a case',
      inFullRun,
      async () => {
        const form = await visit(locale);
        await form.toStep('eviction');
        expect(await form.control('evictionCounty').count()).toBe(0);
        await form.refusedWith('yesNo.required');
        await form.pick('hasEviction', 'yes');
        await form.refusedWith('evictionCounty.required', 'caseOutcome.required');
        await form.eviction();
        await form.control('filingYear').fill('20');
        await form.refusedWith('filingYear.invalid');
        // A question that is no longer asked cannot be wrong.
        await form.pick('hasEviction', 'no');
        await form.forward.click();
        await form.heading('background');
        await form.refusedWith('yesNo.required', 'yesNo.required');
        await form.journey.expectAccessible('step 3 with errors');
      },
    );

    it('step 4 asks for a reason, an urgency, a signature and the agreement', inFullRun, async () => {
      const form = await visit(locale);
      await form.toStep('goals');
      await form.refusedWith(
        'sealingReasons.required',
        'urgency.required',
        'signature.required',
        'agreement.required',
      );
      expect(await form.page.title()).toMatch(/^Error: /);
      await form.journey.expectAccessible('step 4 with errors');
    });

    it('every step and the review pass axe and fit a phone of 320 px', async () => {
      const form = await visit(locale, '', { viewport: { width: 320, height: 640 } });
      for (const step of ['eviction', 'background', 'goals', 'package'] as const) {
        const now = {
          eviction: 'personal',
          background: 'eviction',
          goals: 'background',
          package: 'goals',
        } as const;
        await form[now[step]]();
        await form.journey.expectAccessible(now[step]);
        const over = await form.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, now[step]).toBeLessThanOrEqual(0);
        await form.forward.click();
        await form.heading(step);
        expect(await form.page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
      }
      await form.journey.expectAccessible('package');
      const over = await form.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  });

describe('answers that only warn', inFullRun, () => {
  it('a ZIP code outside Georgia and a different signature are mentioned and may stand', async () => {
    const form = await visit();
    await form.personal();
    await form.control('zipCode').fill('10001');
    await form.page.getByText(intakeWords.en.zipOutsideGeorgia).waitFor();
    await form.control('zipCode').fill('30303');
    await form.forward.click();
    await form.heading('eviction');
    await form.pick('hasEviction', 'no');
    await form.page.getByText(intakeWords.en.notices['no-eviction'].title).waitFor();
    expect(await form.page.locator('[data-free-help] a').count()).toBe(3);
    await form.forward.click();
    await form.heading('background');
    await form.background();
    await form.forward.click();
    await form.heading('goals');
    await form.goals();
    await form.control('signature').fill('M. Lopez');
    await form.page.locator('[data-warning]:not(:empty)').waitFor();
    await form.forward.click();
    await form.heading('package');
  });

  it('a slip in a well-known mail domain is asked about', async () => {
    const form = await visit();
    await form.personal();
    await form.control('email').fill('maria@gmial.com');
    await form.page.getByText(fill(intakeWords.en.emailMeant, { email: 'maria@gmail.com' })).waitFor();
    await form.journey.expectAccessible('a mail domain with a slip');
    await form.page.getByRole('button', { name: intakeWords.en.emailUse }).click();
    expect(await form.value('email')).toBe('maria@gmail.com');
    await form.control('email').fill('maria@gmial.com');
    await form.forward.click();
    await form.heading('eviction');
  });

  it('“None of the above” and the other benefits exclude each other', async () => {
    const form = await visit();
    await form.toStep('background');
    await form.pick('benefits', 'snap');
    await form.pick('benefits', 'wic');
    await form.pick('benefits', 'none');
    expect(await form.page.locator('[name=benefits]:checked').count()).toBe(1);
    await form.pick('benefits', 'snap');
    expect(await form.option('benefits', 'none').isChecked()).toBe(false);
  });

  it('a phone number is put in order while it is typed, also in its middle', async () => {
    const form = await visit();
    const field = form.control('phoneNumber');
    await field.pressSequentially('4045550199');
    expect(await field.inputValue()).toBe('(404) 555-0199');
    await field.press('Home');
    for (const _ of [1, 2, 3]) await field.press('ArrowRight');
    await field.press('Delete');
    await field.pressSequentially('8');
    expect(await field.inputValue()).toBe('(408) 555-0199');
  });
});
