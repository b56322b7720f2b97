import * as z from 'zod/mini';
import { emailLinkPurposes, type EmailLink, type EmailLinkPurpose } from '#domain/access/link-answers.ts';
import { undoEmailDays } from '#domain/access/email-change.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { maskEmail } from '#domain/email-mask.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { inspectTokenSchema } from './setup-token.ts';
import { hashPassword } from './password.ts';
import { findSession } from './require-session.ts';
import { signedOutCookies, type Session } from './session.ts';
import { throttle } from './throttle.ts';

type LinkApp = Pick<App, 'db' | 'clock' | 'log'>;
type Input = z.infer<typeof inspectTokenSchema>;

/** What a link from a mail about a change of address does. Changes nothing. Refuses `gone`. */
export const inspectEmailLink = command({
  reads: inspectTokenSchema,
  run: async (app: LinkApp, _actor, input: Input, { call }): Promise<EmailLink> => {
    const [{ purpose, email, userId, appliesAt }, session] = await Promise.all([
      readLink(app, input, call.ip),
      findSession(call, app),
    ]);
    return { purpose, email: maskEmail(email), signedIn: session?.userId === userId, appliesAt };
  },
});

/**
 * Uses such a link once. To confirm, the owner must be signed in, because the mail of a mistyped address reaches a
 * stranger: refuses `sign_in_required`. To undo, the link from the old mailbox is enough, because the password may be
 * a thief's by now: every session ends and a link for a new password is mailed. Refuses `gone` for a link that is
 * unknown, used, replaced, too old or somebody else's, and `address_taken` where the old address has a new account.
 * What staff asked for after a call needs no session: its owner may have lost the password with the mailbox.
 */
export const redeemEmailLink = command({
  reads: inspectTokenSchema,
  sendsMail: true,
  run: async (
    app: LinkApp,
    _actor,
    input: Input,
    { call },
  ): Promise<{ purpose: EmailLinkPurpose; email: string }> => {
    const [{ purpose }, session] = await Promise.all([readLink(app, input, call.ip), findSession(call, app)]);
    const tokenHash = sha256Hex(input.token);
    const answer = await use[purpose](app, tokenHash, session);
    if (answer.outcome === 'taken') throw new Refusal('address_taken');
    if (answer.outcome !== 'done') throw new Refusal('gone');
    app.log(noted[purpose], {});
    return { purpose, email: maskEmail(answer.email) };
  },
});

const used = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), email: z.string() }),
  outcome('closed', 'taken'),
]);
type LinkOutcome = z.infer<typeof used>;

const undoUntil = (app: Pick<App, 'clock'>) =>
  new Date(app.clock().getTime() + undoEmailDays * dayMs).toISOString();

async function confirm(app: LinkApp, tokenHash: string, session: Session | null): Promise<LinkOutcome> {
  if (!session) throw new Refusal('sign_in_required', { cookies: signedOutCookies() });
  const p = { tokenHash, userId: session.userId, undoUntil: undoUntil(app) };
  return callSql(app, 'confirm_email_change', p, used);
}

async function undo(app: LinkApp, tokenHash: string): Promise<LinkOutcome> {
  const p = { tokenHash, unknownPassword: await hashPassword(randomToken()) };
  return callSql(app, 'undo_email_change', p, used);
}

const claim = (app: LinkApp, tokenHash: string): Promise<LinkOutcome> =>
  callSql(app, 'claim_mailbox', { tokenHash, undoUntil: undoUntil(app) }, used);

const stop = (app: LinkApp, tokenHash: string): Promise<LinkOutcome> =>
  callSql(app, 'stop_mailbox_by_link', { tokenHash }, used);

const use = { confirm, undo, claim, stop } as const satisfies Record<EmailLinkPurpose, unknown>;
const noted = {
  confirm: 'email_changed',
  undo: 'email_restored',
  claim: 'mailbox_claimed',
  stop: 'mailbox_change_stopped',
} as const satisfies Record<EmailLinkPurpose, string>;

const emailLink = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('open'),
    purpose: z.enum(emailLinkPurposes),
    email: z.string(),
    userId: z.string(),
    appliesAt: z.nullable(z.string()),
  }),
  outcome('closed'),
]);

async function readLink(app: LinkApp, input: Input, ip: string) {
  const [link] = await Promise.all([
    callSql(app, 'read_email_link', { tokenHash: sha256Hex(input.token) }, emailLink),
    throttle(app, 'setup-ip', ip, accessThrottles.setupPerIp),
  ]);
  if (link.outcome !== 'open') throw new Refusal('gone');
  return link;
}
