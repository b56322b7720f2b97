import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readSupportersOfCase } from '#server/supporters/read-for-staff.ts';

export default endpoint({ GET: staff.of('case')(readSupportersOfCase) });

export const config = { path: '/api/staff/cases/:id/supporters', method: 'GET' };
