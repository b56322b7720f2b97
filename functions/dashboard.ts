import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readDashboard } from '#server/portal/read-dashboard.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return reply(200, await readDashboard(app, actor));
  },
});

export const config: Config = { path: '/api/dashboard', method: 'GET' };
