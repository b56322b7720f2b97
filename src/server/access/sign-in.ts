import type * as z from 'zod/mini';
import type { signInRequest } from '#domain/access/requests.ts';
import { worksHere } from '#domain/access/roles.ts';
import type { SecondFactorState } from '#domain/access/second-factor.ts';
import { canonicalEmail } from '#domain/email.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { CurrentUser } from '#domain/access/link-answers.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { knownBrowser } from './known-browser.ts';
import { verifyNothing, verifyPassword } from './password.ts';
import { startSession } from './start-session.ts';
import { countTries, networkOf, signInCounter, throttle, tryOf } from './throttle.ts';
import { userColumns, describeUser } from './read-user.ts';

/**
 * Signs somebody in: returns the user and the cookies of a fresh session, and for staff what still has to be done before
 * that session can do anything. Refuses `wrong_sign_in` for an unknown
 * address, a wrong password, an account without password and a disabled one alike, at the same cost, so that
 * nobody learns who is a client; `throttled` after too many tries for this account or from this address. Each network has
 * tries of its own, and so has a browser that signed in to the account before: a stranger who guesses does not shut out
 * the owner, on a new device either. A right password forgets the wrong ones before it.
 */
export const signIn = command({
  run: async (
    app: Pick<App, 'config' | 'db' | 'clock' | 'log'>,
    _actor,
    input: z.infer<typeof signInRequest>,
    { call },
  ): Promise<{ user: CurrentUser; secondFactor: SecondFactorState | null; cookies: string[] }> => {
    const address = canonicalEmail(input.email);
    const [stored] = await Promise.all([
      app.db
        .from('users')
        .select(`${userColumns}, hashed_password, is_active, totp_confirmed_at`)
        .eq('email', address)
        .maybeSingle(),
      throttle(app, 'sign-in-ip', call.ip, accessThrottles.signInPerIp),
    ]);
    const row = dataOf(stored);
    const known = row && knownBrowser(app, call, row.id);
    const takes = known
      ? [tryOf('sign-in-known', `${row.id}:${known}`, accessThrottles.signInPerAccount)]
      : [
          tryOf('sign-in-network', `${address} ${networkOf(call.ip)}`, accessThrottles.signInPerAccount),
          tryOf(signInCounter, address, accessThrottles.signInPerAccountEverywhere),
        ];
    const right = row?.hashed_password
      ? await verifyPassword(input.password, row.hashed_password)
      : await verifyNothing(input.password);
    if (!row?.hashed_password || !right || !row.is_active) {
      await countTries(app, takes);
      app.log('sign_in_refused', {});
      throw new Refusal('wrong_sign_in');
    }
    const user = describeUser(row);
    const proved = { userId: user.id, role: user.role, checkedPassword: row.hashed_password };
    const cookies = await startSession(app, proved, input.device, call, takes);
    app.log('signed_in', { role: user.role });
    const secondFactor = !worksHere(user) ? null : row.totp_confirmed_at === null ? 'set_up' : 'code';
    return { user, secondFactor, cookies };
  },
});
