// @module-tag full
// Browsers that translate pages, fill them in before they live, or keep no cookies.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { freshEmail, makeAccount, makeInvitation, makeInvitedClient } from '#tests/accounts.ts';
import { accountWords } from '#i18n/account.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { fill } from '#i18n/fill.ts';
import { startJourney } from './journey.ts';
import { showOriginal, translatePages } from './page-translation.ts';
import { setStage } from './stage.ts';
import { wizardOn } from './wizard-walk.ts';

const stage = setStage();
const words = intakeWords.es;
const phone = { viewport: { width: 360, height: 740 }, locale: 'es', expects: /status of 401/ };

const inputs = (page: Page) => page.locator('.intake form :is(input,select)').count();

it('somebody who reads the application in translation corrects their email address and goes on', async () => {
  const { page, end } = await startJourney(stage.browser, phone);
  await translatePages(page.context());
  await page.goto(stage.site + path('intakeForm', 'es'));
  const form = wizardOn(page, 'es', freshEmail());
  await form.alive();
  await page.locator('font > font').first().waitFor({ state: 'attached' });
  const count = await inputs(page);
  for (const isBackwards of [false, true]) {
    await form.field('email').fill('ana@gmial.com');
    await page.getByRole('button', { name: words.emailUse }).waitFor();
    if (isBackwards) await showOriginal(page);
    await page.getByRole('button', { name: words.emailUse }).click();
    await expect.poll(() => form.field('email').inputValue()).toBe('ana@gmail.com');
    expect(await inputs(page)).toBe(count);
  }
  await form.answer.personal();
  await form.next('eviction');
  await end();
});

it('somebody whose form breaks finds it drawn anew with what they had typed', async () => {
  const { page, end } = await startJourney(stage.browser, { ...phone, expects: /status of 401|removeChild/ });
  const broken: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', ({ message }) => broken.push(message));
  await page.goto(stage.site + path('intakeForm', 'es'));
  const form = wizardOn(page, 'es', freshEmail());
  await form.alive();
  await form.answer.personal();
  await form.next('eviction');
  await form.option('hasEviction', 'yes').check();
  await page.getByRole('button', { name: words.previous }).click();
  await form.heading('personal').waitFor();
  await form.field('email').fill('ana@gmial.com');
  const use = page.getByRole('button', { name: words.emailUse });
  // What a translation or an extension may do: React no longer finds what it wants to take away.
  await use.evaluate((button) => {
    const stray = document.createElement('div');
    button.before(stray);
    stray.append(button);
  });
  await use.click();
  await expect.poll(() => broken.length).toBeGreaterThan(0);
  await form.alive();
  await expect.poll(() => form.field('city').inputValue()).not.toBe('');
  expect(await form.field('email').inputValue()).toBe('ana@gmail.com');
  await form.next('eviction');
  expect(await form.option('hasEviction', 'yes').isChecked()).toBe(true);
  await end();
});

it('what somebody typed before the page came alive stays, although their password manager changed the page', async () => {
  for (const [address, name] of [
    [path('intakeForm', 'es'), 'firstName'],
    [path('login', 'es'), 'email'],
    [path('contact', 'es'), 'firstName'],
  ] as const) {
    const context = await stage.browser.newContext({ ...phone, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(stage.site + address, { waitUntil: 'commit' });
    const field = page.locator(`main form input[name=${name}]`);
    await field.fill('ana@example.com');
    await page.evaluate(() => {
      for (const input of [...document.querySelectorAll('main form input')].slice(0, 8)) {
        const icon = document.createElement('div');
        icon.dataset.lastpassIconRoot = '';
        input.after(icon);
      }
    });
    letGo();
    await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
    await page.waitForTimeout(500);
    expect(await field.inputValue(), address).toBe('ana@example.com');
    await context.close();
  }
});

/** As phones and password managers do: the value is another one, and no event tells of it. */
const fillInSilence = (page: Page, name: string, value: string) =>
  page.locator(`main form input[name=${name}]`).evaluate((input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  }, value);

it('what a phone fills in without a word to the page is sent: sign-in and application', async () => {
  const account = await makeAccount(stage.sql);
  const { page, end } = await startJourney(stage.browser, phone);
  await page.goto(stage.site + path('intakeForm', 'es'));
  const form = wizardOn(page, 'es', freshEmail());
  await form.alive();
  await form.answer.personal();
  await fillInSilence(page, 'city', 'Macon');
  await form.next('eviction');
  await page.getByText(words.draft.saved).waitFor();
  await page.reload();
  await form.heading('eviction').waitFor();
  await page.getByRole('button', { name: words.previous }).click();
  await expect.poll(() => form.field('city').inputValue()).toBe('Macon');
  await page.goto(stage.site + path('login', 'es'));
  await page.waitForLoadState('networkidle');
  await page.getByLabel(accountWords.es.device.own).check();
  await fillInSilence(page, 'email', account.email);
  await fillInSilence(page, 'password', account.password);
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== path('login', 'es'));
  await end();
});

it.each(['.', '%3E', ')', '&fbclid=x'])(
  'a mailed link opens although the mail program took %s for a part of it',
  async (tail) => {
    const token = await makeInvitation(stage.sql, await makeInvitedClient(stage.sql));
    const { page, end } = await startJourney(stage.browser, phone);
    await page.goto(`${stage.site}${path('setPassword', 'es', `?token=${token}`)}${tail}`);
    await page.locator('main input[type=password]').first().waitFor();
    await end();
  },
);

/** As a browser that blocks cookies: it sends none and keeps none. */
async function withoutCookies(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { cookie: _, origin: __, ...headers } = await request.allHeaders();
    const sent = Object.entries(headers).filter(
      ([header]) => !header.startsWith(':') && header !== 'content-length',
    );
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers: [...sent, ['origin', stage.site]],
      body: request.postData() ?? null,
    });
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

it('somebody whose browser keeps no cookies is told so where they sign in, with the address for another browser', async () => {
  const account = await makeAccount(stage.sql);
  const { page, end, expectAccessible } = await startJourney(stage.browser, phone);
  await withoutCookies(page);
  const own = accountWords.es;
  const address = stage.site + path('login', 'es');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.getByLabel(own.email).fill(account.email);
  await page.getByLabel(own.password, { exact: true }).fill(account.password);
  await page.getByLabel(own.device.own).check();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByText(fill(own.noCookies, { address })).waitFor();
  expect(new URL(page.url()).pathname).toBe(path('login', 'es'));
  await expectAccessible('sign-in without cookies');
  await end();
});

it('somebody whose browser keeps no cookies never reads "Saved" in the application', async () => {
  const { page, end } = await startJourney(stage.browser, phone);
  await withoutCookies(page);
  await page.goto(stage.site + path('intakeForm', 'es'));
  const form = wizardOn(page, 'es', freshEmail());
  await form.alive();
  await form.answer.personal();
  await form.next('eviction');
  await page.getByText(words.draft.unsaved).waitFor();
  expect(await page.getByText(words.draft.saved).count()).toBe(0);
  await end();
});
