import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../app.ts';
import { DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { describeFault } from '../http/log.ts';

/**
 * A try that failed at once is worth a second one; one that hung until its time-out is not. Both together stay under 10
 * s; then the spool takes over.
 */
const quickFailureMs = 4_000;

/**
 * Gives a submission to the database; null if it cannot take it, so that the spool does. Our own refusals are thrown
 * on. A fault of ours (such as a schema that this release does not expect) counts as "cannot": the person still gets
 * their reference, the entry waits, and the replay tells staff.
 */
export async function tryDatabase<Result>(
  app: Pick<App, 'log'>,
  facts: { readonly event: string; readonly reference: string },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const startedAt = performance.now();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseFault) {
        app.log(facts.event, {
          reference: facts.reference,
          sqlState: error.sqlState,
          ...describeFault(error),
        });
        return null;
      }
      if (!(error instanceof DatabaseUnavailable)) throw error;
    }
    if (performance.now() - startedAt > quickFailureMs) return null;
    if (attempt === 1) await sleep(200 + Math.random() * 300);
  }
  return null;
}
