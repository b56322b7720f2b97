import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';

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
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      const said = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !expects?.test(said)) faults.push(said);
    });
  };
  const page = await context.newPage();
  watch(page);
  return {
    page,
    watch,
    async expectAccessible(where, within = 'html') {
      const { violations } = await new AxeBuilder({ page }).include(within).analyze();
      expect(
        violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      ).toEqual([]);
    },
    async end() {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}
