/**
 * `npm run test:faults`: thousands of submissions, payments and mails while parts break or the process is
 * killed. Prints a table per proof; the last line counts the proofs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumOfTables } from '#tests/faults/report.ts';
import { summaryVariable, type RunSummary } from './summary-reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-report-'));
const tables = join(folder, 'tables.txt');
const summary = join(folder, 'summary.json');
const reporters = ['--reporter=default', '--reporter=./tools/checks/summary-reporter.ts'];
const run = spawnSync('vitest', ['run', '--config', 'vitest.faults.config.ts', ...reporters], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FAULT_TABLES_FILE: tables, [summaryVariable]: summary },
});
if (existsSync(tables)) {
  const text = readFileSync(tables, 'utf8');
  const { tried, lost, doubled } = sumOfTables(text);
  console.log(text);
  console.log(`${tried.toLocaleString('en-US')} writes met a fault: ${lost} lost, ${doubled} doubled\n`);
}
const counted = existsSync(summary) ? (JSON.parse(readFileSync(summary, 'utf8')) as RunSummary) : null;
rmSync(folder, { recursive: true, force: true });
const failed = counted ? counted.failures.length : 1;
if (counted && failed > 0)
  console.log(`failed:\n${counted.failures.map((name) => `  ${name}`).join('\n')}\n`);
console.log(`${counted?.passed ?? 0} passed, ${failed} failed`);
process.exit(run.status === 0 && failed === 0 ? 0 : 1);
