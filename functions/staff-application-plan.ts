import { grantRequest } from '#domain/orders/parts.ts';
import { grantPlan } from '#server/checkout/grant-plan.ts';
import { planOfApplication } from '#server/checkout/read-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('application')(planOfApplication),
  POST: staff.of('application')(grantRequest, grantPlan, { mails: true }),
});

export const config = { path: '/api/staff/applications/:id/plan', method: ['GET', 'POST'] };
