import { earlyDateRequest } from '#domain/orders/early-date.ts';
import { tellEarlyDate } from '#server/checkout/early-dates.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(earlyDateRequest, tellEarlyDate) });

export const config = { path: '/api/plans/:id/court-date', method: 'POST' };
