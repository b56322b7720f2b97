// One load of one page in a fresh browser, as Lighthouse sees it on a slow phone.
import sparticuz from '@sparticuz/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserSwitches } from '#tools/browser/launch.ts';

export interface Figures {
  /** Scores of performance, accessibility, best practices and findability, 0 to 100. */
  readonly scores: readonly [number, number, number, number];
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the wire. */
  readonly total: number;
  readonly scripts: number;
  readonly requests: number;
  readonly foreign: number;
  /** What kept a score below 100, for a person to fix. */
  readonly faults: readonly string[];
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Transfer {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/**
 * Loads a page. Throws if Lighthouse cannot load it; a browser that dies is replaced once. With `speedOnly`, scores
 * other than performance are not measured (NaN), because they do not change from load to load.
 */
export async function measure(url: string, { speedOnly = false } = {}): Promise<Figures> {
  try {
    return await measureOnce(url, speedOnly);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== 'ECONNREFUSED' && code !== 'ECONNRESET') throw error;
    return measureOnce(url, speedOnly);
  }
}

async function measureOnce(url: string, speedOnly: boolean): Promise<Figures> {
  const chrome = await launch({
    ...(process.platform === 'linux' && { chromePath: await sparticuz.executablePath() }),
    chromeFlags: [...browserSwitches, '--headless', '--ignore-certificate-errors', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: speedOnly ? ['performance'] : [...categories],
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { lhr } = result;
    const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const details = lhr.audits['network-requests']?.details as { items?: Transfer[] } | undefined;
    const sent = (details?.items ?? []).filter((item) => item.url.startsWith('http'));
    const bytes = (items: readonly Transfer[]) =>
      items.reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
    return {
      scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      total: bytes(sent),
      scripts: bytes(sent.filter((item) => item.resourceType === 'Script')),
      requests: sent.length,
      foreign: sent.filter((item) => new URL(item.url).origin !== new URL(url).origin).length,
      faults: categories
        .slice(1)
        .flatMap((name) =>
          (lhr.categories[name]?.auditRefs ?? [])
            .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 1)
            .map((ref) => ref.id),
        ),
    };
  } finally {
    chrome.kill();
  }
}
