/**
 * `npm test`: every check in order, cheap ones first, at most two heavy things at a time (the suite is meant for two
 * cores), and the same checks every time. `--full` adds what tests/runs.ts leaves to it. The last line counts all
 * checks; the one before it names their set by a hash, so that two runs can be compared.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everydayFilter, leftFileMark, translatedWalks } from '#tests/runs.ts';
import { summaryVariable, type RunSummary } from './summary-reporter.ts';

const full = process.argv.includes('--full');
const reports = mkdtempSync(join(tmpdir(), 'checks-'));

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Counts its own tests into a report; other steps count as one. */
  readonly vitest?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Whole files that wait for the full run: not even opened otherwise, since reading what they use takes seconds each. */
const leftFiles = globSync('tests/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith(leftFileMark),
);

const vitest = (name: string, ...rest: string[]): Step => ({
  name,
  vitest: true,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=./tools/checks/summary-reporter.ts',
    ...(full ? [] : [everydayFilter, ...leftFiles.map((file) => `--exclude=${file}`)]),
    ...rest,
  ],
});

const check = (name: string, file: string): Step => ({ name, command: ['node', `tools/checks/${file}`] });

const build = check('build', 'build.ts');
const types = check('types', 'run-types.ts');
/** Spaces and line breaks keep nobody from anything, and take a processor for most of a minute: the full run looks. */
const format: Step = { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] };
const small: readonly Step[] = [
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'sql lint', command: ['npm', 'run', '--silent', 'lint:sql'] },
  check('commit subjects', 'commit-subjects.ts'),
  check('language parity', 'language-parity.ts'),
  check('lessons', 'lessons.ts'),
  check('page languages', 'page-languages.ts'),
  check('html', 'html.ts'),
  check('links', 'links.ts'),
  check('findability', 'findability.ts'),
  check('size budgets', 'size-budgets.ts'),
  vitest('components', '--config', 'vitest.components.config.ts'),
];
const functions = check('functions', 'functions.ts');
const integration = vitest('unit and integration');
const journeys = vitest('journeys', '--config', 'vitest.journeys.config.ts');

/** The walks of those who read most in translation, told once more (tests/journeys/page-translation.ts). */
const translated: Step = {
  ...vitest('journeys in translation', '--config', 'vitest.journeys.config.ts', ...translatedWalks),
  env: { TEST_TRANSLATED: 'yes' },
};

let passed = 0;
let failed = 0;
let skipped = 0;
/** Every check of this run, by name. */
const names: string[] = [];
/** Named once more at the very end: the end of a log is the part that is kept and read. */
const failures: string[] = [];

await take(build);
// One processor is enough for types and bundler, and the journeys have one browser, which mostly waits. What
// stands beside them waits too: together they fill two processors, one after the other they do not.
const besides = take(types, { aside: true })
  .then(() => take(functions, { aside: true }))
  .then(() => (full ? take(format, { aside: true }) : undefined))
  .then(() => take(journeys, { aside: true }))
  .then(() => (full ? take(translated, { aside: true }) : undefined));
for (const step of small) await take(step);
await take(integration);
await besides;
rmSync(reports, { recursive: true, force: true });
if (failures.length) console.log(`\nfailed:\n${lined(failures)}`);
const set = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);
console.log(`\nset of ${names.length} checks: ${set}`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a step and counts the outcome of it. What a step aside prints is kept until it ends. */
async function take(step: Step, { aside = false } = {}): Promise<void> {
  const started = Date.now();
  const name = `\n── ${step.name}`;
  if (!aside) console.log(name);
  const { code, output } = await run(step, aside);
  const seconds = ((Date.now() - started) / 1_000).toFixed(1);
  if (!step.vitest) names.push(step.name);
  if (step.vitest) countVitest(step, code);
  else if (code === 0) passed += 1;
  else fail(step.name);
  if (aside) console.log(`${name}\n${output.trim()}`);
  console.log(`── ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

/** A run that broke before it could report counts as a failure. */
function countVitest(step: Step, code: number): void {
  try {
    const summary = JSON.parse(readFileSync(summaryFile(step), 'utf8')) as RunSummary;
    passed += summary.passed;
    skipped += summary.skipped;
    names.push(...summary.names.map((test) => (step.env ? `${step.name}: ${test}` : test)));
    for (const failure of summary.failures) fail(failure);
    if (code !== 0 && summary.failures.length === 0) fail(`${step.name}: ended with code ${code}`);
  } catch {
    fail(`${step.name}, before it could report`);
  }
}

function lined(tests: readonly string[]): string {
  return tests.map((test) => `  ${test}`).join('\n');
}

function summaryFile(step: Step): string {
  return join(reports, `${step.name.replaceAll(' ', '-')}.json`);
}

function fail(name: string): void {
  failed += 1;
  failures.push(name);
}

function run(step: Step, isQuiet: boolean): Promise<{ code: number; output: string }> {
  const [command = '', ...rest] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        TEST_RUN: full ? 'full' : 'short',
        [summaryVariable]: summaryFile(step),
        ...step.env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => (output += part.toString()));
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
