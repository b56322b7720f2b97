import { caseSearch } from '#domain/cases/queue.ts';
import { caseList } from '#server/cases/find-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

/** By POST, to keep names out of addresses (src/domain/workplace/lists.ts). */
export default endpoint({ POST: staff.reads(caseSearch, caseList) });

export const config = { path: '/api/staff/cases/search', method: 'POST' };
