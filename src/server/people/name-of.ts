import { colleagueName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** The name of a colleague by their id, such as who decided; null when nobody did, or the account is gone. */
export async function nameOf(app: Pick<App, 'db'>, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = dataOf(
    await app.db.from('users').select('first_name, last_name, email').eq('id', userId).maybeSingle(),
  );
  return user && colleagueName(user);
}
