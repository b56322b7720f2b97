import { sidOf, signedOutCookies } from '../access/session.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { command } from '../http/service.ts';
import { SpoolUnavailable, type SpoolEntry } from '../spool/spool.ts';
import { tryDatabase } from './try-database.ts';

type SignOutApp = Pick<App, 'db' | 'spool' | 'clock' | 'log'>;

/**
 * Ends the session on the server, so that a copied cookie is worth nothing. While the database does not answer, that is
 * kept for later; this browser is signed out all the same, because it may be a shared one. Returns the cookies to clear.
 */
export const signOut = command({
  run: async (app: SignOutApp, _actor, _input, { call }): Promise<{ cookies: string[] }> => {
    const sid = sidOf(call);
    if (sid) {
      const facts = { event: 'sign_out_fault', reference: call.reference };
      const ended = await tryDatabase(app, facts, () => deleteSession(app, sid));
      if (!ended) await endLater(app, sid, call.reference);
    }
    return { cookies: signedOutCookies() };
  },
});

/** Ends a session whose owner signed out while the database was down. */
export async function replaySignOut(app: Pick<App, 'db'>, entry: SpoolEntry): Promise<void> {
  await deleteSession(app, entry.key);
}

async function deleteSession(app: Pick<App, 'db'>, sid: string): Promise<true> {
  dataOf(await app.db.from('sessions').delete().eq('sid', sid));
  return true;
}

async function endLater(app: SignOutApp, sid: string, reference: string): Promise<void> {
  const keptAt = app.clock().toISOString();
  try {
    await app.spool.keep({ kind: 'sign_out', key: sid, reference, requestHash: sid, keptAt, payload: null });
    app.log('sign_out_spooled', { reference });
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error;
    // Nothing could note it: the session ends by its own time.
    app.log('sign_out_lost', { reference, ...describeFault(error) });
  }
}
