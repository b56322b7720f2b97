import { removeOwnCard } from '#server/checkout/agree-to-charges.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(removeOwnCard) });

export const config = { path: '/api/cards/:id/removal', method: 'POST' };
