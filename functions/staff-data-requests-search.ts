import type { Config } from '@netlify/functions';
import { dataRequestsRequest } from '#domain/own-data/requests.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { listDataRequests } from '#server/own-data/list-data-requests.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const input = parseInput(dataRequestsRequest, await readJson(call.request));
    return reply(200, await listDataRequests(app, actor, input));
  },
});

export const config: Config = { path: '/api/staff/data-requests/search', method: 'POST' };
