import { auditSearch } from '#domain/audit/entries.ts';
import { searchAudit } from '#server/audit/search-audit.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff(auditSearch, searchAudit) });

export const config = { path: '/api/staff/audit/search', method: 'POST' };
