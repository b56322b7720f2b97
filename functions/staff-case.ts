import { openCase } from '#server/cases/open-case.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.of('case')(openCase) });

export const config = { path: '/api/staff/cases/:id', method: 'GET' };
