import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries, runsAsRoot, unprivilegedId, type Binaries } from './binaries.ts';
import { freePort } from '../ports.ts';
import { prepareDataDirectory, stopForgottenServer } from './data-directory.ts';

export interface PostgresOptions {
  /** Where the data is; created if missing. */
  readonly dataDir: string;
  /** Without it, or with 0, a free port is chosen. */
  readonly port?: number;
  /** Settings of postgresql.conf for this run, such as `{ fsync: 'off' }` for throw-away data. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  /** Connection of the superuser to the database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The usual local password. The server listens on loopback only, where anybody could read it anyway. */
const user = 'postgres';
const password = 'postgres';
const host = '127.0.0.1';
const identity = runsAsRoot ? { uid: unprivilegedId, gid: unprivilegedId } : {};

/**
 * Starts the real PostgreSQL 17 on its own data folder and port, and resolves once it accepts connections.
 * The first start on a folder creates the cluster. Throws the server's own words if it cannot start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const binaries = await findBinaries();
  const dataDir = await prepareDataDirectory(options.dataDir);
  await stopForgottenServer(dataDir);
  const isNew = await stat(join(dataDir, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  if (isNew) await initialize(binaries, dataDir);
  // Somebody may take a port between our finding it free and using it. Any other is as good, unless this one was
  // asked for.
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port || (await freePort());
    try {
      return await launch(binaries, dataDir, port, options.settings);
    } catch (fault) {
      if (options.port || attempt === 3 || !/in use/.test(String(fault))) throw fault;
    }
  }
}

async function launch(
  binaries: Binaries,
  dataDir: string,
  port: number,
  ownSettings: PostgresOptions['settings'],
): Promise<RunningPostgres> {
  const settings = {
    listen_addresses: host,
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...ownSettings,
  };
  const args = ['-D', dataDir, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const child = spawn(binaries.postgres, args, {
    ...identity,
    cwd: dataDir,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...windowsEnvironment() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // If this process ends without stop(), the server has to end too.
  const endWithParent = () => child.kill('SIGINT');
  process.once('exit', endWithParent);
  await untilReady(child);
  return {
    url: `postgres://${user}:${password}@${host}:${port}/postgres`,
    port,
    pid: child.pid ?? 0,
    async stop() {
      process.removeListener('exit', endWithParent);
      await stopChild(child);
    },
  };
}

async function initialize(binaries: Binaries, dataDir: string): Promise<void> {
  const passwordFile = `${dataDir}.password`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runsAsRoot) await chown(passwordFile, unprivilegedId, unprivilegedId);
  const args = ['-D', dataDir, '-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'];
  // The built-in provider sorts the same on every machine, whatever its locales.
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  try {
    const child = spawn(binaries.initdb, args, {
      ...identity,
      cwd: dataDir,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...windowsEnvironment() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(`PostgreSQL could not make its data folder ${dataDir}: ${complaint.trim()}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Programs on Windows need their system folder in the environment. */
function windowsEnvironment(): Record<string, string> {
  const root = process.env['SystemRoot'];
  return root ? { SystemRoot: root } : {};
}

async function untilReady(child: ChildProcess): Promise<void> {
  const errors = child.stderr;
  if (!errors) throw new Error('PostgreSQL was started without its error output');
  let log = '';
  await new Promise<void>((ready, failed) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('error', failed).off('exit', ended);
      errors.off('data', read);
      // Keep reading and discard it: a full pipe would stop the server, and later lines may contain values.
      errors.resume();
      end();
    };
    const ended = () => settle(() => failed(new Error(`PostgreSQL ended while starting: ${log.trim()}`)));
    const read = (part: Buffer) => {
      log += part.toString();
      if (log.includes('ready to accept connections')) settle(ready);
    };
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      settle(() => failed(new Error(`PostgreSQL did not start within 30 seconds: ${log.trim()}`)));
    }, 30_000);
    child.once('error', failed).once('exit', ended);
    errors.on('data', read);
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // SIGINT is PostgreSQL's fast shutdown: open connections end, nothing committed is lost.
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(timer);
}
