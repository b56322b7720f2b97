import { defineConfig } from 'vitest/config';
import { isForgottenQuery } from './tests/forgotten-query.ts';
import { runTags } from './tests/runs.ts';

const integration = { globalSetup: ['tests/global-setup.ts'] };

export default defineConfig({
  test: {
    tags: runTags,
    pool: 'forks',
    // Many tests wait for a time-out, so that two files fit even on two cores beside what they start.
    maxWorkers: 2,
    // Logs of passing tests would bury the failing one.
    silent: 'passed-only',
    onUnhandledError: (error) => !isForgottenQuery(error),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          // They keep nothing between files, and one process reads the modules once: half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'database',
          include: ['tests/integration/database/**/*.test.ts'],
          // As the units: each makes a database of its own, and keeps nothing in the process.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          isolate: false,
          setupFiles: ['tests/own-modules-anew.ts'],
          include: ['tests/integration/**/*.test.ts', 'tests/contracts/**/*.test.ts', 'tests/*.test.ts'],
          // The last need the whole stack: vitest.journeys.config.ts runs them.
          exclude: ['tests/integration/database/**', 'tests/integration/http/**'],
        },
      },
    ],
  },
});
