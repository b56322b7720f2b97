import type { Config } from '@netlify/functions';
import { endSession } from '#server/access/end-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => reply(204, null, { cookies: await endSession(call, app) }),
});

export const config: Config = { path: '/api/auth/sign-out', method: 'POST' };
