import { papersOfCase } from '#server/cases/read-papers.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads.of('case')(papersOfCase) });

export const config = { path: '/api/staff/cases/:id/papers', method: 'GET' };
