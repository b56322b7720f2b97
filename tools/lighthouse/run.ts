// `npm run lighthouse [-- --runs 5] [address …]`: every page beside its floor in one run, mobile, simulated
// throttling, HTTP/2 and Brotli, medians. Milliseconds depend on the machine; ratios to the floor do not. Nothing else
// should run meanwhile. What is over its budget is measured again before it counts.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtPages, isWorthLooking, type BuiltPage } from '#tools/checks/built-pages.ts';
import { budgetOf } from './budgets.ts';
import { floorOf, floorPicture, makeFloorPicture } from './floor.ts';
import { measure, type Figures } from './measure.ts';
import { serveMeasured } from './serve-measured.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 up.');

const dist = join(process.cwd(), 'dist');
const pages = builtPages(dist).filter(
  (page) =>
    budgetOf(page.address) &&
    (positionals.length === 0 ? isWorthLooking(page.address) : positionals.includes(page.address)),
);
if (pages.length === 0) throw new Error('No such page in dist. Run "npm run build" first.');

const floorAddress = (page: BuiltPage) => `/floor${page.address}`;
const extra = new Map<string, { type: string; body: Buffer }>([
  [floorPicture, { type: 'image/avif', body: await makeFloorPicture() }],
  // What the form asks at its start, and the answer to somebody who has none and is not signed in.
  ['/api/intake-draft', { type: 'application/json', body: Buffer.from('{"draft":null,"account":null}') }],
]);
for (const page of pages) {
  const picture = budgetOf(page.address)?.floorPicture ?? false;
  extra.set(floorAddress(page), {
    type: 'text/html; charset=utf-8',
    body: Buffer.from(floorOf(page.document, { picture })),
  });
}

const server = await serveMeasured(dist, { extra, ahead: true });
const started = Date.now();
const broken: string[] = [];
try {
  // The first load after a start is slower for every page.
  await measure(server.origin + floorAddress(pages[0] as BuiltPage), { speedOnly: true });
  console.log(
    '  page                                     perf a11y best  seo   FCP ms  ÷floor   LCP ms  ÷floor   TBT floor layout floor   CLS  total kB  JS kB  requests',
  );
  for (const page of pages) {
    let { row, problems } = await judge(page);
    // The simulation moves in steps of a round trip, so one unlucky median is not the page's fault.
    if (problems.length > 0) ({ row, problems } = await judge(page));
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${row}`);
    for (const problem of problems) console.log(`    ✗ ${problem}`);
    if (problems.length > 0) broken.push(page.address);
  }
} finally {
  await server.stop();
}
const minutes = Math.round((Date.now() - started) / 60_000);
console.log(
  broken.length === 0
    ? `✓ all ${pages.length} pages within their budget, in ${minutes} min`
    : `✗ ${broken.length} of ${pages.length} pages over their budget, in ${minutes} min: ${broken.join(' ')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

async function judge(page: BuiltPage): Promise<{ row: string; problems: string[] }> {
  const own: Figures[] = [];
  const floor: Figures[] = [];
  // In turns, so that a slow minute of the machine affects both.
  for (let run = 0; run < runs; run += 1) {
    floor.push(await measure(server.origin + floorAddress(page), { speedOnly: true }));
    own.push(await measure(server.origin + page.address, { speedOnly: run > 0 }));
  }
  return compare(page.address, medians(own), medians(floor));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medians(all: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick));
  return {
    // The others come from the first load.
    scores: [of(({ scores }) => scores[0]), ...(all[0] as Figures).scores.slice(1)] as [
      number,
      number,
      number,
      number,
    ],
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    styleAndLayout: of(({ styleAndLayout }) => styleAndLayout),
    cls: of(({ cls }) => cls),
    total: of(({ total }) => total),
    scripts: of(({ scripts }) => scripts),
    requests: of(({ requests }) => requests),
    foreign: Math.max(...all.map(({ foreign }) => foreign)),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

/** A page's row, and what is over its budget. */
function compare(address: string, own: Figures, floor: Figures): { row: string; problems: string[] } {
  const budget = budgetOf(address);
  if (!budget) return { row: address, problems: [] };
  const fcp = own.fcp / floor.fcp;
  const lcp = own.lcp / floor.lcp;
  const [performance, ...others] = own.scores;
  const row = [
    address.padEnd(40),
    ...own.scores.map((score) => String(score).padStart(4)),
    own.fcp.toFixed(0).padStart(8),
    fcp.toFixed(2).padStart(7),
    own.lcp.toFixed(0).padStart(8),
    lcp.toFixed(2).padStart(7),
    own.tbt.toFixed(0).padStart(5),
    floor.tbt.toFixed(0).padStart(5),
    own.styleAndLayout.toFixed(0).padStart(6),
    floor.styleAndLayout.toFixed(0).padStart(5),
    own.cls.toFixed(3).padStart(6),
    (own.total / 1_000).toFixed(1).padStart(8),
    (own.scripts / 1_000).toFixed(1).padStart(6),
    String(own.requests).padStart(6),
  ].join(' ');
  const problems: string[] = [];
  const limit = (name: string, value: number, most: number) => {
    if (!(value <= most)) problems.push(`${name} is ${value.toFixed(3)}, at most ${most}`);
  };
  limit('LCP to the floor', lcp, budget.lcp);
  limit('FCP to the floor', fcp, budget.fcp ?? 1.05);
  limit('CLS', own.cls, 0.01);
  limit('kB in all', own.total / 1_000, budget.total);
  limit('requests to others', own.foreign, 0);
  if (performance < 99) problems.push(`performance scores ${performance}`);
  // Pages that are hidden from search engines lose that score on purpose.
  const wanted = budget.findable ? others : others.slice(0, 2);
  if (!wanted.every((score) => score === 100)) problems.push(`below 100: ${own.faults.join(', ')}`);
  return { row, problems };
}
