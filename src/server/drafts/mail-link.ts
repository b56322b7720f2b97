import * as z from 'zod/mini';
import { email, inboxOf } from '#domain/email.ts';
import { draftLinkHours } from '#domain/intake/draft.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { hourMs } from '#domain/durations.ts';
import { callCounted, countTries, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { dataOf } from '../database/client.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { draftEnd, draftToken } from './draft-cookie.ts';

export const mailLinkSchema = z.object({ email: email() });

/**
 * Mails a single-use link to continue this browser's draft on another device. The link itself is
 * made when the mail is sent (`mintDraftLink`). From a public computer the link leads to a copy, so that the answers
 * there still end after 30 idle minutes. Without a living draft nothing is sent. Refuses `throttled`.
 */
export const mailLink = command({
  reads: mailLinkSchema,
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    _actor,
    input: z.infer<typeof mailLinkSchema>,
    { call },
  ): Promise<void> => {
    const takes = [
      tryOf('draft-link-ip', call.ip, intakeThrottles.draftLinkPerIp),
      tryOf('draft-link-address', inboxOf(input.email), intakeThrottles.draftLinkPerAddress),
    ];
    const token = draftToken(call);
    if (!token) return countTries(app, takes);
    const now = app.clock();
    const p = {
      tokenHash: sha256Hex(token),
      email: input.email,
      language: call.locale,
      now: now.toISOString(),
      endsAt: draftEnd('own', now).toISOString(),
      copyHash: sha256Hex(randomToken()),
      copyEndsAt: new Date(now.getTime() + draftLinkHours * hourMs).toISOString(),
    };
    await callCounted(app, takes, { name: 'mail_draft_link', p, answer: outcome('done', 'unknown') });
  },
  respond: accepted,
});

/**
 * A new single-use token for `/intake-form?continue=<token>`, made when the mail is sent, so that the outbox never
 * holds one. Null if the draft is gone and there is nothing to mail.
 */
export async function mintDraftLink(app: Pick<App, 'db' | 'clock'>, draftId: string): Promise<string | null> {
  const now = app.clock();
  const row = dataOf(
    await app.db
      .from('intake_drafts')
      .select('id')
      .eq('id', draftId)
      .gt('expires_at', now.toISOString())
      .maybeSingle(),
  );
  if (!row) return null;
  const token = randomToken();
  dataOf(
    await app.db.from('draft_links').insert({
      token_hash: sha256Hex(token),
      draft_id: draftId,
      expires_at: new Date(now.getTime() + draftLinkHours * hourMs).toISOString(),
    }),
  );
  return token;
}
