import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { canonicalEmail } from '#domain/email.ts';
import { inviteOutcomes, type Invited, type inviteRequest } from '#domain/people/requests.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

const invited = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(inviteOutcomes), mailed: z.optional(z.boolean()) }),
  outcome('forbidden'),
]);

/**
 * Makes an account for somebody who is to work here, raises one that is there, or brings a dismissed one back, and
 * writes the invitation to the outbox for people who have no password. A former client chooses a new one by that mail.
 * `actor` null: the operator at the command line. Refuses `forbidden` to an actor who is no longer an admin.
 */
export const inviteStaff = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor | null,
    { email, ...request }: z.infer<typeof inviteRequest>,
  ): Promise<Invited> => {
    const p = { ...request, email: canonicalEmail(email), actorId: actor?.userId ?? null };
    const answer = await callSql(app, 'invite_staff', p, invited);
    if (answer.outcome === 'forbidden') throw new Refusal('forbidden');
    const { mailed = false } = answer;
    return { outcome: answer.outcome, mailed };
  },
});
