import { rightsRequest } from '#domain/access/rights.ts';
import { admin, endpoint } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { setStaffRights } from '#server/people/set-staff-rights.ts';

export default endpoint({ POST: admin.byId(rightsRequest, setStaffRights, { answer: done }) });

export const config = { path: '/api/staff/people/:id/rights', method: 'POST' };
