import { grantRequest } from '#domain/orders/parts.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { readPlanOfApplication } from '#server/checkout/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.of('application')(readPlanOfApplication),
  POST: staff.of('application')(grantRequest, grantPlan, { mails: true }),
});

export const config = { path: '/api/staff/applications/:id/plan', method: ['GET', 'POST'] };
