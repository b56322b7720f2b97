import type { Config } from '@netlify/functions';
import { endOwnSession } from '#server/access/end-own-sessions.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  DELETE: async (call, app) => {
    const session = await requireSession(call, app);
    return reply(204, null, { cookies: await endOwnSession(app, session, call.params.id ?? '') });
  },
});

export const config: Config = { path: '/api/account/sessions/:id', method: 'DELETE' };
