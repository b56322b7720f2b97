import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { axeFaults } from '../axe.ts';
import type { Visitor } from '../visitor.ts';
import { isTranslatedRun } from './page-translation.ts';

/** A visitor's browser that watches itself: an error on the console, or a page axe finds fault with, ends the test. */
export interface Journey {
  readonly page: Page;
  /** Axe over the page as it stands, or over one part of it; names the page in what it reports. */
  expectAccessible(where: string, within?: string): Promise<void>;
  /** Another tab's page, watched like the first. */
  watch(page: Page): void;
  end(): Promise<void>;
}

interface JourneyOptions extends BrowserContextOptions {
  /** Console errors that belong to the story, such as a part that does not answer. */
  readonly expects?: RegExp;
}

export async function startJourney(
  browser: Browser,
  { expects, ...options }: JourneyOptions = {},
): Promise<Journey> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const faults: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', ({ message }) => {
      // A translation that begins while a part comes to life makes React draw that part anew.
      if (!(isTranslatedRun && /React error #418/.test(message))) faults.push(message);
    });
    page.on('console', (message) => {
      const line = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !expects?.test(line)) faults.push(line);
    });
  };
  const page = await context.newPage();
  if (expects) await standBetween(page);
  watch(page);
  return {
    page,
    watch,
    expectAccessible: (where, within) => expectAccessible(page, where, within),
    async end() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/**
 * Lets every call of a page pass through our hands from its start. Chromium needs a moment to begin with that: a route
 * that is the first one, and set on an open page, may miss the call of the same instant, and the story's outage with it.
 */
export async function standBetween(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
}

/** Axe over a page or a part of it; a whole page fits its window, too. */
export async function expectAccessible(page: Page, where = page.url(), within = 'html'): Promise<void> {
  expect(await axeFaults(page, within), where).toBe('');
  if (within !== 'html') return;
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Gives this browser the session of somebody who is signed in. */
export async function enter(page: Page, { cookies, siteUrl }: Visitor): Promise<void> {
  await page.context().addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: new URL(siteUrl).hostname,
      path: '/',
      secure: name.startsWith('__Host-'),
    })),
  );
}
