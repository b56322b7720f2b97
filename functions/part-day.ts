import { moveDayRequest } from '#domain/orders/parts.ts';
import { movePart } from '#server/checkout/move-part.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(moveDayRequest, movePart) });

export const config = { path: '/api/parts/:id/day', method: 'POST' };
