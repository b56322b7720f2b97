import type { Config } from '@netlify/functions';
import { countsRequest } from '#domain/tracking/counts.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readCounts } from '#server/workplace/read-counts.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const { days } = parseInput(countsRequest, await readJson(call.request));
    return reply(200, await readCounts(app, actor, days));
  },
});

export const config: Config = { path: '/api/staff/counts/search', method: 'POST' };
