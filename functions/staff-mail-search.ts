import type { Config } from '@netlify/functions';
import { failureSearch } from '#domain/operations/failures.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { listFailures } from '#server/operations/failures.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const search = parseInput(failureSearch, await readJson(call.request));
    return reply(200, await listFailures(app, actor, search));
  },
});

export const config: Config = { path: '/api/staff/mail/search', method: 'POST' };
