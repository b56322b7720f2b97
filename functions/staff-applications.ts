import type { Config } from '@netlify/functions';
import { applicationSearch } from '#domain/intake/review.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { searchApplications } from '#server/intake/search-applications.ts';

/** By POST, so that no name stands in an address (src/domain/workplace/lists.ts). */
export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const search = parseInput(applicationSearch, await readJson(call.request));
    return reply(200, await searchApplications(app, actor, search));
  },
});

export const config: Config = { path: '/api/staff/applications/search', method: 'POST' };
