// Every trial of tests/integration/faults; `npm run test:full` runs a share of each.
import { defineConfig } from 'vitest/config';
import { isForgottenQuery } from './tests/forgotten-query.ts';
import { runTags } from './tests/runs.ts';

export default defineConfig({
  test: {
    tags: runTags,
    include: ['tests/integration/faults/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    provide: { everyFault: true },
    pool: 'forks',
    // What broken parts print is no news here; the tables come at the end.
    silent: true,
    onUnhandledError: (error) => !isForgottenQuery(error),
    hookTimeout: 120_000,
  },
});
