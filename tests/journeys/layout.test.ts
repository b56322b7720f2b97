// What every page does for its visitors: theme, language, menu, sign-in links, unknown paths.
import { describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { setStage } from './stage.ts';
import { axeFaults } from '#tests/axe.ts';
import { inFullRun } from '#tests/runs.ts';

const stage = setStage();

/** A visitor with an own browser profile. An error in the page's console fails the journey. */
async function asVisitor(
  options: BrowserContextOptions,
  journey: (page: Page, faults: string[]) => Promise<void>,
): Promise<void> {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A browser reports as an error too that a page or a link of a mail is not known here.
    if (message.type() === 'error' && !/ status of 40[04] /u.test(message.text()))
      faults.push(message.text());
  });
  try {
    await journey(page, faults);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}

const phone = { viewport: { width: 360, height: 740 } };

describe('somebody whose browser prefers Spanish', () => {
  it('is offered Spanish in one line and is not sent away', () =>
    asVisitor({ locale: 'es-MX' }, async (page) => {
      await page.goto(`${stage.site}/privacy`);
      await page.getByText('Esta página también está en español').waitFor();
      expect(page.url()).toBe(`${stage.site}/privacy`);
      await page.getByRole('button', { name: 'Keep English' }).click();
      await page.reload();
      expect(await page.getByText('Esta página también está en español').isVisible()).toBe(false);
    }));

  it('is not asked again who chose English with an account, or with the application our mail answers', () =>
    asVisitor({ locale: 'es-MX' }, async (page) => {
      const offer = page.getByText('Esta página también está en español');
      await page.goto(`${stage.site}/set-password?token=none`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await offer.isVisible()).toBe(false);
      await page.context().addCookies([{ name: 'in', value: '1', url: stage.site }]);
      await page.goto(`${stage.site}/privacy`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await offer.isVisible()).toBe(false);
    }));

  it('comes back to Spanish at / after choosing it once, and only there', inFullRun, () =>
    asVisitor({ locale: 'es-MX' }, async (page) => {
      await page.goto(`${stage.site}/terms`);
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await page.waitForURL(`${stage.site}/es/terms`);
      await page.goto(`${stage.site}/`);
      await page.waitForURL(`${stage.site}/es`);
      await page.goto(`${stage.site}/terms`);
      expect(page.url()).toBe(`${stage.site}/terms`);
    }),
  );
});

describe('somebody who switches the language', () => {
  it('stays on the same page, query and section', inFullRun, () =>
    asVisitor({}, async (page) => {
      await page.goto(`${stage.site}/?from=friend#pricing`);
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await page.waitForURL(`${stage.site}/es?from=friend#pricing`);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
    }),
  );
});

