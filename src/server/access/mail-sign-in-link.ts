import type * as z from 'zod/mini';
import type { passwordLinkRequest } from '#domain/access/requests.ts';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { mayMailLink, writeAsLong } from './may-mail-link.ts';
import { throttle } from './throttle.ts';

/**
 * Mails a client a link that signs in without the password. Somebody who never chose a password gets the link for that
 * instead, because it asks the birth date where the address may be mistyped. Staff get nothing: they sign in by
 * password and second factor. An address that had its mails of the hour gets few more, since
 * a link of those still opens. Says the
 * same in every case; the link's token is made when the mail is sent. Refuses a network that asks too often with
 * `throttled`.
 */
export const mailSignInLink = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    _actor,
    input: z.infer<typeof passwordLinkRequest>,
    { call: { ip, locale: language } },
  ): Promise<void> => {
    const address = canonicalEmail(input.email);
    const returnPath = safeReturnPath(input.returnTo);
    await throttle(app, 'forgot-ip', ip, accessThrottles.forgotPerIp);
    const mayMail = await mayMailLink(app, 'sign-in-link', address, accessThrottles.signInLinkPerAddress);
    const user = dataOf(
      await app.db
        .from('users')
        .select('id, hashed_password')
        .eq('email', address)
        .eq('is_active', true)
        .eq('role', 'client')
        .maybeSingle(),
    );
    // As many writes in every case: the time of the answer must not tell who is a client.
    if (!user || !mayMail) return writeAsLong(app, address);
    const kind = user.hashed_password === null ? 'password_reset' : 'sign_in_link';
    dataOf(
      await app.db.from('outbox').insert({
        kind,
        recipient: address,
        language,
        user_id: user.id,
        payload: returnPath === null ? {} : { returnPath },
        dedupe_key: `${kind}:${user.id}:${crypto.randomUUID()}`,
      }),
    );
  },
  respond: accepted,
});
