import { followPayLink, payLinkQuery } from '#server/checkout/follow-pay-link.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { redirect } from '#server/http/reply.ts';

/** The hosted payment link of each package. */
export default endpoint({
  GET: anyone(payLinkQuery, followPayLink, { answer: redirect, mails: (page) => page !== null }),
});

export const config = { path: '/api/pay/:packageId', method: 'GET' };
