// What `npm test` needs to know about a Vitest run: which tests ran, how many passed, and the name and first line of
// what failed, including errors outside of tests (a run can fail without a failing test).
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { isLeftToFullRun } from '#tests/runs.ts';

export interface RunSummary {
  /** Every test that ran, with whatever result. */
  names: string[];
  passed: number;
  /** Tests that belong to this run and were skipped. */
  skipped: number;
  failures: string[];
}

/** The environment variable that names the file the summary goes to. */
export const summaryVariable = 'TEST_SUMMARY_FILE';

const firstLine = (message: string | undefined): string => message?.split('\n')[0] ?? 'no message';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]): void {
    const summary: RunSummary = { names: [], passed: 0, skipped: 0, failures: [] };
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const error of module.errors()) summary.failures.push(`${file}: ${firstLine(error.message)}`);
      for (const suite of module.children.allSuites()) {
        for (const error of suite.errors())
          summary.failures.push(`${file} › ${suite.fullName}: ${firstLine(error.message)}`);
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'skipped') {
          if (!isLeftToFullRun(test.options.tags)) summary.skipped += 1;
          continue;
        }
        summary.names.push(`${file} › ${test.fullName}`);
        if (result.state === 'passed') summary.passed += 1;
        else summary.failures.push(`${file} › ${test.fullName}: ${firstLine(result.errors?.[0]?.message)}`);
      }
    }
    for (const error of unhandled) summary.failures.push(`outside every test: ${firstLine(error.message)}`);
    const target = process.env[summaryVariable];
    if (target) writeFileSync(target, JSON.stringify(summary));
  }
}
