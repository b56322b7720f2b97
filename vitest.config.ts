import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/integration/**/*.test.ts',
      'tests/contracts/**/*.test.ts',
      'tests/*.test.ts',
    ],
    // These need the whole stack: vitest.journeys.config.ts runs them.
    exclude: ['tests/integration/http/**'],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    // Logs of passing tests would bury the failing one.
    silent: 'passed-only',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
