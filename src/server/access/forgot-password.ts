import type * as z from 'zod/mini';
import type { emailRequest } from '#domain/access/requests.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { canonicalEmail } from '#domain/email.ts';
import type { Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { throttle } from './throttle.ts';

/**
 * Mails a link to choose a new password, if the address has an account. Says the same either way. The link's
 * token is made when the mail is sent, so that the outbox never holds one.
 */
export async function forgotPassword(
  app: Pick<App, 'db' | 'log'>,
  input: z.infer<typeof emailRequest>,
  ip: string,
  language: Locale,
): Promise<void> {
  const address = canonicalEmail(input.email);
  await throttle(app, 'forgot-ip', ip, accessThrottles.forgotPerIp);
  await throttle(app, 'forgot-address', address, accessThrottles.forgotPerAddress);
  const user = dataOf(
    await app.db.from('users').select('id').eq('email', address).eq('is_active', true).maybeSingle(),
  );
  if (!user) {
    // One write here as there: the time of the answer must not tell who is a client.
    await throttle(app, 'forgot-nobody', address, accessThrottles.forgotPerIp);
    return;
  }
  dataOf(
    await app.db.from('outbox').insert({
      kind: 'password_reset',
      recipient: address,
      language,
      user_id: user.id,
      payload: {},
      dedupe_key: `password_reset:${user.id}:${crypto.randomUUID()}`,
    }),
  );
}