describe('the choice of colors', () => {
  it('follows the device until somebody chooses, and then holds', inFullRun, () =>
    asVisitor({ colorScheme: 'dark' }, async (page) => {
      const theme = () => page.locator('html').getAttribute('data-theme');
      await page.goto(`${stage.site}/`);
      expect(await theme()).toBe('dark');
      await page.getByRole('banner').locator('summary').click();
      await page.getByRole('banner').getByRole('button', { name: 'Light' }).click();
      expect(await theme()).toBe('light');
      await page.goto(`${stage.site}/privacy`);
      expect(await theme()).toBe('light');
    }),
  );

  it('takes an unknown stored value for "like my device"', inFullRun, () =>
    asVisitor({ colorScheme: 'light' }, async (page) => {
      await page.addInitScript(() => localStorage.setItem('fresh-key-theme', 'purple'));
      await page.goto(`${stage.site}/`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    }),
  );
});

describe('the menu on a phone', () => {
  it('closes after a choice and leads to the section', inFullRun, () =>
    asVisitor(phone, async (page) => {
      await page.goto(`${stage.site}/terms`);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Pricing' }).click();
      await page.waitForURL(`${stage.site}/#pricing`);
      await page.getByRole('heading', { name: 'Four packages' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    }),
  );

  it('has nothing axe objects to, closes with Escape and gives the focus back', inFullRun, () =>
    asVisitor(phone, async (page) => {
      await page.goto(`${stage.site}/`);
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await button.click();
      await page.getByRole('dialog').waitFor();
      expect(await axeFaults(page)).toBe('');
      await page.keyboard.press('Escape');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }),
  );

  it('is a link to the footer without JavaScript', inFullRun, () =>
    asVisitor({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${stage.site}/`);
      expect(await page.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('#site-links');
    }),
  );
});

describe('the header', () => {
  it('offers the login to strangers and the dashboard to those signed in', () =>
    asVisitor({}, async (page) => {
      const header = page.getByRole('banner');
      await page.goto(`${stage.site}/`);
      expect(await header.getByRole('link', { name: 'Client login' }).isVisible()).toBe(true);
      await page.context().addCookies([{ name: 'in', value: '1', url: stage.site }]);
      await page.reload();
      expect(await header.getByRole('link', { name: 'My case' }).isVisible()).toBe(true);
      expect(await header.getByRole('link', { name: 'Client login' }).isVisible()).toBe(false);
      expect(await header.getByRole('link', { name: 'Get started' }).isVisible()).toBe(false);
    }));
});

describe('the quotes on a phone', () => {
  it('turn one by one, begin again after the last, and say where one is', inFullRun, () =>
    asVisitor({ ...phone, reducedMotion: 'reduce' }, async (page) => {
      await page.goto(`${stage.site}/`);
      const quotes = page.locator('#testimonials');
      const shown = quotes.locator('[aria-current]');
      const inView = (index: number) =>
        page.waitForFunction((at) => {
          const list = document.querySelector('#testimonials ul');
          const left = list?.children[at]?.getBoundingClientRect().left ?? -1;
          return left >= 0 && left < innerWidth;
        }, index);
      await quotes.getByRole('button', { name: 'Previous' }).click();
      await inView(2);
      expect(await shown.getAttribute('aria-label')).toBe('3 of 3');
      expect(await quotes.locator('[aria-live]').textContent()).toBe('3 of 3');
      await quotes.getByRole('button', { name: 'Next' }).click();
      await inView(0);
      await quotes.getByRole('list').press('ArrowRight');
      await inView(1);
      await quotes.locator('[aria-current][aria-label="2 of 3"]').waitFor();
    }),
  );

  it('stand below each other without JavaScript', inFullRun, () =>
    asVisitor({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${stage.site}/es`);
      const tops = await page
        .locator('#testimonials li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(3);
      expect(await page.locator('#testimonials').getByRole('button').count()).toBe(0);
    }),
  );
});

describe('somebody who chooses a package on the home page', () => {
  it('takes it along to the form', inFullRun, () =>
    asVisitor(phone, async (page) => {
      await page.goto(`${stage.site}/`);
      // The way to the form stays in reach beyond 800 px, and steps aside for the buttons of the prices.
      const floating = page.locator('.floating-start');
      const moveTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await moveTo(780);
      expect(await floating.isVisible()).toBe(false);
      await moveTo(1500);
      await floating.waitFor();
      await moveTo(900);
      await floating.waitFor();
      await page
        .getByRole('link', { name: 'Choose Premium' })
        .evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await floating.waitFor({ state: 'hidden' });
      await moveTo(900);
      await floating.waitFor();
      await page
        .getByText('Can an eviction record be sealed in Georgia?')
        .evaluate((line) => line.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await floating.waitFor({ state: 'hidden' });
      await page.getByRole('link', { name: 'Choose Premium' }).click();
      await page.waitForURL(`${stage.site}/intake-form?package=premium`);
      expect(await page.evaluate(() => sessionStorage.getItem('selectedPackage'))).toBe('premium');
    }),
  );
});

describe('an unknown path', () => {
  it.each([
    ['/no-such-page', '404 Page Not Found'],
    ['/es/no-such-page', '404 Página no encontrada'],
  ])('%s answers 404 in its language with ways onward', (address, title) =>
    asVisitor({}, async (page) => {
      const answer = await page.goto(stage.site + address);
      expect(answer?.status()).toBe(404);
      expect(await page.title()).toBe(title);
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(4);
    }),
  );
});
