import { stopRequest } from '#domain/orders/parts.ts';
import { stopOwnPlan } from '#server/checkout/grant-plan.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(stopRequest, stopOwnPlan, { mails: true }) });

export const config = { path: '/api/plans/:id/stop', method: 'POST' };
