import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

export type OutboxApp = Pick<App, 'config' | 'db' | 'mailer' | 'site' | 'clock' | 'log'>;

/** A mail whose turn has come, held by one worker for the time of its lease. */
export type ClaimedRow = Awaited<ReturnType<typeof claimMails>>[number];

/** Mails of one claim are sent side by side. */
const perClaim = 5;
/** Longer than a claim can take: a dozen seconds per step of SMTP at worst. A dead worker's mails wait this long. */
const leaseSeconds = 120;

/** Takes some of what is due, for this worker alone. */
export async function claimMails(app: OutboxApp, worker: string) {
  return dataOf(
    await app.db.rpc('claim_outbox', {
      p_limit: perClaim,
      p_lease_seconds: leaseSeconds,
      p_worker: worker,
    }),
  );
}
