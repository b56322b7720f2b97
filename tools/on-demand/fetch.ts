// Packages that one seldom used command needs, and nothing else. Each set is a folder beside this file with its own lock,
// and is fetched when the command first runs, so that `npm ci` is spared it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

/**
 * The folder in which the packages of a set lie. Fetches them if they are not there or their lock has changed since.
 * Refuses, below npm's own words, when they cannot be fetched.
 */
export function fetchOnDemand(set: 'edit-door' | 'host-build' | 'lighthouse' | 'w3c'): string {
  // Not beside the sources: what looks through these would find theirs. The next `npm ci` takes it away.
  return fetchPackages(join(import.meta.dirname, set), join(PROJECT_ROOT, 'node_modules/.on-demand', set));
}

/** Whether npm installed what the lock of this folder names. */
function install(folder: string): boolean {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Installs the packages of `source` into `place` and answers where they lie. */
export function fetchPackages(source: string, place: string, installIn = install): string {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const packages = join(place, 'node_modules');
  const isFetched = () => {
    const note = join(packages, '.fetched');
    return existsSync(note) && readFileSync(note, 'utf8') === lock;
  };
  if (isFetched()) return packages;
  console.log(`Fetching what this command needs (${source}), once …`);
  mkdirSync(dirname(place), { recursive: true });
  // In a folder of its own, which then takes the place in one step: two commands may fetch at the same time.
  const own = mkdtempSync(`${place}-`);
  try {
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(source, name), join(own, name));
    if (!installIn(own)) throw new Error(`The packages of ${source} could not be fetched.`);
    mkdirSync(join(own, 'node_modules'), { recursive: true });
    copyFileSync(join(source, 'package-lock.json'), join(own, 'node_modules/.fetched'));
    try {
      if (!isFetched()) rmSync(place, { recursive: true, force: true });
      renameSync(own, place);
    } catch (fault) {
      // Another command was first with the same packages.
      if (!isFetched()) throw fault;
    }
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return packages;
}
