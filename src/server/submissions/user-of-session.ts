import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** Finds who was signed in when a submission was kept; while the database was down nobody could ask. */
export async function userOfSession(app: Pick<App, 'db'>, sid: string): Promise<string | null> {
  const row = dataOf(await app.db.from('sessions').select('user_id').eq('sid', sid).maybeSingle());
  return row?.user_id ?? null;
}
