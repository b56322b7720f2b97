import { caseSheet } from '#server/cases/open-case.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

/** An attorney is asked about conflicts by the reading itself. */
export default endpoint({ GET: staff.reads.byId(caseSheet) });

export const config = { path: '/api/staff/cases/:id', method: 'GET' };
