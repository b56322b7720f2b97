import { payPart } from '#server/checkout/pay-part.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

/** The payment page of a part of a plan. */
export default endpoint({ POST: signedIn.counting('parts').byId(payPart, { mails: true }) });

export const config = { path: '/api/parts/:id/payment', method: 'POST' };
