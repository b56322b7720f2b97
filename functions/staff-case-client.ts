import { endpoint, staff } from '#server/entry/endpoint.ts';
import { clientCardOfCase } from '#server/plans/read-client-card.ts';

export default endpoint({ GET: staff.reads.of('case')(clientCardOfCase) });

export const config = { path: '/api/staff/cases/:id/client', method: 'GET' };
