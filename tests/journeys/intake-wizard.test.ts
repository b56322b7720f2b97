// The intake form in a browser: every rule it keeps, and what must survive slow phones, reloads, languages and
// other people's eyes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { IntakeMessageKey } from '#domain/intake/messages.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { intakeMessages as messagesEn } from '#i18n/en/intake-messages.ts';
import { intakeMessages as messagesEs } from '#i18n/es/intake-messages.ts';
import { uploadMessages } from '#i18n/en/upload-messages.ts';
import { fill, formatSize } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { pdf } from '#tests/sample-files.ts';
import { sharedStack } from '#tests/stack.ts';
import { sharedBrowser } from './browser.ts';
import { startJourney, type Journey } from './journey.ts';
import { everyday, inFullRun } from '#tests/runs.ts';

let browser: Browser;
let site: string;
const open: Journey[] = [];

beforeAll(async () => {
  browser = await sharedBrowser();
  site = (await sharedStack()).siteUrl;
});
afterEach(async () => {
  for (const journey of open.splice(0)) await journey.end();
});

const messages = { en: messagesEn, es: messagesEs };
const phone = { viewport: { width: 360, height: 740 } };

interface FakeAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
}

/** What the network gives instead of the server's answer. In the page, so that the rest of the call is real. */
async function answerInstead(page: Page, address: string, answer: FakeAnswer): Promise<void> {
  await page.addInitScript(replaceFetch, { address, ...answer });
  await page.evaluate(replaceFetch, { address, ...answer });
}

function replaceFetch({ address, status, contentType, body }: FakeAnswer & { address: string }): void {
  const real = window.fetch;
  window.fetch = (...call) =>
    String(call[0]).split('?')[0] === address
      ? Promise.resolve(
          new Response(body, { status, headers: { 'content-type': contentType ?? 'application/json' } }),
        )
      : real(...call);
}

/** The server takes the application, but its answer never reaches the page; what it said is kept for the test. */
async function loseOneAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (...call) => {
      const answer = await real(...call);
      if (!String(call[0]).includes('client-intake')) return answer;
      window.fetch = real;
      const { reference } = (await answer.json()) as { reference: string };
      document.documentElement.dataset.lostReference = reference;
      throw new TypeError('the connection was lost after the server had answered');
    };
  });
}

const down = {
  status: 503,
  body: '{"code":"unavailable","message":"Not answering.","reference":"ACDE3467"}',
};

/** The form as a visitor finds it, come alive. */
async function visit(
  locale: Locale = 'en',
  query = '',
  options: BrowserContextOptions = phone,
): Promise<Form> {
  const journey = await startJourney(browser, options);
  open.push(journey);
  await journey.page.goto(site + path('intakeForm', locale, query));
  const form = new Form(journey, locale);
  await form.alive();
  return form;
}

class Form {
  readonly journey: Journey;
  readonly page: Page;
  readonly locale: Locale;

  constructor(journey: Journey, locale: Locale) {
    this.journey = journey;
    this.page = journey.page;
    this.locale = locale;
  }

  get forward() {
    return this.page.locator('[data-step-buttons] button[type=submit]');
  }
  /** Until then the button is disabled, and so is Enter. */
  alive = () => this.page.locator('[data-step-buttons] button[type=submit]:enabled').waitFor();
  control = (name: string) => this.page.locator(`[name="${name}"]`);
  option = (name: string, value: string) => this.page.locator(`[name="${name}"][value="${value}"]`);
  pick = (name: string, value: string) => this.option(name, value).check();
  value = (name: string) => this.control(name).inputValue();
  heading = (step: 'personal' | 'eviction' | 'background' | 'goals' | 'package') =>
    this.page.getByRole('heading', { level: 2, name: intakeWords[this.locale].steps[step].name }).waitFor();
  focused = () => this.page.evaluate(() => document.activeElement?.id ?? '');

