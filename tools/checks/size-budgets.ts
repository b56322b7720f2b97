// What pages weigh, measured in a real browser: everything sent before the first click, compressed. Budgets are in
// bytes.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { isFullRun } from '#tests/runs.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { builtPages, type BuiltPage } from '#tools/checks/built-pages.ts';
import {
  openAccount,
  openCase,
  openCases,
  openFigures,
  openWorkplace,
} from '#tools/checks/portal-answers.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';
import { serveMeasured } from '#tools/lighthouse/serve-measured.ts';

interface Budget {
  readonly page: string;
  /** Opened with this query, while our server answers these calls. */
  readonly open?: { readonly query: string; readonly answers: Readonly<Record<string, object>> };
  readonly total?: number;
  readonly requests?: number;
  /** The HTML with its headers. */
  readonly document?: number;
  /** Scripts: the compressed bodies of files, inline ones compressed by themselves. */
  readonly scripts: number;
}

const kB = 1_000;
/**
 * What a new connection carries at once is 10 segments of 1,460 bytes: a document beyond it paints 150 ms later. Names of files
 * change with their content and shrink more or less well, 25 bytes up and down.
 */
const ONE_ROUND_TRIP = 14_625;
/** Pages behind the sign-in, at idle: what they share is worth more there than the last kilobyte. */
const PORTAL = 110 * kB;
const WORKPLACE = 250 * kB;
// Sent as a CDN sends it, over HTTP/2, like what `npm run lighthouse` measures.
const budgets: readonly Budget[] = [
  // Its script stays within: as a request of its own it left the documents 600 B smaller, and the title came 100 ms later.
  { page: '/', total: 42.25 * kB, requests: 5, scripts: 2.5 * kB, document: ONE_ROUND_TRIP },
  { page: '/es', total: 42.25 * kB, requests: 5, scripts: 2.5 * kB, document: ONE_ROUND_TRIP },
  { page: '/privacy', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/services', total: 31.2 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/es/forms', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/contact', total: 32.4 * kB, requests: 4, scripts: 3.35 * kB },
  { page: '/accessibility', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/blog', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  // The best page with the very words in their order comes first.
  { page: '/es/search', total: 31 * kB, requests: 4, scripts: 2.7 * kB },
  { page: '/learning', scripts: 71.2 * kB },
  { page: '/es/learning', scripts: 71.2 * kB },
  // 2,600 words and more, a quiz, a glossary and worksheets: the text is what people came for.
  { page: '/learning/housing-rights', total: 115 * kB, scripts: 70.1 * kB },
  { page: '/es/learning/financial-recovery', total: 117.5 * kB, scripts: 70.1 * kB },
  // Holds four letters in full, for browsers without scripts.
  { page: '/letters', total: 34.8 * kB, requests: 4, scripts: 3.35 * kB },
  { page: '/es/letters', total: 35.3 * kB, requests: 4, scripts: 3.35 * kB },
  { page: '/es/counties', total: 31 * kB, requests: 4, scripts: 2 * kB },
  // The one of which most was checked.
  { page: '/es/counties/clayton', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/404', total: 31 * kB, requests: 4, scripts: 1.7 * kB },
  { page: '/intake-form', scripts: 92.5 * kB },
  { page: '/es/intake-form', scripts: 92.5 * kB },
  // The chosen package first; the others, what was received and what comes next fold in.
  { page: '/intake-confirmation', scripts: 75.1 * kB },
  // What the page of the application loads late is cut out of what both share.
  { page: '/payment-success', scripts: 71.3 * kB },
  { page: '/client-dashboard', scripts: PORTAL },
  // With a case open and nothing touched: forms, papers and the history come when somebody goes on.
  { page: '/client-dashboard', open: openCase, scripts: PORTAL },
  { page: '/es/client-dashboard', open: openCase, scripts: PORTAL },
  { page: '/checkout', scripts: 73.2 * kB },
  { page: '/login', scripts: 87.4 * kB },
  { page: '/set-password', scripts: 86.6 * kB },
  // Open, with every form still closed.
  { page: '/account', open: openAccount, scripts: PORTAL },
  { page: '/es/account', open: openAccount, scripts: PORTAL },
  // Open at what is due today; each place brings its own script, cases and figures the most.
  { page: '/staff', open: openWorkplace, scripts: WORKPLACE },
  { page: '/staff', open: openCases, scripts: WORKPLACE },
  { page: '/staff', open: openFigures, scripts: WORKPLACE },
];

/** One page of each kind, in the language with the longer words. The full run weighs all. */
const everydayPages = new Set([
  '/es',
  '/contact',
  '/es/learning',
  '/es/counties/clayton',
  '/es/intake-form',
  '/intake-confirmation',
  '/es/client-dashboard',
  '/checkout',
  '/login',
  '/staff',
]);

/** The heaviest of the posts, whichever they are today. */
const ofPosts: Omit<Budget, 'page'> = {
  total: 33 * kB,
  requests: 4,
  scripts: 1.7 * kB,
  document: ONE_ROUND_TRIP,
};
const HEAVIEST_POSTS = isFullRun ? 3 : 1;

function heaviestPosts(pages: readonly BuiltPage[]): Budget[] {
  return pages
    .filter(({ address }) => /^(?:\/es)?\/blog\/[\w-]+$/.test(address))
    .map(({ address, html }) => ({ address, size: brotliCompressSync(html).length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, HEAVIEST_POSTS)
    .map(({ address }) => ({ page: address, ...ofPosts }));
}

/** Side by side: most of the time of a page is waiting until it asks for nothing more. */
const LANES = 4;

/** Takes a build and returns a sentence for each budget that is exceeded, and for each whose page is not there. */
export async function checkSizeBudgets(dist = join(process.cwd(), 'dist')): Promise<string[]> {
  const built = builtPages(dist);
  const pages = new Map(built.map((page) => [page.address, page]));
  const server = await serveMeasured(dist);
  const browser = await launchBrowser();
  try {
    const ofToday = isFullRun ? budgets : budgets.filter(({ page }) => everydayPages.has(page));
    const left = [...ofToday, ...heaviestPosts(built)].entries();
    const missing = new Set<string>();
    const weights: Weight[] = [];
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        // One iterator for all: a worker that is done takes the next page.
        for (const [place, budget] of left) {
          const page = pages.get(budget.page);
          if (page) weights[place] = await weigh(browser, server.origin, budget, page.html);
          else missing.add(budget.page);
        }
      }),
    );
    const unbuilt = [...missing].map(
      (page) =>
        `${page} has a budget and was not built. Build it, or take its budget out of tools/checks/size-budgets.ts.`,
    );
    // A page that was not built left its place empty.
    const heavy = weights.flat().flatMap((weight) => {
      console.log(
        `${(weight.budget.page + (weight.budget.open?.query ?? '')).padEnd(18)} ${(weight.total / kB).toFixed(1)} kB in ${weight.paths.length} requests, ${(weight.scripts / kB).toFixed(1)} kB scripts`,
      );
      return overWeight(weight);
    });
    return [...unbuilt, ...heavy];
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Weight {
  readonly budget: Budget;
  /** Bytes sent, with headers. */
  readonly total: number;
  readonly scripts: number;
  readonly document: number;
  /** What was asked for. */
  readonly paths: readonly string[];
}

async function weigh(browser: Browser, origin: string, budget: Budget, html: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const urls = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on('Network.requestWillBeSent', (event) => urls.set(event.requestId, event.request.url));
    const bodies = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, response }) =>
      bodies.set(requestId, Number(response.headers['content-length'] ?? Number.NaN)),
    );
    session.on('Network.loadingFinished', (event) => sizes.set(event.requestId, event.encodedDataLength));
    session.on('Network.loadingFailed', (event) => sizes.set(event.requestId, 0));
    const { query = '', answers = {} } = budget.open ?? {};
    await page.route('**/api/**', (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      return answer ? route.fulfill({ json: answer }) : route.continue();
    });
    await page.goto(origin + budget.page + query, { waitUntil: 'load' });
    await untilQuiet(page, () => ({ begun: urls.size, ended: sizes.size }));
    // A phone also asks for the icon; a headless browser does not.
    const requests = [...urls].filter(([, url]) => url.startsWith('http') && !url.endsWith('/favicon.svg'));
    const files = requests
      .filter(([, url]) => /\.m?js(?:$|\?)/.test(url))
      .reduce((sum, [id]) => sum + (bodies.get(id) ?? Number.NaN), 0);
    const document = requests.find(([, url]) => new URL(url).pathname === budget.page);
    return {
      budget,
      document: sizes.get(document?.[0] ?? '') ?? Number.NaN,
      total: requests.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0),
      scripts: files + inlineScripts(html),
      paths: requests.map(([, url]) => new URL(url).pathname),
    };
  } finally {
    await context.close();
  }
}

