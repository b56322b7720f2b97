// The browser of all journeys. They run one after the other in one process, each in contexts of its own, so starting a
// browser for each file would only cost time. It ends with the process.
import type { Browser } from 'playwright';
import { launchBrowser } from '#tools/browser/launch.ts';
import { isTranslatedRun, translateAll } from './page-translation.ts';

let browser: Browser | undefined;

/** A running browser: the one the last file used, or a new one if that has died. Nobody closes it. */
export async function sharedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  browser = await launchBrowser();
  if (isTranslatedRun) translateAll(browser);
  return browser;
}
