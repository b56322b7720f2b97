import * as z from 'zod/mini';
import { signInLinkDevice } from '#domain/access/requests.ts';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { locales, type Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { inspectTokenSchema } from './setup-token.ts';
import { startSession } from './start-session.ts';
import { callCounted, clearThrottle, signInCounter, tryOf } from './throttle.ts';

export const redeemSignInLinkSchema = z.extend(inspectTokenSchema, signInLinkDevice.shape);

const used = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    userId: z.string(),
    email: z.string(),
    checkedPassword: z.string(),
    returnPath: z.nullable(z.string()),
    language: z.enum(locales),
  }),
  outcome('closed'),
]);

/**
 * Uses a mailed link once and signs a client in here. A public computer is refused by the schema, which leaves the link
 * unused. Refuses `gone` for a link that is unknown, used or too old.
 */
export const redeemSignInLink = command({
  reads: redeemSignInLinkSchema,
  run: async (
    app: Pick<App, 'config' | 'db' | 'clock' | 'log'>,
    _actor,
    input: z.infer<typeof redeemSignInLinkSchema>,
    { call },
  ): Promise<{ returnTo: string | null; language: Locale; cookies: string[] }> => {
    const takes = [tryOf('setup-ip', call.ip, accessThrottles.setupPerIp)];
    const p = { tokenHash: sha256Hex(input.token) };
    const answer = await callCounted(app, takes, { name: 'use_sign_in_token', p, answer: used });
    if (answer.outcome !== 'done') {
      app.log('sign_in_refused', {});
      throw new Refusal('gone');
    }
    const { userId, checkedPassword, email, language } = answer;
    const [cookies] = await Promise.all([
      startSession(app, { userId, role: 'client', checkedPassword }, 'own', call),
      // The owner of the mailbox came in: wrong passwords by others do not keep them out.
      clearThrottle(app, signInCounter, email),
    ]);
    app.log('signed_in', { role: 'client', by: 'link' });
    return { returnTo: safeReturnPath(answer.returnPath), language, cookies };
  },
});
