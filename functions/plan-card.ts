import { agreeRequest } from '#domain/orders/card-consent.ts';
import { agreeToCharges } from '#server/checkout/agree-to-charges.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

/** Agreeing to be charged on the days of a plan; the answer is the page that keeps the card. */
export default endpoint({ POST: signedIn.counting('cards').byId(agreeRequest, agreeToCharges) });

export const config = { path: '/api/plans/:id/card', method: 'POST' };
