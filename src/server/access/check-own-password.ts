import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { verifyPassword } from './password.ts';
import { clearThrottle, throttle } from './throttle.ts';

/**
 * The stored hash of the actor's password, once the person has proved to know it: a phone left on a table must not
 * be enough to take an account. Refuses `currentPassword` when it is wrong, `throttled` after too many tries.
 */
export async function checkOwnPassword(
  app: Pick<App, 'db' | 'log'>,
  actor: Actor,
  currentPassword: string,
): Promise<string> {
  await throttle(app, 'own-password', actor.userId, accessThrottles.ownPasswordPerAccount);
  const row = dataOf(
    await app.db
      .from('users')
      .select('hashed_password')
      .eq('id', actor.userId)
      .eq('is_active', true)
      .maybeSingle(),
  );
  if (!row?.hashed_password) throw new Refusal('sign_in_required');
  if (await verifyPassword(currentPassword, row.hashed_password)) {
    await clearThrottle(app, 'own-password', actor.userId);
    return row.hashed_password;
  }
  app.log('own_password_refused', {});
  throw refuseField('currentPassword', 'currentPassword.wrong');
}
