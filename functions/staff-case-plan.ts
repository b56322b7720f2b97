import { planOfCase } from '#server/checkout/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads.of('case')(planOfCase) });

export const config = { path: '/api/staff/cases/:id/plan', method: 'GET' };
