// The application in a browser: its steps as somebody presses them, and answers of the network in the place of ours.
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import type { IntakeMessageKey } from '#domain/intake/messages.ts';
import { type Locale } from '#domain/languages.ts';
import { intakeMessages as messagesEn } from '#i18n/en/intake-messages.ts';
import { intakeMessages as messagesEs } from '#i18n/es/intake-messages.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { sharedStack } from '#tests/stack.ts';
import { sharedBrowser } from './browser.ts';
import { startJourney, type Journey } from './journey.ts';

export const messages = { en: messagesEn, es: messagesEs };
export const phone = { viewport: { width: 360, height: 740 } };

interface FakeAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
}

/** What the network gives instead of the server's answer. In the page, so that the rest of the call is real. */
export async function answerInstead(page: Page, address: string, answer: FakeAnswer): Promise<void> {
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

/** Answers later whether a text has stood in the page at any moment since. */
export async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.evaluate((words) => {
    const look = () => {
      if (document.body.innerText.includes(words)) document.documentElement.dataset['watched'] = 'seen';
    };
    look();
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, text);
  return () => page.evaluate(() => document.documentElement.dataset['watched'] === 'seen');
}

/** The server takes the application, but its answer never reaches the page; what it said is kept for the test. */
export async function loseOneAnswer(page: Page): Promise<void> {
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

export const down = {
  status: 503,
  body: '{"code":"unavailable","message":"Not answering.","reference":"ACDE3467"}',
};

export class Form {
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

  refusals = () => refusalsOf(this);
  refusedWith = (...keys: readonly IntakeMessageKey[]) => refuses(this, keys);
}

/** Presses Next and reads the refusals: as links in the summary, and the same beside the fields. */
async function refusalsOf({ forward, page }: Form): Promise<string[]> {
  await forward.click();
  const links = page.locator('.summary a');
  await links.first().waitFor();
  const texts = await links.allInnerTexts();
  const beside = await page.locator('.field > [id$="-error"]').allInnerTexts();
  expect(beside.map((text) => text.replace(/^.*:\s/, '').trim())).toHaveLength(texts.length);
  return texts;
}

/** Presses Next, and expects these sentences, in the summary and beside the fields. */
async function refuses({ forward, page, locale }: Form, keys: readonly IntakeMessageKey[]): Promise<void> {
  await forward.click();
  // Those of the press before may still stand there for a moment.
  await expect
    .poll(() => page.locator('.summary a').allInnerTexts())
    .toEqual(keys.map((key) => messages[locale][key]));
  await expect.poll(() => page.locator('.field > [id$="-error"]').count()).toBe(keys.length);
}

/** A browser and the stack of the run; gives what opens the form. Call it at the top of a file. */
export function setForms() {
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

  return {
    journeys: open,
    visit,
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
  };
}
