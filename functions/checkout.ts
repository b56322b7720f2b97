import { confirmPayment, confirmPaymentSchema } from '#server/checkout/confirm-payment.ts';
import { followPayLink, payLinkQuery } from '#server/checkout/follow-pay-link.ts';
import { mailPaymentAgain } from '#server/checkout/mail-payment-again.ts';
import { openIntent, openIntentSchema } from '#server/checkout/open-intent.ts';
import { anyone, endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { accepted, redirect } from '#server/http/reply.ts';

export default routes({
  '/api/create-payment-intent': endpoint({
    POST: signedIn.counting('intents')(openIntentSchema, openIntent),
  }),
  /** The hosted payment link of each package. */
  '/api/pay/:packageId': endpoint({
    GET: anyone(payLinkQuery, followPayLink, { answer: redirect, mails: (page) => page !== null }),
  }),
  '/api/payment-confirmation': endpoint({
    POST: anyone(confirmPaymentSchema, confirmPayment, { mails: true }),
  }),
  '/api/payment-confirmation/mail': endpoint({
    POST: anyone(confirmPaymentSchema, mailPaymentAgain, { answer: accepted, mails: true }),
  }),
});

export const config = {
  path: [
    '/api/create-payment-intent',
    '/api/pay/:packageId',
    '/api/payment-confirmation',
    '/api/payment-confirmation/mail',
  ],
};
