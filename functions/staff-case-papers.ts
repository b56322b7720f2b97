import { readStaffPapers } from '#server/cases/read-papers.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.of('case')(readStaffPapers) });

export const config = { path: '/api/staff/cases/:id/papers', method: 'GET' };
