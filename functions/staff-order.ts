import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readOrder } from '#server/orders/read-order.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return reply(200, await readOrder(app, actor, call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/staff/orders/:id', method: 'GET' };
