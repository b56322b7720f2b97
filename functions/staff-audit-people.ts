import { auditPeople } from '#server/audit/search-audit.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(auditPeople) });

export const config = { path: '/api/staff/audit/people', method: 'GET' };
