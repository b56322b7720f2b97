import { workload } from '#server/cases/find-cases.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(workload) });

export const config = { path: '/api/staff/workload', method: 'GET' };
