// What was typed into the application survives slow phones, reloads, languages and other people’s eyes.
import { describe, expect, it } from 'vitest';
import { intakeMessages as messagesEn } from '#i18n/en/intake-messages.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { startJourney } from './journey.ts';
import { inFullRun } from '#tests/runs.ts';
import { Form, phone, setForms } from './intake-form.ts';

const forms = setForms();
const { visit } = forms;

describe('what was typed', () => {
  it('survives when it is typed before the form is alive, on a slow phone', inFullRun, async () => {
    const journey = await startJourney(forms.browser, phone);
    forms.journeys.push(journey);
    const { page } = journey;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const form = new Form(journey, 'en');
    await page.goto(forms.site + path('intakeForm', 'en'), { waitUntil: 'commit' });
    await form.control('firstName').pressSequentially('Guadalupe', { delay: 20 });
    await form.pick('device', 'own');
    await form.pick('preferredLanguage', 'es');
    await form.control('birthMonth').selectOption('05');
    await form.control('phoneNumber').fill('4045550199');
    expect(await form.forward.isEnabled(), 'still before hydration').toBe(false);
    await form.control('lastName').focus();
    let typed = '';
    while (!(await form.forward.isEnabled()) && typed.length < 90) {
      const letter = 'abcdefghij'.charAt(typed.length % 10);
      await page.keyboard.type(letter, { delay: 30 });
      typed += letter;
    }
    await form.alive();
    expect(await form.value('lastName')).toBe(typed);
    expect(await form.focused()).toBe('intake-lastName');
    const caret = await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);
    expect(caret).toBe(typed.length);
    expect(await form.value('firstName')).toBe('Guadalupe');
    expect(await form.value('phoneNumber')).toBe('(404) 555-0199');
    expect(await form.option('device', 'own').isChecked()).toBe(true);
    expect(await form.option('preferredLanguage', 'es').isChecked()).toBe(true);
    // The form knows them too, not only the page.
    const refusals = await form.refusals();
    expect(refusals).not.toContain(messagesEn['firstName.required']);
    expect(refusals).toContain(messagesEn['dateOfBirth.invalid']);
    expect(await form.value('birthMonth')).toBe('05');
  });

  it('is saved, which the form says, with what comes next', async () => {
    const form = await visit();
    await form.toStep('eviction');
    await form.page.getByText(intakeWords.en.draft.saved).waitFor();
    const next = intakeWords.en.steps.background.name;
    await form.page.getByText(fill(intakeWords.en.nextStep, { name: next })).waitFor();
  });

  it('comes back after a reload, on the same step', inFullRun, async () => {
    const form = await visit();
    await form.toStep('goals');
    await form.pick('sealingReasons', 'employment');
    await form.control('signature').fill('Maria');
    await form.page.reload();
    await form.heading('goals');
    await form.page.getByText(intakeWords.en.draft.restored).waitFor();
    expect(await form.option('sealingReasons', 'employment').isChecked()).toBe(true);
    expect(await form.value('signature')).toBe('Maria');
    // Said where it happened, and not on every step after it.
    await form.goals();
    await form.forward.click();
    await form.heading('package');
    expect(await form.page.getByText(intakeWords.en.draft.restored).count()).toBe(0);
  });

  it(
    'comes along when the language is changed, on the same step, also what was typed last',
    inFullRun,
    async () => {
      const form = await visit();
      await form.toStep('eviction');
      await form.eviction();
      await form.control('landlordName').fill('Acme Homes');
      await form.page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await form.page.waitForURL(forms.site + path('intakeForm', 'es'));
      const spanish = new Form(form.journey, 'es');
      await spanish.heading('eviction');
      expect(await spanish.value('landlordName')).toBe('Acme Homes');
      expect(await spanish.value('evictionCounty')).toBe('DeKalb');
      expect(await spanish.option('caseOutcome', 'dismissed').isChecked()).toBe(true);
    },
  );

  it('goes when the person says so', inFullRun, async () => {
    const form = await visit();
    await form.toStep('eviction');
    await form.page.getByRole('button', { name: intakeWords.en.draft.clear }).click();
    await form.journey.expectAccessible('clear dialog');
    await form.page.getByRole('button', { name: intakeWords.en.draft.clearYes }).click();
    await form.heading('personal');
    expect(await form.value('firstName')).toBe('');
    const read = form.page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname === '/api/intake-draft' && response.request().method() === 'GET',
    );
    await form.page.reload();
    await form.alive();
    expect(await (await read).json()).toMatchObject({ draft: null });
    expect(await form.value('firstName')).toBe('');
  });

  it('leaves the page of a shared device after 30 idle minutes by the wall clock', inFullRun, async () => {
    const journey = await startJourney(forms.browser, phone);
    forms.journeys.push(journey);
    const { page } = journey;
    await page.clock.install();
    await page.goto(forms.site + path('intakeForm', 'en'));
    await page.clock.runFor(2_000);
    const form = new Form(journey, 'en');
    await form.alive();
    await form.pick('device', 'public');
    await form.control('firstName').fill('Secret');
    await page.clock.fastForward('29:00');
    expect(await form.value('firstName')).toBe('Secret');
    await page.clock.fastForward('02:00');
    await page.getByText(fill(intakeWords.en.draft.cleared, { minutes: 30 })).waitFor();
    expect(await page.content()).not.toContain('Secret');
    expect(await form.value('firstName')).toBe('');
  });
});

describe('after signing', () => {
  it(
    'a changed answer asks for the signature again, and the review comes back after it',
    inFullRun,
    async () => {
      const form = await visit();
      await form.toStep('package');
      await form.page.getByRole('button', { name: 'Change: Address' }).click();
      expect(await form.focused()).toBe('intake-streetAddress');
      await form.control('city').fill('Decatur');
      await form.forward.click();
      await form.heading('goals');
      await form.page.getByText(intakeWords.en.signedAgain).waitFor();
      expect(await form.value('signature')).toBe('');
      expect(await form.control('agreementAccepted').isChecked()).toBe(false);
      await form.sign();
      await form.forward.click();
      await form.heading('package');
      await form.page.getByText('Decatur').waitFor();
    },
  );

  it('looking again without a change does not', inFullRun, async () => {
    const form = await visit('en', '?package=basic');
    await form.toStep('package');
    expect(await form.option('selectedServicePackage', 'basic').isChecked()).toBe(true);
    await form.pick('selectedServicePackage', 'vip');
    await form.page.getByRole('button', { name: 'Change: Address' }).click();
    await form.forward.click();
    await form.heading('package');
    expect(await form.option('selectedServicePackage', 'vip').isChecked()).toBe(true);
  });
});
