// `npm run reset`: deletes the data of the local stack: database, files, mail, spooled messages, keys.
import { readdir, realpath, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { runningOn } from './running-copy.ts';
import { readSettings } from './settings.ts';
import { PROJECT_ROOT } from './project-root.ts';

// What a stack leaves in its folder. A folder other than our own with anything else in it belongs to somebody, even if
// LOCAL_DIR names it.
const OURS = ['postgres', 'storage', 'mail', 'blobs', 'functions', 'stripe', 'secrets.json', 'stack.pid'];

async function reset(): Promise<string> {
  const { localDir, localDirWasSet } = readSettings();
  const entries = await readdir(localDir).catch(() => null);
  if (entries === null) return `Nothing to clear: ${localDir} does not exist.`;
  const real = await realpath(localDir);
  const inside = relative(await realpath(PROJECT_ROOT), real);
  if ((inside.startsWith('..') || inside === '') && !localDirWasSet) {
    throw new Error(`${localDir} is outside the project. If you mean that folder, set LOCAL_DIR to it.`);
  }
  const owner = await runningOn(localDir);
  if (owner !== null) {
    throw new Error(`A stack runs on ${localDir} (process ${String(owner)}): stop it first.`);
  }
  const strange = !localDirWasSet
    ? []
    : entries.filter((entry) => !OURS.some((ours) => entry === ours || entry.startsWith(`${ours}.`)));
  if (strange.length > 0) {
    throw new Error(
      `${localDir} holds more than our data (${strange.slice(0, 3).join(', ')}): nothing was removed.`,
    );
  }
  for (const entry of entries) await rm(join(real, entry), { recursive: true, force: true });
  return `Cleared ${localDir}.`;
}

try {
  console.log(await reset());
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
