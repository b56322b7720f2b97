import type { Config } from '@netlify/functions';
import { auditSearch } from '#domain/audit/entries.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { searchAudit } from '#server/audit/search-audit.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const search = parseInput(auditSearch, await readJson(call.request));
    return reply(200, await searchAudit(app, actor, search));
  },
});

export const config: Config = { path: '/api/staff/audit/search', method: 'POST' };
