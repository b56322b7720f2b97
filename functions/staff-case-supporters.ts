import { endpoint, staff } from '#server/entry/endpoint.ts';
import { supportersOfCase } from '#server/supporters/read-for-staff.ts';

export default endpoint({ GET: staff.reads.of('case')(supportersOfCase) });

export const config = { path: '/api/staff/cases/:id/supporters', method: 'GET' };
