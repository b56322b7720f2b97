import * as z from 'zod/mini';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail, inboxOf } from '#domain/email.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { hourMs } from '#domain/durations.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { clearCookie, cookieNames, setCookie } from '../http/cookies.ts';
import { Refusal } from '../http/refusal.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { isToken, randomToken, sha256Hex } from '../http/tokens.ts';

/** What a mailed link brings. */
export const supporterLink = z.object({
  token: z.string('token.required').check(z.refine(isToken, 'token.required')),
});

/** Mails a supporter a link for each case they help with. Says the same for an address that helps nobody. */
export const mailSupporterLinks = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    _actor,
    { email }: { readonly email: string },
    { call: { ip } },
  ): Promise<void> => {
    const takes = [
      tryOf('forgot-ip', ip, accessThrottles.forgotPerIp),
      tryOf('supporter-inbox', inboxOf(email), accessThrottles.supporterLinksPerAddress),
    ];
    const p = { email: canonicalEmail(email) };
    await callCounted(app, takes, { name: 'ask_supporter_links', p, answer: outcome('done') });
  },
  respond: accepted,
});

/**
 * Uses a supporter's link once and opens this browser, until it is closed or some hours have passed. Refuses `gone` for a
 * link that is unknown, used, too old, or of a supporter whom the client ended.
 */
export const redeemSupporterLink = command({
  reads: supporterLink,
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    _actor,
    { token }: z.infer<typeof supporterLink>,
    { call: { ip } },
  ): Promise<{ readonly cookies: readonly string[] }> => {
    const takes = [tryOf('setup-ip', ip, accessThrottles.setupPerIp)];
    const session = randomToken();
    const p = {
      tokenHash: sha256Hex(token),
      sessionHash: sha256Hex(session),
      endsAt: new Date(app.clock().getTime() + supporterRules.openHours * hourMs).toISOString(),
    };
    const answer = await callCounted(app, takes, {
      name: 'use_supporter_link',
      p,
      answer: outcome('done', 'closed'),
    });
    if (answer.outcome !== 'done') throw new Refusal('gone');
    // No lifetime of its own: it goes with the browser, since nobody asked whose phone this is.
    return { cookies: [setCookie(cookieNames.supporter, session)] };
  },
});

/** The supporter leaves this browser. */
export const leaveAsSupporter = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor,
    _input,
    { call: { cookies } },
  ): Promise<{ readonly cookies: readonly string[] }> => {
    const session = supporterSession({ cookies });
    if (session) await callSql(app, 'end_supporter_session', { sessionHash: session }, outcome('done'));
    return { cookies: [clearCookie(cookieNames.supporter)] };
  },
});

/** What the supporter's browser is stored under, if it brings one; whether it still opens anything is another question. */
export function supporterSession({ cookies }: Pick<Call, 'cookies'>): string | null {
  const token = cookies.get(cookieNames.supporter);
  return isToken(token) ? sha256Hex(token) : null;
}
