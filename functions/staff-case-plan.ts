import { readPlanOfCase } from '#server/cases/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.of('case')(readPlanOfCase) });

export const config = { path: '/api/staff/cases/:id/plan', method: 'GET' };
