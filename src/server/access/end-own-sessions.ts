import type * as access from '#domain/access/api.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { signedOutCookies, type Session } from './session.ts';

type EndApp = Pick<App, 'db' | 'log'>;

/**
 * Ends one of the actor's sessions, at once. Returns the cookies to clear when it was the one that asks. Refuses
 * `not_found` for what is no session of theirs.
 */
export const endOwnSession = command({
  run: async (
    app: EndApp,
    session: Session,
    { id }: CleanInputOf<typeof access.endSession>,
  ): Promise<{ cookies: string[] }> => {
    const ended = dataOf(
      await app.db
        .from('sessions')
        .delete()
        .eq('id', id)
        .eq('user_id', session.userId)
        .select('sid')
        .maybeSingle(),
    );
    if (!ended) throw new Refusal('not_found');
    app.log('session_ended', {});
    return { cookies: ended.sid === session.sid ? signedOutCookies() : [] };
  },
});

/** Ends every session of the actor but the one that asks. Returns how many there were. */
export const endOtherSessions = command({
  run: async (app: EndApp, session: Session): Promise<{ ended: number }> => {
    const ended = dataOf(
      await app.db
        .from('sessions')
        .delete()
        .eq('user_id', session.userId)
        .neq('sid', session.sid)
        .select('id'),
    );
    app.log('sessions_ended', { count: ended.length });
    return { ended: ended.length };
  },
});
