/** `npm run test:histories`: 10,000 random histories of cases, where `npm run test:full` has a share of them. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'database', 'tests/integration/database/matter-histories.test.ts'],
  { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, TEST_RUN: 'long' } },
);
process.exit(status ?? 1);