/** How long nothing may be asked for before a page counts as still, and how long that is waited for; milliseconds. */
const QUIET = 500;
const PATIENCE = 30_000;

/**
 * Waits until the page asks for nothing more. Playwright's `networkidle` is not enough: on a busy machine it comes
 * before the islands have asked for their scripts, and a script on its way has no length yet.
 */
async function untilQuiet(page: Page, requests: () => { begun: number; ended: number }): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline;) {
    const { begun } = requests();
    // Comes behind whatever the page itself put off until it is idle. A page that draws nothing may never say so.
    await page.evaluate(
      (timeout) => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout })),
      QUIET,
    );
    await page.waitForTimeout(QUIET);
    const now = requests();
    if (now.begun === begun && now.ended >= now.begun) return;
  }
  throw new Error(`${page.url()} still asks for files after ${PATIENCE} ms`);
}

function overWeight({ budget, total, scripts, document, paths }: Weight): string[] {
  const problems: string[] = [];
  if (budget.document && !(document <= budget.document))
    problems.push(`${budget.page} has a document of ${document} bytes, at most ${budget.document}`);
  if (budget.total && total > budget.total)
    problems.push(`${budget.page} sends ${total} bytes, at most ${budget.total}`);
  if (budget.requests && paths.length > budget.requests)
    problems.push(
      `${budget.page} makes ${paths.length} requests, at most ${budget.requests}: ${paths.join(' ')}`,
    );
  // Not a number where a script came without its length.
  if (!(scripts <= budget.scripts))
    problems.push(`${budget.page} sends ${scripts} bytes of scripts, at most ${budget.scripts}`);
  return problems;
}

function inlineScripts(html: string): number {
  const texts = [
    ...html.matchAll(
      /<script(?![^>]*(?:ld\+json|speculationrules|application\/json))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ];
  return texts.reduce((sum, [, text = '']) => sum + (text ? brotliCompressSync(text).length : 0), 0);
}

await reportWhenStarted(import.meta.url, 'size budgets', checkSizeBudgets);
