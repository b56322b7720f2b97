import { readWorkload } from '#server/cases/find-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff(readWorkload) });

export const config = { path: '/api/staff/workload', method: 'GET' };
