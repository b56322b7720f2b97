import { findSession } from '../access/require-session.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { livingDraftToken } from '../drafts/living-draft.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * While new applications are paused (`content/site.yml`), what somebody has begun still goes through: a form with a
 * saved draft, a repeat of one that was sent, and the application of a case that is paid already. Refuses everything
 * else with `intake_paused`.
 */
export async function requireOpenIntake(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  call: Pick<Call, 'cookies'>,
  key: string,
): Promise<void> {
  if (!app.site.intakePaused) return;
  const begun =
    (await livingDraftToken(app, call)) !== null || (await wasSent(app, key)) || (await isPaidFor(app, call));
  if (!begun) throw new Refusal('intake_paused');
}

async function wasSent(app: Pick<App, 'db'>, key: string): Promise<boolean> {
  const row = dataOf(await app.db.from('intake_forms').select('id').eq('idempotency_key', key).maybeSingle());
  return row !== null;
}

async function isPaidFor(app: Pick<App, 'db' | 'clock'>, call: Pick<Call, 'cookies'>): Promise<boolean> {
  const session = await findSession(call, app);
  if (!session) return false;
  const rows = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('user_id', session.userId)
      .eq('status', 'waiting_for_application')
      .limit(1),
  );
  return rows.length > 0;
}
