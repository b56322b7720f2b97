import type { Config } from '@netlify/functions';
import { readOwnAccount } from '#server/access/read-own-account.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  GET: async (call, app) => {
    const session = await requireSession(call, app);
    return reply(200, await readOwnAccount(app, session));
  },
});

export const config: Config = { path: '/api/account', method: 'GET' };
