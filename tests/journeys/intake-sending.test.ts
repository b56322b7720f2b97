// Files go with the application, and it is sent once whatever the network does.
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { uploadMessages } from '#i18n/en/upload-messages.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { pdf } from '#tests/sample-files.ts';
import { startJourney } from './journey.ts';
import { inFullRun } from '#tests/runs.ts';
import { answerInstead, down, Form, loseOneAnswer, phone, setForms, watchFor } from './intake-form.ts';

const forms = setForms();
const { visit } = forms;

describe('files', inFullRun, () => {
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

  it('are sent one by one with size and state, and can be removed; wrong ones say why before they are sent', async () => {
    const form = await visit();
    await form.toStep('goals');
    const input = form.page.locator('#intake-files');
    await input.setInputFiles([
      file('receipt.pdf', 'application/pdf', Buffer.from(pdf(300_000))),
      file('setup.exe', 'application/x-msdownload', Buffer.from('MZ')),
      file('empty.png', 'image/png', Buffer.alloc(0)),
      file('huge.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]);
    const files = form.page.getByRole('list', { name: intakeWords.en.files.list }).getByRole('listitem');
    const row = (name: string) => files.filter({ hasText: name });
    await row('receipt.pdf').getByText(intakeWords.en.files.sent).waitFor();
    await row('receipt.pdf').getByText('293 kB').waitFor();
    await row('setup.exe').getByText(uploadMessages['file.type']).waitFor();
    await row('empty.png').getByText(uploadMessages['file.empty']).waitFor();
    await row('huge.pdf').getByText(uploadMessages['file.tooLarge']).waitFor();
    await form.page.getByRole('button', { name: 'Remove setup.exe' }).click();
    expect(await row('setup.exe').count()).toBe(0);
    await form.page.getByRole('button', { name: 'Remove receipt.pdf' }).click();
    expect(await files.count()).toBe(2);
  });

  it('that cannot be taken do not vanish: Next asks, and the screen reader hears why', async () => {
    const form = await visit();
    const words = intakeWords.en.files;
    await form.toStep('goals');
    await form.goals();
    const input = form.page.locator('#intake-files');
    await input.setInputFiles([file('huge.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1))]);
    const reason = uploadMessages['file.tooLarge'];
    await form.page
      .getByRole('status')
      .filter({ hasText: fill(words.refusedNow, { name: 'huge.pdf', reason }) })
      .waitFor();
    await form.forward.click();
    const notice = form.page.getByRole('alert').filter({ hasText: words.withoutTitle });
    await notice.getByText('huge.pdf').waitFor();
    await form.heading('goals');
    await form.journey.expectAccessible('a refused file');
    await notice.getByRole('button', { name: words.withoutChange }).click();
    expect(await form.focused()).toBe('intake-files');
    await form.forward.click();
    await notice.getByRole('button', { name: words.withoutGoOn }).click();
    await form.heading('package');
    // What was not answered lies folded at the end of the review.
    await form.page.locator('[aria-labelledby=review-title] summary').click();
    await form.page.getByText(words.none, { exact: true }).waitFor();
  });

  it('that are photos above the limit are sent smaller, and the list says so', async () => {
    const form = await visit();
    await form.toStep('goals');
    // Noise does not compress: a PNG of about 12 MB, made here because it is a real picture.
    const before = await form.page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 2_000;
      const pen = canvas.getContext('2d');
      const picture = new ImageData(2_000, 2_000);
      const noise = new Uint8Array(65_536);
      for (let at = 0; at < picture.data.length; at += noise.length) {
        crypto.getRandomValues(noise);
        picture.data.set(noise.subarray(0, picture.data.length - at), at);
      }
      for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
      pen?.putImageData(picture, 0, 0);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const chosen = new DataTransfer();
      chosen.items.add(new File([blob ?? ''], 'acta.png', { type: 'image/png' }));
      const input = document.querySelector<HTMLInputElement>('#intake-files');
      if (input) input.files = chosen.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      return blob?.size ?? 0;
    });
    expect(before).toBeGreaterThan(10 * 1024 * 1024);
    const row = form.page.getByRole('listitem').filter({ hasText: 'acta.jpg' });
    await row.getByText(intakeWords.en.files.sent).waitFor();
    await row.getByText(formatSize(before, 'en')).waitFor();
  });

  it('more than ten are refused as a list', async () => {
    const form = await visit();
    await form.toStep('goals');
    await form.page
      .locator('#intake-files')
      .setInputFiles(
        Array.from({ length: 11 }, (_, n) => file(`p${n}.pdf`, 'application/pdf', Buffer.from(pdf(2_000)))),
      );
    await form.page.getByText(uploadMessages['files.tooMany']).waitFor();
    const list = form.page.getByRole('list', { name: intakeWords.en.files.list });
    expect(await list.getByRole('listitem').count()).toBe(10);
  });
});

describe('sending', () => {
  it('works with the keyboard alone', async () => {
    const form = await visit('en', '', { viewport: { width: 1280, height: 900 } });
    const { page } = form;
    const key = (name: string) => page.keyboard.press(name);
    /** Tabs on until the focus stands on it. */
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await key('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      }
      throw new Error(`the keyboard does not reach ${selector}`);
    };
    const type = async (name: string, text: string) => {
      await tabTo(`[name="${name}"]`);
      await page.keyboard.type(text);
    };
    /** A list goes to what is typed without a pause; a slow machine makes pauses. */
    const typeInto = async (name: string, text: string) => {
      await tabTo(`[name="${name}"]`);
      const shown = () =>
        page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text ?? '');
      for (let tries = 0; tries < 3 && (await shown()) !== text; tries += 1) {
        if (tries > 0) await sleep(1_200);
        await page.keyboard.type(text);
      }
      expect(await shown()).toBe(text);
    };
    const choose = async (name: string, value: string) => {
      await tabTo(`[name="${name}"]`);
      for (let presses = 0; presses < 9; presses += 1) {
        if (
          await page.evaluate(
            (wanted) => (document.activeElement as HTMLInputElement).value === wanted,
            value,
          )
        )
          break;
        await key('ArrowDown');
      }
      await key('Space');
    };
    await type('firstName', 'Ana');
    await type('lastName', 'Lopez');
    await type('birthDay', '7');
    await typeInto('birthMonth', 'March');
    await type('birthYear', '1990');
    await type('streetAddress', '1 Main St');
    await type('city', 'Macon');
    await type('zipCode', '31201');
    await type('email', 'ana@example.com');
    await key('Enter');
    await form.heading('eviction');
    await choose('hasEviction', 'yes');
    await typeInto('evictionCounty', 'Bibb');
    await choose('caseOutcome', 'settled');
    await tabTo('[data-step-buttons] button[type=submit]');
    await key('Enter');
    await form.heading('background');
    await choose('attemptedSealingBefore', 'no');
    await choose('workingWithAttorney', 'no');
    await tabTo('[data-step-buttons] button[type=submit]');
    await key('Enter');
    await form.heading('goals');
    await tabTo('[name=sealingReasons][value=housing]');
    await key('Space');
    await choose('urgency', 'low');
    await type('signature', 'Ana Lopez');
    await tabTo('[name=agreementAccepted]');
    await key('Space');
    await tabTo('[data-step-buttons] button[type=submit]');
    await key('Enter');
    await form.heading('package');
    await tabTo('[data-step-buttons] button[type=submit]');
    await key('Enter');
    await page.getByText(intakeWords.en.success.panel).waitFor();
  });

  it('a lost answer and another press make one application', inFullRun, async () => {
    const form = await visit();
    await form.toStep('package');
    await loseOneAnswer(form.page);
    await form.forward.click();
    await form.page.getByText(intakeWords.en.failure.offline).waitFor();
    expect(await form.focused()).toBe('intake-failure');
    await form.page.getByText(intakeWords.en.failure.title).waitFor();
    await form.forward.click();
    await form.page.getByText(intakeWords.en.success.panel).waitFor();
    await form.page.getByText(intakeWords.en.success.title).waitFor();
    // What asked to fill in the form is gone: one heading says where things are.
    const headings = form.page.getByRole('heading', { level: 1 });
    expect(await headings.allInnerTexts()).toEqual([intakeWords.en.success.panel]);
    await form.page.waitForURL(forms.site + path('intakeConfirmation', 'en'));
  });

  it(
    'changed answers after a lost one get the first reference, the payment and a way to correct it',
    inFullRun,
    async () => {
      const form = await visit();
      await form.toStep('package');
      await loseOneAnswer(form.page);
      await form.forward.click();
      await form.page.getByText(intakeWords.en.failure.offline).waitFor();
      const reference = await form.page.evaluate(() => document.documentElement.dataset.lostReference ?? '');
      expect(reference).toHaveLength(8);
      // The refused second call is an error to the browser's console; here it is what is meant.
      await answerInstead(form.page, '/api/client-intake', {
        status: 409,
        body: JSON.stringify({
          code: 'conflict',
          message: '',
          reference: 'X',
          firstReference: reference,
          payToken: 'p.m',
        }),
      });
      await form.page.getByRole('button', { name: 'Change: Address' }).click();
      await form.control('city').fill('Decatur');
      await form.forward.click();
      await form.sign();
      await form.forward.click();
      await form.heading('package');
      await form.forward.click();
      await form.page.getByRole('heading', { name: intakeWords.en.already.title }).waitFor();
      await form.page.getByText(`${reference.slice(0, 4)}-${reference.slice(4)}`).waitFor();
      expect(
        await form.page.getByRole('link', { name: intakeWords.en.already.pay }).getAttribute('href'),
      ).toBe('/api/pay/standard?intake=p.m&lang=en');
      await form.journey.expectAccessible('already received');
      await form.page.getByLabel(intakeWords.en.already.correctionLabel).fill('The city is Decatur.');
      await form.page.getByRole('button', { name: intakeWords.en.already.send }).click();
      await form.page.getByText(/We have your correction/).waitFor();
    },
  );

  it('asks a paid client for no second payment', inFullRun, async () => {
    const journey = await startJourney(forms.browser, phone);
    forms.journeys.push(journey);
    const form = new Form(journey, 'en');
    await answerInstead(form.page, '/api/intake-draft', {
      status: 200,
      body: JSON.stringify({
        draft: null,
        account: { email: 'ana@example.com', firstName: 'Ana', waitingCase: { packageId: 'premium' } },
      }),
    });
    await form.page.goto(forms.site + path('intakeForm', 'en'));
    await form.alive();
    await expect.poll(() => form.value('email')).toBe('ana@example.com');
    await form.toStep('package');
    await form.page.getByText(intakeWords.en.review.alreadyPaid, { exact: true }).waitFor();
    expect(await form.page.getByText(intakeWords.en.steps.package.lead).count()).toBe(0);
    expect(await form.control('selectedServicePackage').count()).toBe(0);
    expect(await form.forward.innerText()).toBe(intakeWords.en.submit.plain);
  });

  it('goes on when storage does not answer, and lists the file as one to send later', inFullRun, async () => {
    const form = await visit();
    await answerInstead(form.page, '/api/uploads', down);
    await form.toStep('goals');
    await form.page
      .locator('#intake-files')
      .setInputFiles([{ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(3_000)) }]);
    await form.page.getByText(intakeWords.en.files.later).waitFor();
    await form.page.getByRole('button', { name: 'Try again: receipt.pdf' }).waitFor();
    await form.sign();
    await form.pick('urgency', 'low');
    await form.pick('sealingReasons', 'other');
    await form.forward.click();
    await form.heading('package');
    await form.forward.click();
    await form.page.getByText(intakeWords.en.success.panel).waitFor();
  });

  it(
    'goes on when drafts cannot be saved, says so once, and asks before the language change loses them',
    inFullRun,
    async () => {
      const form = await visit();
      await answerInstead(form.page, '/api/intake-draft', down);
      await form.toStep('eviction');
      await form.page.getByText(intakeWords.en.draft.unsaved).waitFor();
      await form.eviction();
      await form.forward.click();
      await form.heading('background');
      const isSaidAgain = await watchFor(form.page, intakeWords.en.draft.unsaved);
      await form.page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      // Saves go one after another: when the one of the link has failed, that of the step has, too.
      await form.page.getByText(intakeWords.en.draft.switchUnsaved).waitFor();
      expect(await isSaidAgain()).toBe(false);
      await form.heading('background');
      expect(form.page.url()).toBe(forms.site + path('intakeForm', 'en'));
    },
  );

  it.each([
    ['a page instead of an answer', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
    ['a part that is down', down],
    ['an answer that lacks what it has to say', { status: 200, body: '{}' }],
  ])('%s is told in the page, and every answer stays', inFullRun, async (_what, answer) => {
    const form = await visit();
    await form.toStep('package');
    await answerInstead(form.page, '/api/client-intake', answer);
    await form.forward.click();
    const notice = form.page.locator('#intake-failure');
    await notice.waitFor();
    expect(await notice.innerText()).toContain(intakeWords.en.failure.text);
    // Our own fault is not called a lost connection.
    expect(await notice.innerText()).not.toContain(intakeWords.en.failure.offline);
    if (answer.status === 503) expect(await notice.innerText()).toContain('ACDE-3467');
    await form.page.getByText(intakeWords.en.failure.title).waitFor();
    await form.page.getByText("Núñez-O'Neil").first().waitFor();
    expect(await form.forward.isEnabled()).toBe(true);
  });
});
