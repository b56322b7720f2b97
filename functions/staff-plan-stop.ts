import { stopRequest } from '#domain/orders/parts.ts';
import { stopPlan } from '#server/checkout/grant-plan.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('plan')(stopRequest, stopPlan, { mails: true }) });

export const config = { path: '/api/staff/plans/:id/stop', method: 'POST' };
