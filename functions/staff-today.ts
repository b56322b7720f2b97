import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readOpenWork } from '#server/workplace/read-open-work.ts';

export default endpoint({
  GET: async (call, app) => {
    await requireStaff(call, app);
    return reply(200, await readOpenWork(app));
  },
});

export const config: Config = { path: '/api/staff/today', method: 'GET' };
