import { paperUpload } from '#domain/cases/papers.ts';
import { addPaper } from '#server/cases/add-paper.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads.of('matter')(paperUpload, addPaper) });

export const config = { path: '/api/staff/matters/:id/papers', method: 'POST' };
