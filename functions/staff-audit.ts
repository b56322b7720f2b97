import { auditSearch } from '#domain/audit/entries.ts';
import { auditLog } from '#server/audit/search-audit.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads(auditSearch, auditLog) });

export const config = { path: '/api/staff/audit/search', method: 'POST' };
