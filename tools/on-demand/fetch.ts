// Packages that one seldom used command needs, and nothing else. Each set is a folder beside this file with its own lock,
// and is fetched when the command first runs, so that `npm ci` is spared it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

/**
 * The folder in which the packages of a set lie. Fetches them if they are not there or their lock has changed since.
 * Refuses, below npm's own words, when they cannot be fetched.
 */
export function fetchOnDemand(set: 'edit-door' | 'lighthouse' | 'w3c'): string {
  const source = join(import.meta.dirname, set);
  // Not beside the sources: what looks through these would find theirs. The next `npm ci` takes it away.
  const place = join(PROJECT_ROOT, 'node_modules/.on-demand', set);
  const lock = join(source, 'package-lock.json');
  const fetched = join(place, 'node_modules/.fetched');
  if (!existsSync(fetched) || readFileSync(fetched, 'utf8') !== readFileSync(lock, 'utf8')) {
    console.log(`Fetching what this command needs (tools/on-demand/${set}), once …`);
    mkdirSync(place, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(source, name), join(place, name));
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: place,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`The packages of tools/on-demand/${set} could not be fetched.`);
    copyFileSync(lock, fetched);
  }
  return join(place, 'node_modules');
}
