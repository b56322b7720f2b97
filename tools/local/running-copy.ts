// One stack per data folder: two on the same data would destroy it. A note in the folder names the process.
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const note = (localDir: string): string => join(localDir, 'stack.pid');

// After a restart of the machine or container a process number may be reused; together with its start time it is not.
async function identity(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  // The 22nd field. The second one, the name in brackets, may contain spaces.
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${String(pid)} ${startTime}`.trim();
}

/** The process that runs a stack on this folder, or null. A note left by a killed process does not count. */
export async function runningOn(localDir: string): Promise<number | null> {
  const noted = (await readFile(note(localDir), 'utf8').catch(() => '')).trim();
  const pid = Number(noted.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return (await identity(pid)) === noted ? pid : null;
}

/** Claims the folder for this process and returns a function that releases it. Refuses while another process has it. */
export async function claimFolder(localDir: string): Promise<() => Promise<void>> {
  await mkdir(localDir, { recursive: true });
  const owner = await runningOn(localDir);
  if (owner !== null) {
    throw new Error(
      `A stack already runs on ${localDir} (process ${String(owner)}). ` +
        'Stop it, or set LOCAL_DIR (and PORT) for a second copy.',
    );
  }
  await rm(note(localDir), { force: true });
  // `wx`: if two start at the same moment, one writes the note and the other is refused here.
  const file = await open(note(localDir), 'wx');
  await file.writeFile(`${await identity(process.pid)}\n`);
  await file.close();
  return () => rm(note(localDir), { force: true });
}
