// Components in a real browser, each alone: no pages, no server. Their tests stand beside them.
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pull, restMouse } from './tests/components/hands.ts';
import { runTags } from './tests/runs.ts';
import { browserStart } from './tools/browser/launch.ts';

export default defineConfig({
  // Found before the first test, or one would be interrupted while a package it needs is prepared.
  optimizeDeps: {
    entries: ['src/{islands,ui,browser}/**/*.{ts,tsx}'],
    // What a part fetches when it is opened is not found from the entries alone.
    include: [
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react',
      '@visx/axis',
      '@visx/responsive',
      '@visx/scale',
      '@visx/shape',
      'cmdk',
    ],
  },
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    tags: runTags,
    include: ['src/**/*.test.tsx'],
    testTimeout: 20_000,
    // A page waits two seconds before it leaves, so that a toast can be read.
    expect: { poll: { timeout: 8_000 } },
    browser: {
      enabled: true,
      headless: true,
      commands: { pull, restMouse },
      // As Playwright's own, in which the journeys are told.
      locators: { exact: false },
      screenshotFailures: false,
      viewport: { width: 390, height: 800 },
      provider: playwright({ launchOptions: await browserStart() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
