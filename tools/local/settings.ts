// The developer's settings: .env, PORT and LOCAL_DIR.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { PROJECT_ROOT } from './project-root.ts';

export interface Settings {
  port: number;
  localDir: string;
  /** Whether LOCAL_DIR was set, and not the default inside the project. */
  localDirWasSet: boolean;
}

/** Reads `.env` (variables already set win) and then PORT and LOCAL_DIR. Refuses anything that is not a port. */
export function readSettings(): Settings {
  const file = join(PROJECT_ROOT, '.env');
  if (existsSync(file)) loadEnvFile(file);
  const { PORT: portText = '', LOCAL_DIR: folder = '' } = process.env;
  const port = portText === '' ? 8888 : Number(portText);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is malformed: a number from 1 to 65535, such as 8888.`);
  }
  return { port, localDir: resolve(PROJECT_ROOT, folder || '.local'), localDirWasSet: folder !== '' };
}
