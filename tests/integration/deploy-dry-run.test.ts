// @module-tag full
// docs/deploy.md, followed to its end on this machine (tools/dry-run/run.ts).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { inFullRun } from '../runs.ts';

it(
  'somebody who follows the document for a first deploy gets to its end, and each of its steps is tried',
  { ...inFullRun, timeout: 900_000 },
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tools/dry-run/run.ts'],
      { cwd: PROJECT_ROOT, encoding: 'utf8' },
    );
    expect(status, `${stdout}${stderr}`).toBe(0);
    const first = readFileSync('docs/deploy.md', 'utf8').split('## First deploy')[1]?.split('\n## ')[0] ?? '';
    const steps = [...first.matchAll(/^(\d+)\. /gm)].map(([, number = '']) => number);
    const tried = [...stdout.matchAll(/^✓ ([\d, ]+)/gm)].flatMap(
      ([, numbers = '']) => numbers.match(/\d+/g) ?? [],
    );
    expect(steps.length).toBeLessThanOrEqual(10);
    expect([...new Set(tried)].toSorted()).toEqual(steps.toSorted());
  },
);
