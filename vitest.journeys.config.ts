// Browser journeys, and calls over HTTP against the whole product: one local stack for the run.
import { defineConfig } from 'vitest/config';
import { isForgottenQuery } from './tests/forgotten-query.ts';
import { runTags } from './tests/runs.ts';

export default defineConfig({
  test: {
    tags: runTags,
    include: ['tests/journeys/**/*.test.ts', 'tests/integration/http/**/*.test.ts'],
    globalSetup: ['tests/stack-setup.ts'],
    setupFiles: ['tests/fresh-limits.ts'],
    silent: 'passed-only',
    onUnhandledError: (error) => !isForgottenQuery(error),
    testTimeout: 60_000,
    // A page that waits for answers takes longer than a second on a busy machine.
    expect: { poll: { timeout: 8_000 } },
    hookTimeout: 120_000,
    // One browser at a time: a second one on a small machine makes both miss their time-outs.
    fileParallelism: false,
    // One process reads the modules once for all files.
    isolate: false,
  },
});
