import { staffMember } from '#server/access/read-staff-member.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

/** Also keeps the session of somebody who is at work without asking for anything. */
export default endpoint({ GET: staff.reads(staffMember) });

export const config = { path: '/api/staff/session', method: 'GET' };
