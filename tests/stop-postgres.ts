// Stopping the database under a running stack, so that only what a test means to break breaks.
import { expect, vi } from 'vitest';
import type { LocalStack } from '#tools/local/stack.ts';

/**
 * The stand-in's Postgres driver may write to a socket that has just closed, from a timer, where nobody can catch
 * it. The query in question fails or times out, as it should; the process must not.
 */
export function outliveClosedSockets(): void {
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error, origin) => {
    if (error.stack?.includes('nextWrite') && error.stack.includes('postgres')) return;
    for (const listener of others) listener(error, origin);
  });
}

/** Stops it when what an answer started in the background has ended, so that each test stops a quiet database. */
export async function stopQuietPostgres(stack: LocalStack): Promise<void> {
  await vi.waitFor(
    async () => {
      const busy = await stack.sql`
        select pid from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and datname = current_database()`;
      const waiting = await stack.sql`
        select id from outbox where status = 'waiting' and run_after <= now() and attempts = 0`;
      expect([busy.length, waiting.length]).toEqual([0, 0]);
    },
    { timeout: 10_000, interval: 100 },
  );
  await stack.stopPostgres();
}
