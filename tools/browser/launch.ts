// One way to a real browser for tests and tools: on Linux the packaged Chromium (no root, no download), elsewhere
// the Chrome that is installed.
import { setTimeout } from 'node:timers/promises';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions } from 'playwright';

/**
 * Switches of the package that are left out: one process for all pages breaks view transitions, and without web
 * security a page could reach other origins that a person's browser would refuse.
 */
const unwanted = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
]);

/** What every browser here is started with. */
export const browserSwitches: readonly string[] =
  process.platform === 'linux' ? sparticuz.args.filter((argument) => !unwanted.has(argument)) : [];

/** What starts it: Playwright's own options, for callers that launch the browser themselves. */
export async function browserStart(): Promise<LaunchOptions> {
  if (process.platform !== 'linux') return { channel: 'chrome', headless: true };
  return {
    executablePath: await sparticuz.executablePath(),
    args: [...browserSwitches],
    headless: true,
    // Without a locale Chromium calls a file "download" whose name has letters beyond ASCII.
    env: { LANG: 'C.UTF-8', ...process.env },
  };
}

/**
 * A headless browser. The caller closes it. On a crowded machine one in some hundred dies while it starts, and the next
 * one too when it comes at once: three more tries, each a little later.
 */
export async function launchBrowser(): Promise<Browser> {
  const start = await browserStart();
  for (const pauseMs of [500, 1_000, 3_000]) {
    const browser = await chromium.launch(start).catch(() => null);
    if (browser) return browser;
    await setTimeout(pauseMs);
  }
  return chromium.launch(start);
}
