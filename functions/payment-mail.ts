import { confirmPaymentSchema } from '#server/checkout/confirm-payment.ts';
import { mailPaymentAgain } from '#server/checkout/mail-payment-again.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({
  POST: anyone(confirmPaymentSchema, mailPaymentAgain, { answer: accepted, mails: true }),
});

export const config = { path: '/api/payment-confirmation/mail', method: 'POST' };
