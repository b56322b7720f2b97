// @module-tag full
// A client books a call on a phone, and somebody was faster: what is left to choose stands in sight, not behind the box in
// which messages are written.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import type { CallTimes } from '#domain/calendar/calls.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { locales } from '#domain/languages.ts';
import { callWords } from '#i18n/calls.ts';
import { formatAppointment } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { caseIn } from '#tools/checks/case-answers.ts';
import { phone } from '#tools/checks/case-screens.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveBuilt();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const hours = ['14:00', '14:45', '15:30'].map((hour) => `2099-03-12T${hour}:00Z`);
const [taken = '', ...nearest] = hours;
const times: CallTimes = {
  isOffered: true,
  slots: hours.map((startsAt) => ({ startsAt, languages: ['en', 'es'] })),
  phone: '(404) 555-0199',
  call: null,
};

it.each(locales)(
  'who is refused a call reads the times that are left and can press them and the button (%s)',
  { timeout: 120_000 },
  async (locale) => {
    const words = callWords[locale];
    const { query, answers } = caseIn('preparing', 'premium', locale);
    const context = await browser.newContext({ viewport: phone });
    const page = await context.newPage();
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.endsWith('/calls')) return route.fulfill({ json: answers[pathname] ?? {} });
      if (route.request().method() === 'GET') return route.fulfill({ json: times });
      return route.fulfill({ status: 409, json: { code: 'call_taken', message: '', nearest } });
    });
    await page.goto(`${server.origin}${path('dashboard', locale, query)}#messages`);
    const box = page.locator('.message-box');
    await box.waitFor();
    const isFixed = () => box.evaluate((form) => getComputedStyle(form).position === 'sticky');
    expect(await isFixed()).toBe(true);
    await page.getByText(words.title).first().click();
    await page.getByLabel(words.day).selectOption(officeDate(new Date(taken)));
    await page.getByLabel(words.booking.fields.startsAt).selectOption(taken);
    const book = page.getByRole('button', { name: words.book });
    await book.click();
    await page.getByRole('alert').getByText(words.taken).waitFor();
    const buttons = [
      book,
      ...nearest.map((at) => page.getByRole('button', { name: formatAppointment(at, locale) })),
    ];
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded();
      // What a thumb would hit in the middle of it.
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, await button.innerText()).toBe(true);
    }
    await page.getByText(words.title).first().click();
    expect(await isFixed()).toBe(true);
    await context.close();
  },
);
