// One load of one page in a fresh browser, as Lighthouse sees it on a slow phone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sparticuz from '@sparticuz/chromium';
import { z } from 'zod';
import { browserSwitches } from '#tools/browser/launch.ts';
import { fetchOnDemand } from '#tools/on-demand/fetch.ts';

export interface Figures {
  /** Scores of performance, accessibility, best practices and findability, 0 to 100. */
  readonly scores: readonly [number, number, number, number];
  /** Milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** What the main thread spent on style and layout. */
  readonly styleAndLayout: number;
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

/** Details of the audit that lists the requests. */
const transfers = z.object({
  items: z.array(
    z.object({
      url: z.string(),
      resourceType: z.string().optional(),
      transferSize: z.number().default(0),
    }),
  ),
});
/** Details of the audit that says what the main thread did. */
const work = z.object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) });
/** What is read of a report. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      /** Of another form in each audit. */
      details: z.unknown().optional(),
    }),
  ),
});

/**
 * Loads a page. Throws if Lighthouse cannot load it; a browser that dies is replaced once. With `speedOnly`, scores
 * other than performance are not measured (NaN), because they do not change from load to load.
 */
export async function measure(url: string, { speedOnly = false } = {}): Promise<Figures> {
  const report = (await load(url, speedOnly)) ?? (await load(url, speedOnly));
  if (report === null) throw new Error(`${url}: no result`);
  return figuresOf(url, report);
}

/** Null where the browser died. Lighthouse starts one for each load, and runs beside the server that it asks. */
async function load(url: string, speedOnly: boolean): Promise<z.infer<typeof reportSchema> | null> {
  const program = join(fetchOnDemand('lighthouse'), 'lighthouse/cli/index.js');
  const flags = [...browserSwitches, '--headless', '--ignore-certificate-errors', '--disable-gpu'];
  const options = [
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--throttling-method=simulate',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    `--only-categories=${speedOnly ? 'performance' : categories.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const browser = process.platform === 'linux' ? { CHROME_PATH: await sparticuz.executablePath() } : {};
  const child = spawn(process.execPath, [program, url, ...options], {
    env: { ...process.env, ...browser },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (output === '') return null;
  const report = reportSchema.parse(JSON.parse(output));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function figuresOf(url: string, lhr: z.infer<typeof reportSchema>): Figures {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const downloads = transfers
    .parse(lhr.audits['network-requests']?.details ?? { items: [] })
    .items.filter((item) => item.url.startsWith('http'));
  const spent = work.parse(lhr.audits['mainthread-work-breakdown']?.details ?? { items: [] }).items;
  const bytes = (items: typeof downloads) => items.reduce((sum, item) => sum + item.transferSize, 0);
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    styleAndLayout: spent.find(({ group }) => group === 'styleLayout')?.duration ?? Number.NaN,
    cls: number('cumulative-layout-shift'),
    total: bytes(downloads),
    scripts: bytes(downloads.filter((item) => item.resourceType === 'Script')),
    requests: downloads.length,
    foreign: downloads.filter((item) => new URL(item.url).origin !== new URL(url).origin).length,
    faults: categories
      .slice(1)
      .flatMap((name) =>
        (lhr.categories[name]?.auditRefs ?? [])
          .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 1)
          .map((ref) => ref.id),
      ),
  };
}
