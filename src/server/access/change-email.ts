import type * as z from 'zod/mini';
import { confirmEmailHours } from '#domain/access/email-change.ts';
import type { changeEmailRequest } from '#domain/access/own-account.ts';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail, inboxOf } from '#domain/email.ts';
import { hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { runSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { withOwnPassword } from './check-own-password.ts';
import type { Session } from './session.ts';
import { callCounted, tryOf } from './throttle.ts';

/**
 * Mails a link to the new address; nothing changes before its owner has used it. The answer is the same whether the
 * address has an account or not. Refuses a wrong password and the address the account has already by their fields,
 * `throttled`, and `forbidden` to staff.
 */
export const requestEmailChange = withOwnPassword(
  async (
    app: Pick<App, 'db' | 'clock' | 'log'>,
    { userId, account }: Session,
    input: z.infer<typeof changeEmailRequest>,
  ): Promise<void> => {
    const address = canonicalEmail(input.email);
    if (address === account.email) throw refuseField('email', 'email.same');
    // In this order: people who ask too often no longer count against the inboxes of others.
    const takes = [
      tryOf('email-change', userId, accessThrottles.emailChangePerAccount),
      tryOf('email-change-address', inboxOf(address), accessThrottles.emailChangePerAddress),
    ];
    const expiresAt = new Date(app.clock().getTime() + confirmEmailHours * hourMs).toISOString();
    const answer = await callCounted(app, takes, {
      name: 'request_email_change',
      p: { userId, email: address, expiresAt },
      answer: outcome('asked', 'unknown'),
    });
    if (answer.outcome !== 'asked') throw new Refusal('sign_in_required');
    app.log('email_change_asked', {});
  },
  { clientsAlone: true, sendsMail: true, respond: accepted },
);

/** Takes the wish back: the link that was mailed no longer works. */
export const cancelEmailChange = command({
  run: async (app: Pick<App, 'db'>, actor: Actor): Promise<void> => {
    await runSql(app, 'cancel_email_change', { userId: actor.userId });
  },
});
