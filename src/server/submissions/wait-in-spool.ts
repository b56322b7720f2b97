import type { App } from '../app.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { SpoolUnavailable, type SpoolEntry, type SubmissionKind } from '../spool/spool.ts';
import type { Submission } from './spooled.ts';

/**
 * What waits in the spool under a key, or null. A spool that does not answer counts as empty: the database may still
 * answer, and only both together are an outage.
 */
export async function readWaiting(
  app: Pick<App, 'spool' | 'log'>,
  kind: SpoolEntry['kind'],
  key: string,
): Promise<SpoolEntry | null> {
  try {
    return await app.spool.read(kind, key);
  } catch (error) {
    app.log('spool_unavailable', describeFault(error));
    return null;
  }
}

/** What the log calls each kind. */
const spooledEvents = {
  intake: 'intake_spooled',
  contact: 'message_spooled',
} as const satisfies Record<SubmissionKind, string>;

/**
 * Keeps a submission until the database is back. Returns the entry that waits under its key, and whether it is this
 * one, because another call with the same key may have been first. Refuses `unavailable` when nothing could take it.
 */
export async function waitInSpool(
  app: Pick<App, 'spool' | 'log'>,
  entry: Submission,
  callReference: string,
): Promise<{ readonly entry: SpoolEntry; readonly created: boolean }> {
  try {
    const answer = await app.spool.keep(entry);
    if (!answer.kept) return { entry: answer.first, created: false };
    app.log(spooledEvents[entry.kind], { reference: callReference, submission: entry.reference });
    return { entry, created: true };
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error;
    app.log('spool_unavailable', { reference: callReference });
    throw new Refusal('unavailable', { retryAfterSeconds: 30 });
  }
}
