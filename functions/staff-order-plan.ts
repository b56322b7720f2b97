import { readPlanOfOrder } from '#server/checkout/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.of('order')(readPlanOfOrder) });

export const config = { path: '/api/staff/orders/:id/plan', method: 'GET' };
