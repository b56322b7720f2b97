import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { cookieNames } from '../http/cookies.ts';
import type { Call } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';

type OpenCall = Pick<Call, 'cookies'>;

/**
 * While new applications are paused (`content/site.yml`), what somebody has begun still goes through: a form with a
 * saved draft, a repeat of one that was sent, and the application of a case that is paid already. Refuses everything
 * else with `intake_paused`.
 */
export async function requireOpenIntake(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  call: OpenCall,
  key: string,
  findUser: () => Promise<string | undefined>,
): Promise<void> {
  if (!app.site.intakePaused) return;
  const begun =
    (await hasDraft(app, call)) || (await wasSent(app, key)) || (await isPaidFor(app, await findUser()));
  if (!begun) throw new Refusal('intake_paused');
}

export async function hasDraft(app: Pick<App, 'db' | 'clock'>, call: OpenCall): Promise<boolean> {
  const token = call.cookies.get(cookieNames.draft);
  if (!isToken(token)) return false;
  const row = dataOf(
    await app.db
      .from('intake_drafts')
      .select('id')
      .eq('token_hash', sha256Hex(token))
      .gt('expires_at', app.clock().toISOString())
      .maybeSingle(),
  );
  return row !== null;
}

async function wasSent(app: Pick<App, 'db'>, key: string): Promise<boolean> {
  const row = dataOf(await app.db.from('intake_forms').select('id').eq('idempotency_key', key).maybeSingle());
  return row !== null;
}

async function isPaidFor(app: Pick<App, 'db'>, userId: string | undefined): Promise<boolean> {
  if (!userId) return false;
  const rows = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('user_id', userId)
      .eq('status', 'waiting_for_application')
      .limit(1),
  );
  return rows.length > 0;
}
