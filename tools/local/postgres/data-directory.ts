import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isReachable, runsAsRoot, unprivilegedId } from './binaries.ts';

/**
 * The folder that the server really uses. Run by root below a closed folder (/root), the unprivileged uid could not
 * reach it: the data is then in the temporary folder, and a note in the requested folder says where. If the note is
 * gone (the folder was cleared), the data behind it is cleared too.
 */
export async function prepareDataDirectory(folder: string): Promise<string> {
  const wanted = resolve(folder);
  if (!runsAsRoot) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    return wanted;
  }
  await mkdir(dirname(wanted), { recursive: true });
  if (await isReachable(wanted)) {
    await mkdir(wanted, { recursive: true, mode: 0o700 });
    await chown(wanted, unprivilegedId, unprivilegedId);
    return wanted;
  }
  const id = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const real = join(tmpdir(), `postgres-data-${id}`);
  const note = join(wanted, 'DATA_IS_IN');
  const noted = await readFile(note, 'utf8').catch(() => '');
  if (noted.trim() !== real) {
    await stopForgottenServer(real);
    await rm(real, { recursive: true, force: true });
  }
  await mkdir(real, { recursive: true, mode: 0o700 });
  await chown(real, unprivilegedId, unprivilegedId);
  await mkdir(wanted, { recursive: true });
  await writeFile(note, `${real}\n`);
  return real;
}

/**
 * A server whose parent was killed still runs on its data and would block the next one. It is stopped only if its
 * working folder proves that it serves exactly this data.
 */
export async function stopForgottenServer(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(file.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  const serves = await readlink(`/proc/${pid}/cwd`).catch(() => '');
  if (serves !== resolve(dataDir)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 100; waited += 1) {
    const alive = await stat(`/proc/${pid}`).then(
      () => true,
      () => false,
    );
    if (!alive) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
