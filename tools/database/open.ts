import { connectDatabase, type Database } from '#server/database/client.ts';
import { runningOn } from '#tools/local/running-copy.ts';
import { readSettings } from '#tools/local/settings.ts';
import { readLocalSupabase } from '#tools/local/supabase/note.ts';

/** The settings do not name a usable database; the message says what to set. */
export class UnusableSettings extends Error {}

/**
 * The database that an operator's command works on: the project of SUPABASE_URL and SUPABASE_SECRET_KEY, or the running
 * local stack. `where` names it for people.
 */
export async function openDatabase(): Promise<{ db: Database; where: string; isLocal: boolean }> {
  const { localDir } = readSettings();
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
  if (url && key) return { db: connectDatabase(url, key), where: new URL(url).host, isLocal: false };
  if (url || key) throw new UnusableSettings('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.');
  const local = (await runningOn(localDir)) === null ? null : await readLocalSupabase(localDir);
  if (local === null)
    throw new UnusableSettings(
      'No local stack is running: start it with npm start, or set SUPABASE_URL and SUPABASE_SECRET_KEY.',
    );
  return { db: connectDatabase(local.url, local.secretKey), where: 'the local stack', isLocal: true };
}
