import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { listAuditPeople } from '#server/audit/search-audit.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

export default endpoint({
  GET: async (call, app) => {
    await requireStaff(call, app);
    return reply(200, await listAuditPeople(app));
  },
});

export const config: Config = { path: '/api/staff/audit/people', method: 'GET' };
