import type * as z from 'zod/mini';
import type { passwordLinkRequest } from '#domain/access/requests.ts';
import { leadsToCheckout, safeReturnPath } from '#domain/access/return-path.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { accepted } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { mayMailLink, writeAsLong } from './may-mail-link.ts';
import { throttle } from './throttle.ts';

/**
 * Mails a link to choose a new password, if the address has an account; if it has none and somebody is about to buy,
 * makes one and mails a link to a first password. Either ends where the person was going, on whatever device it is
 * opened. An address that had its mails of the hour gets few more, since a link of those still opens. Says the same in
 * every case. The link's token is made when the mail is sent, so that the outbox never holds one. Refuses a network that
 * asks too often with `throttled`.
 */
export const forgotPassword = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    _actor,
    input: z.infer<typeof passwordLinkRequest>,
    { call: { ip, locale: language } },
  ): Promise<void> => {
    const address = canonicalEmail(input.email);
    const returnPath = safeReturnPath(input.returnTo);
    await throttle(app, 'forgot-ip', ip, accessThrottles.forgotPerIp);
    // Counted apart: links nobody got, because there was no account yet, leave the one for buying.
    const counter = leadsToCheckout(returnPath) ? 'account-address' : 'forgot-address';
    const mayMail = await mayMailLink(app, counter, address, accessThrottles.forgotPerAddress);
    const user = dataOf(
      await app.db.from('users').select('id').eq('email', address).eq('is_active', true).maybeSingle(),
    );
    // As many writes in every case: the time of the answer must not tell who is a client.
    if (!mayMail) return writeAsLong(app, address);
    const mail = (kind: 'password_reset' | 'registration', userId: string) =>
      app.db.from('outbox').insert({
        kind,
        recipient: address,
        language,
        user_id: userId,
        payload: returnPath === null ? {} : { returnPath },
        dedupe_key: `${kind}:${userId}:${crypto.randomUUID()}`,
      });
    if (leadsToCheckout(returnPath)) {
      const [made] = user
        ? []
        : dataOf(
            await app.db
              .from('users')
              .upsert(
                { email: address, preferred_language: language },
                { onConflict: 'email', ignoreDuplicates: true },
              )
              .select('id'),
          );
      if (user) await writeAsLong(app, address);
      if (made) app.log('account_made', {});
      const account = user ?? made;
      if (account) dataOf(await mail(user ? 'password_reset' : 'registration', account.id));
      return;
    }
    if (user) dataOf(await mail('password_reset', user.id));
    else await writeAsLong(app, address);
  },
  respond: accepted,
});
