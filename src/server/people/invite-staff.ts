import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Invited, InviteOutcome, inviteRequest } from '#domain/people/requests.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Makes an account for somebody who is to work here, raises one that is there, or brings a dismissed one back, and
 * writes the invitation to the outbox for whoever has no password. Whoever was a client chooses a new one by that mail.
 * `actor` null: the operator at the command line. Refuses `forbidden` to an actor who is no admin any more.
 */
export async function inviteStaff(
  app: Pick<App, 'db'>,
  actor: Actor | null,
  { email, role, language }: z.infer<typeof inviteRequest>,
): Promise<Invited> {
  const answer = await callSql<{ outcome: InviteOutcome | 'forbidden'; mailed?: boolean }>(
    app,
    'invite_staff',
    { email: canonicalEmail(email), role, language, actorId: actor?.userId ?? null },
  );
  if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
  return { outcome: answer.outcome, mailed: answer.mailed === true };
}
