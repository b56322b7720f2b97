// `npm run lighthouse [-- --runs 5] [address …]`: every page beside its floor in one run, mobile, simulated
// throttling, HTTP/2 and Brotli, medians. Milliseconds depend on the machine; ratios to the floor do not.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtPages, type BuiltPage } from '#tools/checks/built-pages.ts';
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
  (page) => budgetOf(page.address) && (positionals.length === 0 || positionals.includes(page.address)),
);
if (pages.length === 0) throw new Error('No such page in dist. Run "npm run build" first.');

const floorAddress = (page: BuiltPage) => `/floor${page.address}`;
const extra = new Map<string, { type: string; body: Buffer }>([
  [floorPicture, { type: 'image/avif', body: await makeFloorPicture() }],
]);
for (const page of pages) {
  const picture = budgetOf(page.address)?.floorPicture ?? false;
  extra.set(floorAddress(page), {
    type: 'text/html; charset=utf-8',
    body: Buffer.from(floorOf(page.document, { picture })),
  });
}

const server = await serveMeasured(dist, extra);
let broken = 0;
try {
  // The first load after a start is slower for every page.
  await measure(server.origin + floorAddress(pages[0] as BuiltPage));
  console.log(
    'page                                     perf a11y best  seo   FCP ms  ÷floor   LCP ms  ÷floor   TBT   CLS  total kB  JS kB  requests',
  );
  for (const page of pages) {
    const own: Figures[] = [];
    const floor: Figures[] = [];
    // Turn by turn, so that a slow minute of the machine falls on both.
    for (let run = 0; run < runs; run += 1) {
      floor.push(await measure(server.origin + floorAddress(page)));
      own.push(await measure(server.origin + page.address));
    }
    const problems = judge(page.address, medians(own), medians(floor));
    for (const problem of problems) console.log(`    ✗ ${problem}`);
    broken += problems.length;
  }
} finally {
  await server.stop();
}
console.log(
  broken === 0 ? `✓ ${pages.length} pages within their budget` : `${broken} figures over their budget`,
);
process.exitCode = broken === 0 ? 0 : 1;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medians(all: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(all.map(pick));
  return {
    scores: [
      of(({ scores }) => scores[0]),
      of(({ scores }) => scores[1]),
      of(({ scores }) => scores[2]),
      of(({ scores }) => scores[3]),
    ],
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    total: of(({ total }) => total),
    scripts: of(({ scripts }) => scripts),
    requests: of(({ requests }) => requests),
    foreign: Math.max(...all.map(({ foreign }) => foreign)),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

/** Prints the row of a page; answers what is over its budget. */
function judge(address: string, own: Figures, floor: Figures): string[] {
  const budget = budgetOf(address);
  if (!budget) return [];
  const fcp = own.fcp / floor.fcp;
  const lcp = own.lcp / floor.lcp;
  const [performance, ...others] = own.scores;
  console.log(
    [
      address.padEnd(40),
      ...own.scores.map((score) => String(score).padStart(4)),
      own.fcp.toFixed(0).padStart(8),
      fcp.toFixed(2).padStart(7),
      own.lcp.toFixed(0).padStart(8),
      lcp.toFixed(2).padStart(7),
      own.tbt.toFixed(0).padStart(5),
      own.cls.toFixed(3).padStart(6),
      (own.total / 1_000).toFixed(1).padStart(8),
      (own.scripts / 1_000).toFixed(1).padStart(6),
      String(own.requests).padStart(6),
    ].join(' '),
  );
  const problems: string[] = [];
  const limit = (name: string, value: number, most: number) => {
    if (!(value <= most)) problems.push(`${name} is ${value.toFixed(3)}, at most ${most}`);
  };
  limit('LCP to the floor', lcp, budget.lcp);
  limit('FCP to the floor', fcp, 1.05);
  limit('CLS', own.cls, 0.01);
  limit('kB in all', own.total / 1_000, budget.total);
  limit('requests to others', own.foreign, 0);
  if (performance < 99) problems.push(`performance scores ${performance}`);
  // Pages kept out of search engines lose that score on purpose.
  const wanted = budget.findable ? others : others.slice(0, 2);
  if (wanted.some((score) => score < 100)) problems.push(`below 100: ${own.faults.join(', ')}`);
  return problems;
}
