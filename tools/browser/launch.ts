// One way to a real browser for tests and tools: on Linux the packaged Chromium (no root, no download), elsewhere
// the Chrome that is installed.
import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright';

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

/** A headless browser. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome', headless: true });
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...browserSwitches],
    headless: true,
  });
}