  async personal(): Promise<void> {
    await this.control('firstName').fill('María José');
    await this.control('lastName').fill("Núñez-O'Neil");
    await this.control('birthDay').fill('7');
    await this.control('birthMonth').selectOption('03');
    await this.control('birthYear').fill('1990');
    await this.control('streetAddress').fill('123 Peachtree St');
    await this.control('city').fill('Atlanta');
    await this.control('zipCode').fill('30303');
    await this.control('email').fill('maria@example.com');
  }
  async eviction(): Promise<void> {
    await this.pick('hasEviction', 'yes');
    await this.control('evictionCounty').selectOption('DeKalb');
    await this.pick('caseOutcome', 'dismissed');
  }
  async background(): Promise<void> {
    await this.pick('attemptedSealingBefore', 'no');
    await this.pick('workingWithAttorney', 'no');
  }
  async goals(): Promise<void> {
    await this.pick('sealingReasons', 'housing');
    await this.pick('urgency', 'low');
    await this.sign();
  }
  async sign(): Promise<void> {
    await this.control('signature').fill("María José Núñez-O'Neil");
    await this.control('agreementAccepted').check();
  }
  async toStep(step: 'eviction' | 'background' | 'goals' | 'package'): Promise<void> {
    for (const [fillIn, to] of [
      ['personal', 'eviction'],
      ['eviction', 'background'],
      ['background', 'goals'],
      ['goals', 'package'],
    ] as const) {
      await this[fillIn]();
      await this.forward.click();
      await this.heading(to);
      if (to === step) return;
    }
  }

  /** Presses Next and reads the refusals: as links in the summary, and the same beside the fields. */
  async refusals(): Promise<string[]> {
    await this.forward.click();
    const links = this.page.locator('.summary a');
    await links.first().waitFor();
    const texts = await links.allInnerTexts();
    const beside = await this.page.locator('.field > [id$="-error"]').allInnerTexts();
    expect(beside.map((text) => text.replace(/^.*:\s/, '').trim())).toHaveLength(texts.length);
    return texts;
  }
  /** Presses Next, and expects these sentences, in the summary and beside the fields. */
  async refusedWith(...keys: readonly IntakeMessageKey[]): Promise<void> {
    await this.forward.click();
    // Those of the press before may still stand there for a moment.
    await expect
      .poll(() => this.page.locator('.summary a').allInnerTexts())
      .toEqual(keys.map((key) => messages[this.locale][key]));
    await expect.poll(() => this.page.locator('.field > [id$="-error"]').count()).toBe(keys.length);
  }
}

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

describe('what was typed', () => {
  it('survives when it is typed before the form is alive, on a slow phone', inFullRun, async () => {
    const journey = await startJourney(browser, phone);
    open.push(journey);
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
    await page.goto(site + path('intakeForm', 'en'), { waitUntil: 'commit' });
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
      await form.page.waitForURL(site + path('intakeForm', 'es'));
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
    await form.page.reload();
    await form.alive();
    await sleep(500);
    expect(await form.value('firstName')).toBe('');
  });

  it('leaves the page of a shared device after 30 idle minutes by the wall clock', inFullRun, async () => {
    const journey = await startJourney(browser, phone);
    open.push(journey);
    const { page } = journey;
    await page.clock.install();
    await page.goto(site + path('intakeForm', 'en'));
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
    await form.page.waitForURL(site + path('intakeConfirmation', 'en'));
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
    const journey = await startJourney(browser, phone);
    open.push(journey);
    const form = new Form(journey, 'en');
    await answerInstead(form.page, '/api/intake-draft', {
      status: 200,
      body: JSON.stringify({
        draft: null,
        account: { email: 'ana@example.com', firstName: 'Ana', waitingCase: { packageId: 'premium' } },
      }),
    });
    await form.page.goto(site + path('intakeForm', 'en'));
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
      await sleep(300);
      expect(await form.page.getByText(intakeWords.en.draft.unsaved).count()).toBe(0);
      await form.page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await form.page.getByText(intakeWords.en.draft.switchUnsaved).waitFor();
      await form.heading('background');
      expect(form.page.url()).toBe(site + path('intakeForm', 'en'));
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
