/**
 * A site whose operator has set both sinks: what is asked, what is told, and where nothing ever is. Built once from a
 * copy of the sources, because the repository's own site.yml sets none.
 *
 * @module-tag full
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { isMarketingPage } from '#domain/tracking/events.ts';
import { consentWords } from '#i18n/consent.ts';
import { routes } from '#i18n/routes.ts';
import { axeFaults } from '#tests/axe.ts';
import { headersFor, type HeaderRule } from '#tools/build/header-rules.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { builtPages } from '#tools/checks/built-pages.ts';
import { buildSite } from '#tools/local/build-site.ts';
import { locales } from '#domain/languages.ts';
import { sharedBrowser } from './browser.ts';

const tracking = {
  metaPixel: '1234567890',
  analytics: { address: 'https://stats.example/api/event', site: 'a.example' },
};

let root: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof serveBuilt>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-with-sinks-'));
  const needed = [
    'src',
    'content',
    'public',
    'tools',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
  ];
  for (const name of [...needed, 'tsconfig.json', 'netlify.toml'])
    await cp(name, join(root, name), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const file = join(root, 'content/site.yml');
  await writeFile(file, stringify({ ...parse(await readFile(file, 'utf8')), tracking }));
  await buildSite({ root, env: {}, says: () => undefined });
  server = await serveBuilt(join(root, 'dist'));
  browser = await sharedBrowser();
}, 180_000);

afterAll(async () => {
  await server?.stop();
  await rm(root, { recursive: true, force: true });
});

/** A visitor, and what the sinks were told: "Meta PageView /es" or "stats pageview /es". */
async function asVisitor(
  options: BrowserContextOptions,
  journey: (page: Page, events: string[]) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const events: string[] = [];
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== server.origin,
    async (route) => {
      const url = new URL(route.request().url());
      const body = route.request().postDataJSON() as { name: string; url: string } | null;
      expect(route.request().headers()['referer']).toBeUndefined();
      if (url.hostname === 'www.facebook.com')
        events.push(`Meta ${url.searchParams.get('ev')} ${pathIn(url.searchParams.get('dl'))}`);
      else if (url.hostname === 'stats.example' && body)
        events.push(`stats ${body.name} ${pathIn(body.url)}`);
      else foreign.push(url.href);
      await route.fulfill({ status: 200, body: '' });
    },
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  try {
    await journey(page, events);
    expect([...faults, ...foreign]).toEqual([]);
  } finally {
    await context.close();
  }
}

const pathIn = (address: string | null) => (address ?? '').replace(server.origin, '');
const notice = (page: Page) => page.locator('#consent');
/** What a form of ours calls out. */
const says = (page: Page, name: string) =>
  page.evaluate(
    (eventName) => dispatchEvent(new CustomEvent('happened', { detail: { name: eventName } })),
    name,
  );
const seesPrices = (page: Page) => page.locator('#pricing').scrollIntoViewIfNeeded();

describe.each(locales)('a visitor who is asked (%s)', (locale) => {
  const home = locale === 'en' ? '/' : '/es';
  const words = consentWords[locale];

  it('is told of to nobody before saying yes; then each event once, without query or anchor', () =>
    asVisitor({}, async (page, events) => {
      await page.goto(`${server.origin}${home}?from=friend#pricing`);
      await notice(page).waitFor();
      expect(await axeFaults(page, '#consent')).toBe('');
      await seesPrices(page);
      await says(page, 'Contact');
      expect(events).toEqual([]);

      // By keyboard alone: the notice is the first thing after the link past the header.
      await page.getByRole('button', { name: words.accept }).focus();
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(words.more);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await notice(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
      await expect.poll(() => events.length).toBe(4);
      await seesPrices(page);
      await says(page, 'Contact');
      await page.locator('main a[href*="/intake-form"]').first().click();
      await page.waitForURL(/intake-form/);
      await expect.poll(() => events.length).toBe(8);
      expect(events.filter((one) => one.startsWith('Meta')).toSorted()).toEqual(
        ['Contact', 'Lead', 'PageView', 'ViewContent'].map((name) => `Meta ${name} ${home}`),
      );

      // Quiet from here on, also about what a script on the page would like to tell.
      await says(page, 'PageView');
      for (const address of ['/login', '/checkout?package=vip', '/payment-success'])
        await page.goto(server.origin + (locale === 'es' ? '/es' : '') + address);
      expect(events).toHaveLength(8);
      await page.goto(server.origin + home);
      await expect.poll(() => events.length).toBe(10);
      expect(await notice(page).isVisible()).toBe(false);
    }));

  it('is left alone after a no, and may change it in the footer', () =>
    asVisitor({ viewport: { width: 320, height: 640 } }, async (page, events) => {
      await page.goto(server.origin + home);
      const [yes, no] = await Promise.all(
        [words.accept, words.decline].map((name) => page.getByRole('button', { name }).boundingBox()),
      );
      expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
      await page.getByRole('button', { name: words.decline }).click();
      await seesPrices(page);
      await page.reload();
      expect(await notice(page).isVisible()).toBe(false);
      expect(events).toEqual([]);
      await page.getByRole('button', { name: words.open }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-title');
      await page.getByRole('button', { name: words.accept }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe(words.open);
      await expect.poll(() => events).toContain(`Meta PageView ${home}`);
    }));
});

describe('a visitor', () => {
  it.each(['globalPrivacyControl', 'doNotTrack'])(
    'whose browser says no (%s) is not asked, and it wins',
    (signal) =>
      asVisitor({}, async (page, events) => {
        await page.addInitScript((name) => {
          Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
          localStorage.setItem('fresh-key-consent', 'yes');
        }, signal);
        await page.goto(`${server.origin}/`);
        await seesPrices(page);
        expect(await notice(page).isVisible()).toBe(false);
        await page.getByRole('button', { name: consentWords.en.open }).click();
        expect(await page.getByText(consentWords.en.askedNotTo).isVisible()).toBe(true);
        expect(await page.getByRole('button', { name: consentWords.en.accept }).isVisible()).toBe(false);
        expect(events).toEqual([]);
      }),
  );

  it('who has not come yet, while the page is only prepared, is neither asked nor counted', () =>
    asVisitor({}, async (page, events) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true });
        localStorage.setItem('fresh-key-consent', 'yes');
      });
      await page.goto(`${server.origin}/es`);
      await seesPrices(page);
      expect(events).toEqual([]);
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      await expect.poll(() => events).toContain('stats pageview /es');
    }));
});

describe('the pages', () => {
  it('ask and may reach the sinks only where the table of events says so', async () => {
    const config = JSON.parse(await readFile(join(root, '.netlify/v1/config.json'), 'utf8')) as {
      headers: HeaderRule[];
    };
    const pages = builtPages(join(root, 'dist'));
    expect(pages.length).toBeGreaterThan(20);
    for (const { address, html } of pages) {
      const bare = address.replace(/^\/es(?=\/|$)/, '') || '/';
      const route = Object.entries(routes).find(([name, path]) =>
        name === 'home' ? bare === '/' : bare === path || bare.startsWith(`${path}/`),
      )?.[0];
      const tells = route !== undefined && isMarketingPage(route);
      expect([address, html.includes('id="consent"')]).toEqual([address, tells]);
      const policy = headersFor(config.headers, address)['Content-Security-Policy'] ?? '';
      expect([address, /facebook|stats\.example/.test(policy)]).toEqual([address, tells]);
      // No script of another company but the card processor's, anywhere.
      expect(policy.match(/script-src[^;]*/)?.[0] ?? '').not.toMatch(/facebook|stats\.example/);
    }
  });
});
