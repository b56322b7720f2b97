import { fullName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

interface NamedRow {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
}

/** What a colleague goes by: the name, or the address until there is one. */
export function nameOfRow({ first_name, last_name, email }: NamedRow): string {
  return fullName(first_name, last_name) || email;
}

/** The same of an id, such as who decided; null when nobody did, or the account is gone. */
export async function nameOf(app: Pick<App, 'db'>, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = dataOf(
    await app.db.from('users').select('first_name, last_name, email').eq('id', userId).maybeSingle(),
  );
  return user && nameOfRow(user);
}
