// `npm run types`: what Astro makes for the types first, then pages and TypeScript together, as `npm test` does it.
import { spawnSync } from 'node:child_process';
import { typesCommand } from './types-command.ts';

for (const [program, ...rest] of [['astro', 'sync'], typesCommand]) {
  const { status } = spawnSync(program, rest, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
