// Every page of the build, whoever added it: nobody has to remember to test a new one.
import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { scheduleNames } from '#domain/operations/schedules.ts';
import { builtPages, isWorthLooking } from '#tools/checks/built-pages.ts';
import { axeFaults } from '#tests/axe.ts';
import { everyday, isFullRun } from '#tests/runs.ts';
import { setStage } from './stage.ts';
import { allPrices } from '#tests/prices.ts';

const stage = setStage();

// Dashboard, account and workplace lead strangers on to the sign-in page; the journeys of clients and staff look at them.
const addresses = builtPages()
  .map((page) => page.address)
  .filter((address) => !/\/(client-dashboard|account|staff)$/.test(address))
  .filter(isWorthLooking);
const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 1280].map((width) => ({ colorScheme, width })),
);

const nameOf = ({ colorScheme, width }: (typeof looks)[number]) => `${colorScheme} ${width}`;

/** Pages of each kind, looked at in every run: each theme and width for each language once. */
const everydayLooks: Readonly<Record<string, string>> = {
  '/': 'light 360',
  '/es': 'dark 1280',
  '/services': 'dark 360',
  '/es/intake-form': 'light 360',
  '/es/contact': 'dark 360',
  '/es/learning/legal-process': 'dark 1280',
  '/login': 'light 1280',
  '/terms': 'dark 1280',
  '/es/counties/clayton': 'light 1280',
};

/** Long Spanish words, forms and prices side by side: the first to become too wide. */
const widest = new Set(['/es/intake-form', '/services']);

/** What the page itself did wrong: errors of scripts, and whatever its policy had to stop. */
async function visit(
  address: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await stage.browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Strangers get 401 from the portal's calls and 410 from that of supporters, and a browser reports any such answer
    // as an error.
    if (message.type() === 'error' && !/status of 4(?:01|04|10)/.test(message.text()))
      faults.push(message.text());
  });
  try {
    // The host runs them by the clock: after an hour without any, the page of the state of the service rightly says so.
    if (address.endsWith('/status')) for (const name of scheduleNames) await stage.stack.runSchedule(name);
    await page.goto(stage.site + address);
    await look(page);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

describe('everybody', () => {
  for (const address of addresses) {
    const own = everydayLooks[address];
    const tried = isFullRun ? looks : looks.filter((look) => nameOf(look) === own);
    it(
      `can use ${address} in each theme and width`,
      { ...everyday(own !== undefined), timeout: 60_000 },
      () =>
        visit(address, {}, async (page) => {
          for (const look of tried) {
            await page.emulateMedia({ colorScheme: look.colorScheme });
            await page.setViewportSize({ width: look.width, height: 800 });
            expect(await axeFaults(page), nameOf(look)).toBe('');
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(wide, nameOf(look)).toBeLessThanOrEqual(look.width);
          }
        }),
    );
  }
});

describe('somebody with a very small phone, or with large letters', () => {
  for (const address of addresses)
    it(`reads ${address} without scrolling sideways`, everyday(widest.has(address)), () =>
      visit(address, { viewport: { width: 320, height: 640 } }, async (page) => {
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await wide(), '320 pixels').toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 800 });
        // The browser's own setting, which widths in rem follow, as no style of a page could imitate.
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        expect(await wide(), 'letters twice as large').toBeLessThanOrEqual(0);
      }),
    );
});

describe('somebody who goes backwards with the Tab key', () => {
  for (const address of ['/', '/es', '/terms', '/es/services'])
    it(`always sees where they are on ${address}`, everyday(address === '/es'), () =>
      // Without the movement that takes its time: on a busy machine each press finds the page still on its way.
      visit(address, { viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' }, async (page) => {
        const hidden: string[] = [];
        for (let step = 0; step < 70; step += 1) {
          await page.keyboard.press('Shift+Tab');
          const found = await page.evaluate(() => {
            const focused = document.activeElement;
            const header = document.querySelector('.site-header');
            if (!focused || focused === document.body || !header || header.contains(focused)) return null;
            // The way past the header shows above it.
            if (focused.matches('.skip')) return null;
            const place = focused.getBoundingClientRect();
            return place.height > 0 && place.bottom <= header.getBoundingClientRect().bottom
              ? focused.outerHTML.slice(0, 120)
              : null;
          });
          if (found) hidden.push(found);
        }
        expect(hidden).toEqual([]);
      }),
    );
});

describe('somebody without JavaScript', () => {
  it.each(['/', '/es'])('finds words, prices, answers, links and an address on %s', (address) =>
    visit(address, { javaScriptEnabled: false }, async (page) => {
      const main = page.getByRole('main');
      const text = (await main.textContent()) ?? '';
      for (const price of allPrices()) expect(text).toContain(price);
      expect(await main.locator('details[name=faq]').count()).toBe(6);
      const open = () =>
        main.locator('details[name=faq]').evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
      await main.locator('details[name=faq] summary').first().click();
      expect(await main.locator('details[name=faq] p').first().isVisible()).toBe(true);
      await main.locator('details[name=faq] summary').last().click();
      expect(await open()).toEqual([false, false, false, false, false, true]);
      await main.locator('details[name=faq] summary').last().click();
      expect(await open()).not.toContain(true);
      expect(await main.locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(6);
    }),
  );
});
