import type { Config } from '@netlify/functions';
import { refundListRequest } from '#domain/orders/workplace.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { listRefunds } from '#server/refunds/list-refunds.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(refundListRequest, await readJson(call.request));
    return reply(200, await listRefunds(app, actor, input));
  },
});

export const config: Config = { path: '/api/staff/refunds/search', method: 'POST' };
