import type { Config } from '@netlify/functions';
import { readStaffMember } from '#server/access/read-staff-member.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';

/** Also keeps the session of somebody who is at work without asking for anything. */
export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return reply(200, await readStaffMember(app, actor));
  },
});

export const config: Config = { path: '/api/staff/session', method: 'GET' };
