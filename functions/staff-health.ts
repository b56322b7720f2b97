import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { readState } from '#server/operations/read-state.ts';

/** The state of the service in figures. Nothing about a person, so it leaves no line in the audit log. */
export default endpoint({
  GET: async (call, app) => {
    await requireStaff(call, app);
    return reply(200, await readState(app));
  },
});

export const config: Config = { path: '/api/staff/health', method: 'GET' };
