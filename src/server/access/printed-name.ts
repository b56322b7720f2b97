import { unprintableIn } from '#domain/papers/printable.ts';
import { fullName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

interface NamedUser {
  readonly userId: string;
  readonly firstName: string | null | undefined;
  readonly lastName: string | null | undefined;
}

/** The name as a paper prints it: their own spelling, or in Latin letters where its letters cannot be shown. */
export async function printedName(
  app: Pick<App, 'db'>,
  { userId, firstName, lastName }: NamedUser,
): Promise<string> {
  const name = fullName(firstName, lastName);
  if (unprintableIn(name).length === 0) return name;
  const row = dataOf(await app.db.from('users').select('latin_name').eq('id', userId).maybeSingle());
  return row?.latin_name ?? name;
}
