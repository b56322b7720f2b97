import * as z from 'zod/mini';
import { undoEmailDays } from '#domain/access/email-change.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { maskEmail } from '#domain/email-mask.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { hashPassword } from './password.ts';
import { findSession, requireSession } from './require-session.ts';
import type { inspectTokenSchema } from './setup-token.ts';
import { throttle } from './throttle.ts';

export interface EmailLinkView {
  readonly purpose: 'confirm' | 'undo';
  /** The address it leads to, masked. */
  readonly email: string;
  /** Whether the owner of the account is signed in here: without, nothing is confirmed. */
  readonly signedIn: boolean;
}

type LinkApp = Pick<App, 'db' | 'clock' | 'log'>;
type Input = z.infer<typeof inspectTokenSchema>;

/** What a link from a mail about a change of address does. Changes nothing. Refuses `gone`. */
export async function inspectEmailLink(
  app: LinkApp,
  input: Input,
  call: Pick<Call, 'cookies' | 'ip'>,
): Promise<EmailLinkView> {
  const { purpose, email, userId } = await readLink(app, input, call.ip);
  const session = await findSession(call, app);
  return { purpose, email: maskEmail(email), signedIn: session?.userId === userId };
}

/**
 * Uses such a link once. To confirm, the owner must be signed in, because the mail of a mistyped address reaches a
 * stranger: refuses `sign_in_required`. To undo, the link from the old mailbox is enough, because the password may be
 * a thief's by now: every session ends and a link for a new password is mailed. Refuses `gone` for a link that is
 * unknown, used, replaced, too old or somebody else's, and `address_taken` where the old address has a new account.
 */
export async function redeemEmailLink(
  app: LinkApp,
  input: Input,
  call: Pick<Call, 'cookies' | 'ip'>,
): Promise<{ purpose: 'confirm' | 'undo'; email: string }> {
  const { purpose } = await readLink(app, input, call.ip);
  const tokenHash = sha256Hex(input.token);
  const answer = purpose === 'confirm' ? await confirm(app, tokenHash, call) : await undo(app, tokenHash);
  if (answer.outcome === 'taken') throw new Refusal('address_taken');
  if (answer.outcome !== 'done') throw new Refusal('gone');
  app.log(purpose === 'confirm' ? 'email_changed' : 'email_restored', {});
  return { purpose, email: maskEmail(answer.email) };
}

const used = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), email: z.string() }),
  outcome('closed', 'taken'),
]);
type LinkOutcome = z.infer<typeof used>;

async function confirm(app: LinkApp, tokenHash: string, call: Pick<Call, 'cookies'>): Promise<LinkOutcome> {
  const { userId } = await requireSession(call, app);
  const undoUntil = new Date(app.clock().getTime() + undoEmailDays * dayMs).toISOString();
  const p = { tokenHash, userId, undoUntil };
  return callSql(app, 'confirm_email_change', p, used);
}

async function undo(app: LinkApp, tokenHash: string): Promise<LinkOutcome> {
  const p = { tokenHash, unknownPassword: await hashPassword(randomToken()) };
  return callSql(app, 'undo_email_change', p, used);
}

const emailLink = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('open'),
    purpose: z.enum(['confirm', 'undo']),
    email: z.string(),
    userId: z.string(),
  }),
  outcome('closed'),
]);

async function readLink(app: LinkApp, input: Input, ip: string) {
  await throttle(app, 'setup-ip', ip, accessThrottles.setupPerIp);
  const link = await callSql(app, 'read_email_link', { tokenHash: sha256Hex(input.token) }, emailLink);
  if (link.outcome !== 'open') throw new Refusal('gone');
  return link;
}
