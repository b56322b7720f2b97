import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { readUser } from '#server/access/read-user.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return reply(200, await readUser(app, actor));
  },
});

export const config: Config = { path: '/api/auth/user', method: 'GET' };
