import type { Config } from '@netlify/functions';
import { endOtherSessions } from '#server/access/end-own-sessions.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** All but the one that asks. */
export default endpoint({
  DELETE: async (call, app) => {
    const session = await requireSession(call, app);
    return reply(200, await endOtherSessions(app, session));
  },
});

export const config: Config = { path: '/api/account/sessions', method: 'DELETE' };
