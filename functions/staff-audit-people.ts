import { listAuditPeople } from '#server/audit/search-audit.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff(listAuditPeople) });

export const config = { path: '/api/staff/audit/people', method: 'GET' };
