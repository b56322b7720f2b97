import { grantForOrderRequest } from '#domain/orders/parts.ts';
import { grantPlanOfOrder } from '#server/checkout/grant-plan.ts';
import { planOfOrder } from '#server/checkout/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('order')(planOfOrder),
  POST: staff.of('order')(grantForOrderRequest, grantPlanOfOrder, { mails: true }),
});

export const config = { path: '/api/staff/orders/:id/plan', method: ['GET', 'POST'] };
