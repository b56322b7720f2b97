import * as z from 'zod/mini';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

export type ReceivedApp = Pick<
  App,
  'db' | 'incoming' | 'files' | 'scanner' | 'site' | 'config' | 'clock' | 'log'
>;

/** A mail that waits, held by one worker for the time of its lease. */
export type ReceivedRow = Awaited<ReturnType<typeof claimReceived>>[number];

/** One at a time: a mail of 40 MB is in the memory about three times while it is read. */
const perClaim = 1;
/** Longer than the largest mail takes. A dead worker's mail waits this long. */
const leaseSeconds = 120;
/** Takes the mail whose turn has come, for this worker alone. */
export async function claimReceived(app: Pick<App, 'db'>, worker: string) {
  const lease = { p_limit: perClaim, p_lease_seconds: leaseSeconds, p_worker: worker };
  return dataOf(await app.db.rpc('claim_received_mails', lease));
}

/** What `find_reply_address` answers: the mail that was sent under an address, and the client who may answer it. */
export const replyAddress = z.nullable(
  z.object({
    mailId: z.string(),
    caseId: z.nullable(z.string()),
    intakeId: z.nullable(z.string()),
    userId: z.nullable(z.string()),
    email: z.nullable(z.string()),
    language: z.nullable(z.enum(locales)),
  }),
);
export type ReplyAddress = NonNullable<z.infer<typeof replyAddress>>;
