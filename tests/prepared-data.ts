// The data folder of a PostgreSQL that is migrated and seeded. Making one takes seconds, a copy a moment.
import { chmodSync, chownSync, cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runsAsRoot, unprivilegedId } from '#tools/local/postgres/binaries.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Absent where a run has no use for it. */
    preparedData?: string;
  }
}

/** Copies the folder of a server that is stopped. */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  // A server refuses a folder that others can read.
  chmodSync(to, 0o700);
  if (!runsAsRoot) return;
  const inside = readdirSync(to, { recursive: true, encoding: 'utf8' });
  for (const name of ['', ...inside]) chownSync(join(to, name), unprivilegedId, unprivilegedId);
}
