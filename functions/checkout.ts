import { openIntentSchema, payLinkQuery } from '#domain/orders/payment-requests.ts';
import * as orders from '#domain/orders/api.ts';
import { confirmPayment } from '#server/checkout/confirm-payment.ts';
import { followPayLink } from '#server/checkout/follow-pay-link.ts';
import { mailPaymentAgain } from '#server/checkout/mail-payment-again.ts';
import { openIntent } from '#server/checkout/open-intent.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';

export default endpoints(
  [orders.openIntent, openIntent, checkedWith(openIntentSchema), rateLimited('intents')],
  [orders.payLink, followPayLink, checkedWith(payLinkQuery)],
  [orders.confirmPayment, confirmPayment],
  [orders.mailPaymentAgain, mailPaymentAgain],
);

export const config = {
  path: [
    '/api/create-payment-intent',
    '/api/pay/:package',
    '/api/payment-confirmation',
    '/api/payment-confirmation/mail',
  ],
};
