// Components in a real browser, each alone: no pages, no server. Their tests stand beside them.
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pull } from './tests/components/pull.ts';
import { runTags } from './tests/runs.ts';
import { browserStart } from './tools/browser/launch.ts';

export default defineConfig({
  // Named here, or the first test to need one of them would be interrupted while it is prepared.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-hook-form',
      '@hookform/resolvers/zod',
      'zod',
      'zod/mini',
      'nanostores',
      '@stripe/stripe-js/pure',
      'vitest-browser-react',
    ],
  },
  test: {
    tags: runTags,
    include: ['src/**/*.test.tsx'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      commands: { pull },
      screenshotFailures: false,
      viewport: { width: 390, height: 800 },
      provider: playwright({ launchOptions: await browserStart() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
