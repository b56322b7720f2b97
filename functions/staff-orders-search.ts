import type { Config } from '@netlify/functions';
import { orderListRequest } from '#domain/orders/workplace.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { listOrders } from '#server/orders/list-orders.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(orderListRequest, await readJson(call.request));
    return reply(200, await listOrders(app, actor, input));
  },
});

export const config: Config = { path: '/api/staff/orders/search', method: 'POST' };
