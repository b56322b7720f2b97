import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readRefund } from '#server/refunds/read-refund.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return reply(200, await readRefund(app, actor, call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/staff/refunds/:id', method: 'GET' };
